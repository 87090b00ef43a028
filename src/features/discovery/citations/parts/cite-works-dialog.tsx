import { useSay } from '../../../../platform/i18n/use-say.ts';
import box from '../../../../platform/ui/box.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import { Modal } from '../../../../platform/ui/modal.tsx';
import text from '../../../../platform/ui/text.module.css';
import styles from './cite.module.css';
import type { Work } from './folder.ts';
import { FolderActions, useFolderInfo } from './folder-actions.tsx';
import { IntegrityFlag } from './quotes.tsx';
import { StyleChoice } from './style-choice.tsx';
import { useCitationStyles } from './use-citation-styles.ts';

interface Props {
  readonly works: readonly Work[];
  closed(): void;
}

/** Several works as they are cited, to copy or to export together, without a way through the folder. */
export default function CiteWorksDialog({ works, closed }: Props) {
  const say = useSay();
  const { style, choose, added } = useCitationStyles();
  const info = useFolderInfo(
    works.map(({ id }) => id),
    style,
  );
  return (
    <Modal title={say('citations.action.citeSelected', { count: works.length })} part="cite-works" closed={closed}>
      <div className={layout.stack3}>
        <StyleChoice style={style} choose={choose} added={added} />
        <ul className={`${box.entries} ${styles.works}`} aria-live="polite" aria-busy={info.state === 'asking'}>
          {works.map(({ id, resName, resString }) => (
            <li key={id} data-part="citation">
              <p dir="auto">{info.works.get(id)?.quote ?? `${resName}. ${resString}`}</p>
              <p className={text.fine}>
                <IntegrityFlag integrity={info.works.get(id)?.integrity ?? null} />
              </p>
            </li>
          ))}
        </ul>
        <FolderActions chosen={works} info={info} />
      </div>
    </Modal>
  );
}
