import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';

/** People with their portraits. */
export function LayoutPeople({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.people} data-part="list" data-layout="people">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          {row.picture ? (
            <img src={row.picture} alt="" loading="lazy" />
          ) : (
            <span className={styles.initial} aria-hidden="true">
              {[...row.title][0]}
            </span>
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            {row.facts.researchFields && (
              <p className={styles.summary}>
                <bdi>{row.facts.researchFields}</bdi>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
