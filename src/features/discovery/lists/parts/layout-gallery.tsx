import styles from './item-list.module.css';
import type { LayoutProps } from './layouts.ts';
import { RowFacts } from './row-facts.tsx';
import { RowSummary, RowTitle } from './row-title.tsx';

/** Figures by their pictures: nothing of them is cut off. */
export function LayoutGallery({ rows, isMixed, heading }: LayoutProps) {
  return (
    <ul className={styles.gallery} data-part="list" data-layout="gallery">
      {rows.map((row) => (
        <li key={row.id} data-kind={row.kind}>
          <div className={styles.figure}>{row.picture && <img src={row.picture} alt="" loading="lazy" />}</div>
          <div className={styles.words}>
            <RowTitle row={row} isMixed={isMixed} heading={heading} />
            <RowFacts row={row} />
            <RowSummary row={{ ...row, summary: '' }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
