import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSay } from '../i18n/use-say.ts';
import styles from './dialog.module.css';

interface Props {
  readonly title: string;
  readonly part: string;
  /** The label of what closes it, where "Close" alone would not say enough. */
  readonly closeLabel?: string;
  readonly children: ReactNode;
  /** Told when it has closed, however that was done. */
  closed(): void;
}

/** The browser's own dialog, open as long as it is there: Escape closes it and the focus goes back to what opened it. */
export function Modal({ title, part, closeLabel, children, closed }: Props) {
  const say = useSay();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  // Outside the place that opened it, whose styles are for other things.
  return createPortal(
    <dialog ref={dialog} className={styles.modal} aria-labelledby={id} data-part={part} onClose={closed}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" aria-label={closeLabel ?? say('ui.action.close')} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>,
    document.body,
  );
}
