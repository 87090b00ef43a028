import { useSay } from '../../../../platform/i18n/use-say.ts';
import styles from './claim.module.css';

/** Says that a page is its person's own. */
export function ClaimMark() {
  const say = useSay();
  return (
    <p className={styles.mark} data-part="claimed">
      <span aria-hidden="true">✓</span> <span title={say('claims.markHint')}>{say('claims.mark')}</span>
    </p>
  );
}
