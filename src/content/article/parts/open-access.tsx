import { useSay } from '../../../platform/i18n/use-say.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import styles from './article-head.module.css';

/** Always the same orange padlock. */
export function OpenAccess() {
  const say = useSay();
  return (
    <span className={`${layout.row1} ${text.strong} ${styles.open}`} data-part="open-access">
      <svg
        viewBox="0 0 16 16"
        width="15"
        height="15"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d="M4.5 7V4.5a3.5 3.5 0 0 1 6.8-1.2M3.5 7h9v7h-9z" />
      </svg>
      {say('search.access.open')}
    </span>
  );
}
