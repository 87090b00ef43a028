import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { assignSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** Who deals with it. */
export function SubmissionAssign({ submission, onDone }: ActionProps) {
  const say = useWord();
  const { id, editor, editors } = submission;
  const current = editor?.account ?? '';
  const [chosen, setChosen] = useState(current);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const account = chosen || null;
    const answer = await pageCall()<typeof assignSubmission>('POST /console/submission/assign', { id, account });
    if (!answer.ok) return;
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold} open={editor === null}>
      <summary className={styles.opener}>{say('submission.assign')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{say('submission.assign.text')}</p>
        <LabelledInput label={say('submission.assign.to')}>
          {(labelled) => (
            <select {...labelled} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">{say('submission.assign.nobody')}</option>
              {editors.map(({ account, name, isAuthor }) => (
                <option key={account} value={account} disabled={isAuthor}>
                  {isAuthor ? say('submission.assign.isAuthor', { name }) : name}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.button} disabled={chosen === current}>
            {say('submission.assign.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
