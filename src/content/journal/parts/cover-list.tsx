import { Cover } from '../../../platform/shell/cover.tsx';
import { useHref } from '../../../platform/shell/href.ts';
import type { ArtworkName } from '../../../platform/ui/artwork.tsx';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './journals.module.css';

export interface CoverEntry {
  readonly id: string;
  /** What is printed on a cover that has no picture. */
  readonly name: string;
  readonly label: string;
  readonly picture: string | null;
  readonly artwork: ArtworkName;
  readonly hue?: number | undefined;
  readonly href: string;
  readonly note?: string | null;
}

/** Journals or issues by their covers. */
export function CoverList({ part, covers }: { readonly part: string; readonly covers: readonly CoverEntry[] }) {
  const href = useHref();
  return (
    <ul className={styles.covers} data-part={part}>
      {covers.map(({ id, href: to, note, ...cover }) => (
        <li key={id} className={layout.stack1}>
          <a className={layout.stack2} href={href(to)}>
            <Cover {...cover} size="small" />
            <span>{cover.label || cover.name}</span>
          </a>
          {note && <p className={text.fine}>{note}</p>}
        </li>
      ))}
    </ul>
  );
}
