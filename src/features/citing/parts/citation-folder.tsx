import { useEffect, useId, useRef, useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import { openCitationFolder } from '../../../platform/ui/behaviour/citation-folder.ts';
import { badgeText } from '../../../platform/ui/behaviour/scroll-limits.ts';
import { useFrame } from '../../navigation/parts/frame.ts';
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
        <svg
          viewBox="0 0 20 20"
          width="20"
          height="20"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        >
          <path d="M2.500 16V4.500H8L10 7h7.500v9zM10 9v4.500M7.750 11.250h4.500" />
        </svg>
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
