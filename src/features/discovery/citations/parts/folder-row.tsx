import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { CitationItem } from '../../../../platform/ui/behaviour/citation-list.ts';
import styles from './folder-dialog.module.css';
import type { FolderInfo } from './folder-info.ts';
import { IntegrityFlag } from './integrity-flag.tsx';

interface Props {
  readonly item: CitationItem;
  readonly info: FolderInfo;
  readonly selected: boolean;
  toggle(): void;
  remove(): void;
}

/** One work of the folder: as it is cited, or that it no longer can be. */
export function FolderRow({ item, info, selected, toggle, remove }: Props) {
  const say = useSay();
  const work = info.works.get(item.id);
  const title = work?.resName ?? item.resName;
  return (
    <li className={styles.row} data-part="citation">
      <input
        type="checkbox"
        aria-label={say('citations.folder.selectPaper', { title })}
        checked={selected}
        onChange={toggle}
      />
      <div>
        <p className={styles.title}>
          <bdi>{title}</bdi> <IntegrityFlag integrity={work?.integrity ?? null} />
        </p>
        <p className={styles.quote} dir="auto">
          {work ? work.quote : info.state === 'known' ? say('failure.noCitation') : item.resString}
        </p>
      </div>
      <button type="button" aria-label={say('citations.folder.deletePaper', { title })} onClick={remove}>
        ×
      </button>
    </li>
  );
}
