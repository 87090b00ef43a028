import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { openCitationFolder } from '../../../platform/ui/behaviour/citation-folder.ts';
import { badgeText } from '../../../platform/ui/behaviour/scroll-limits.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
import { ToolIcon } from '../../navigation/parts/tool-icon.tsx';
import styles from './citation-folder.module.css';

/** The batch-citation folder: a list kept in this browser, opened from the toolbar. */
export function CitationFolder({ name }: { readonly name: string }) {
  const say = useSay();
  const title = useId();
  const { site } = useFrame();
  const dialog = useRef<HTMLDialogElement>(null);
  const [count, setCount] = useState(0);

  useEffect(() => {
    const folder = openCitationFolder(String(site.id));
    setCount(folder.count());
    return folder.onChange(() => setCount(folder.count()));
  }, [site.id]);

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={name}
        aria-label={say('navigation.toolbar.citationFolderCount', { count })}
        onClick={() => dialog.current?.showModal()}
        data-part="citation-folder"
      >
        <ToolIcon name="folder" />
        {count > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {badgeText(count)}
          </span>
        )}
      </button>
      <dialog ref={dialog} className={styles.dialog} aria-labelledby={title} data-part="citation-dialog">
        <div className={styles.head}>
          <h2 id={title}>{say('citing.folder.title')}</h2>
          <button type="button" aria-label={say('citing.folder.close')} onClick={() => dialog.current?.close()}>
            ×
          </button>
        </div>
        <div className={styles.empty}>
          <p>
            <strong>{say('citing.empty.title')}</strong>
          </p>
          <p>{say('citing.empty.hint')}</p>
        </div>
      </dialog>
    </>
  );
}
