import { Cover } from '../../../../platform/shell/cover.tsx';
import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowTitle } from './row-title.tsx';

/** Covers with little beneath them; one is drawn where there is none. */
export function LayoutCovers({ rows, isMixed, artwork, heading }: LayoutProps) {
  return (
    <ul className={styles.covers} data-part="list" data-layout="covers">
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
