import styles from './access.module.css';

/** Why the reader may have what is shown, in plain words. */
export const AccessReason = ({ reason }: { readonly reason: string | null }) =>
  reason && (
    <p className={styles.reason} role="note" data-part="access-reason">
      {reason}
    </p>
  );
