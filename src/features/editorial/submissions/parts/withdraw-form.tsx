import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import type { withdrawSubmission } from '../contract.ts';
import styles from './form.module.css';

/** Taking back what was sent; it can't be undone, so it is asked for once more. */
export function WithdrawForm({ id }: { readonly id: string }) {
  const say = useSay();
  const field = useId();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  const withdraw = async () => {
    const words = { confirm: say('submissions.own.withdraw'), cancel: say('ui.action.cancel') };
    if (isBusy || !(await confirmed(say('submissions.own.withdrawAsk'), words))) return;
    setBusy(true);
    const answer = await pageCall()<typeof withdrawSubmission>('POST /front/submission/withdraw', { id, reason });
    if (answer.ok) await revalidate();
    setBusy(false);
  };

  return (
    <form
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={field}>{say('submissions.own.withdrawReason')}</label>
        <textarea
          id={field}
          rows={3}
          dir="auto"
          maxLength={2_000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      <div className={styles.buttons}>
        <button type="submit" className={buttons.button} disabled={isBusy}>
          {say('submissions.own.withdraw')}
        </button>
      </div>
    </form>
  );
}
