import { playingTime } from '../../../../platform/shell/printed-sizes.ts';
import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowSummary, RowTitle } from './row-title.tsx';

/** Beside each other, each with its picture above. */
export function LayoutCards({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.cards} data-part="list" data-layout="cards">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          {row.picture && (
            <div className={styles.picture}>
              <img src={row.picture} alt="" loading="lazy" />
              {row.facts.seconds !== undefined && <span>{playingTime(row.facts.seconds)}</span>}
            </div>
          )}
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} without={row.picture ? ['seconds'] : []} />
            <RowSummary row={row} />
          </div>
        </li>
      ))}
    </ul>
  );
}
