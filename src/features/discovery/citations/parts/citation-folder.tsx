import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { badgeText } from '../../../../platform/ui/behaviour/scroll-limits.ts';
import styles from './folder.module.css';
import { useFolder } from './folder.ts';

const FolderDialog = lazy(() => import('./folder-dialog.tsx'));

interface Props {
  readonly name: string;
  /** What its button shows. */
  readonly children: ReactNode;
}

/** The batch-citation folder: a list kept in this browser, opened from the toolbar. */
export function CitationFolder({ name, children }: Props) {
  const say = useSay();
  const list = useFolder() ?? [];
  const [open, setOpen] = useState(false);
  const count = list.length;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={name}
        aria-label={say('frame.toolbar.citationFolderCount', { count })}
        onClick={() => setOpen(true)}
        data-part="citation-folder"
      >
        {children}
        {count > 0 && (
          <span className={styles.count} aria-hidden="true">
            {badgeText(count)}
          </span>
        )}
      </button>
      {open && (
        <Suspense>
          <FolderDialog list={list} closed={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
