import { useSay } from '../i18n/use-say.ts';
import styles from './open-access.module.css';

/** Always the same orange padlock. */
export function OpenAccess() {
  const say = useSay();
  return (
    <span className={styles.open} data-part="open-access">
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden="true">
        <path d="M4.5 7V4.5a3.5 3.5 0 0 1 6.8-1.2M3.5 7h9v7h-9z" />
      </svg>
      {say('search.access.open')}
    </span>
  );
}
