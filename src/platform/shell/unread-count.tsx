import { useSay } from '../i18n/use-say.ts';
import styles from './unread-count.module.css';

/** Above this the number itself says nothing more. */
const largestCount = 99;

export function UnreadCount({ count }: { readonly count: number }) {
  const say = useSay();
  if (count === 0) return null;
  return (
    <span className={styles.count} data-part="unread">
      <span aria-hidden="true">{count > largestCount ? `${largestCount}+` : count}</span>
      <span data-visually-hidden="">{say('frame.account.unreadMessages', { count })}</span>
    </span>
  );
}
