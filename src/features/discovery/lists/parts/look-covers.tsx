import { Cover } from '../../../../content/issue/parts/cover.tsx';
import type { LookProps } from './looks.ts';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';
import styles from './shelf.module.css';

/** Covers with little beneath them; one is drawn where there is none. */
export function LookCovers({ rows, isMixed, artwork, heading }: LookProps) {
  return (
    <ul className={styles.covers} data-part="shelf" data-look="covers">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          <Cover name={row.title} label="" picture={row.picture} artwork={artwork} size="small" />
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} without={['isbn', 'publisher', 'series']} />
          </div>
        </li>
      ))}
    </ul>
  );
}
