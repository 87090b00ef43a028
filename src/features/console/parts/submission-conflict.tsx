import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { waiveConflict } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** Lets an editor deal with a submission of which they are an author. */
export function SubmissionConflict({ submission: { id, editors }, onDone }: ActionProps) {
  const say = useWord();
  const authors = editors.filter(({ isAuthor }) => isAuthor);
  const [account, setAccount] = useState(authors[0]?.account ?? '');
  const [reason, setReason] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = { id, account, reason };
    const answer = await pageCall()<typeof waiveConflict>('POST /console/submission/waiveConflict', wanted);
    if (!answer.ok) return;
    setReason('');
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold}>
      <summary className={styles.opener}>{say('submission.conflict')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{say('submission.conflict.text')}</p>
        <LabelledInput label={say('submission.conflict.who')}>
          {(labelled) => (
            <select {...labelled} value={account} onChange={({ target }) => setAccount(target.value)}>
              {authors.map((one) => (
                <option key={one.account} value={one.account}>
                  {one.name}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <LabelledInput label={say('submission.conflict.reason')} required>
          {(labelled) => (
            <textarea
              {...{ ...labelled, rows: 3, required: true, maxLength: 1_000 }}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.button}>
            {say('submission.conflict.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
