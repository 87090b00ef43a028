import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowSummary, RowTitle } from './row-title.tsx';

/** One below the other, with a small picture where there is one. */
export function LayoutRows({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.rows} data-part="list" data-layout="rows">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind} data-picture={row.picture ? '' : undefined}>
          {row.picture && (
            <img
              className={row.kind === 'book' ? styles.portrait : styles.thumb}
              src={row.picture}
              alt=""
              loading="lazy"
            />
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            <RowSummary row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
