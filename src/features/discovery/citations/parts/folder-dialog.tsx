import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useFrame } from '../../../../platform/shell/frame.ts';
import { openCitationFolder } from '../../../../platform/ui/behaviour/citation-folder.ts';
import { type CitationItem, type CitationList, toggleAll } from '../../../../platform/ui/behaviour/citation-list.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { Modal } from '../../../../platform/ui/modal.tsx';
import text from '../../../../platform/ui/text.module.css';
import styles from './cite.module.css';
import { FolderActions, type FolderInfo, useFolderInfo } from './folder-actions.tsx';
import { IntegrityFlag } from './quotes.tsx';
import { StyleChoice } from './style-choice.tsx';
import { useCitationStyles } from './use-citation-styles.ts';

interface Props {
  readonly list: CitationList;
  closed(): void;
}

/** The works that a reader has put aside: to choose from, to delete, to copy and to export together. */
export default function FolderDialog({ list, closed }: Props) {
  const say = useSay();
  return (
    <Modal
      title={say('citations.folder.title')}
      part="citation-dialog"
      closeLabel={say('citations.folder.close')}
      closed={closed}
    >
      {list.length === 0 ? <EmptyFolder /> : <FilledFolder list={list} />}
    </Modal>
  );
}

function EmptyFolder() {
  const say = useSay();
  return (
    <div className={`${layout.stack2} ${text.muted} ${styles.empty}`}>
      <p>
        <strong>{say('citations.empty.title')}</strong>
      </p>
      <p>{say('citations.empty.hint')}</p>
    </div>
  );
}

function FilledFolder({ list }: { readonly list: CitationList }) {
  const say = useSay();
  const { site } = useFrame();
  const all = useId();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { style, choose, added } = useCitationStyles();
  const info = useFolderInfo(
    list.map(({ id }) => id),
    style,
  );
  // Another tab may have taken some out.
  const chosen = list.filter(({ id }) => selected.has(id));

  const toggle = (id: string) => {
    const after = new Set(selected);
    if (!after.delete(id)) after.add(id);
    setSelected(after);
  };
  const remove = (ids: readonly string[]) => {
    if (ids.length === 0) return showToast({ kind: 'error', text: say('failure.selectFirst') });
    openCitationFolder(String(site.id)).remove(ids);
    setSelected(new Set([...selected].filter((id) => !ids.includes(id))));
    return showToast({ kind: 'success', text: say('citations.message.removed', { count: ids.length }) });
  };

  return (
    <div className={layout.stack3}>
      <p className={text.fine}>{say('citations.folder.description')}</p>
      <StyleChoice style={style} choose={choose} added={added} />
      <div className={`${layout.row2} ${text.small} ${styles.bar}`}>
        <input
          id={all}
          type="checkbox"
          checked={chosen.length === list.length}
          onChange={() => setSelected(toggleAll(list, selected))}
        />
        <label htmlFor={all}>{say('citations.folder.selectAll')}</label>
        <span className={text.muted} role="status">
          {say('citations.folder.selected', { count: chosen.length })}
        </span>
        <button
          type="button"
          className={`${text.action} ${layout.end}`}
          onClick={() => remove(chosen.map(({ id }) => id))}
        >
          {say('citations.folder.delete')}
        </button>
      </div>
      <ul className={`${box.entries} ${styles.works}`} aria-label={say('citations.folder.list')}>
        {list.map((item) => (
          <FolderRow
            key={item.id}
            item={item}
            info={info}
            selected={selected.has(item.id)}
            toggle={() => toggle(item.id)}
            remove={() => remove([item.id])}
          />
        ))}
      </ul>
      <FolderActions chosen={chosen} info={info} />
    </div>
  );
}

interface RowProps {
  readonly item: CitationItem;
  readonly info: FolderInfo;
  readonly selected: boolean;
  toggle(): void;
  remove(): void;
}

/** One work of the folder: as it is cited, or that it no longer can be. */
function FolderRow({ item, info, selected, toggle, remove }: RowProps) {
  const say = useSay();
  const work = info.works.get(item.id);
  const title = work?.resName ?? item.resName;
  return (
    <li className={styles.work} data-part="citation">
      <input
        type="checkbox"
        aria-label={say('citations.folder.selectPaper', { title })}
        checked={selected}
        onChange={toggle}
      />
      <div>
        <p className={text.strong}>
          <bdi>{title}</bdi> <IntegrityFlag integrity={work?.integrity ?? null} />
        </p>
        <p className={text.fine} dir="auto">
          {work ? work.quote : info.state === 'known' ? say('failure.noCitation') : item.resString}
        </p>
      </div>
      <button type="button" aria-label={say('citations.folder.deletePaper', { title })} onClick={remove}>
        ×
      </button>
    </li>
  );
}
