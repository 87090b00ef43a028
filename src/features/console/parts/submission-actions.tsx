import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { assignSubmission, noteSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import { SubmissionConflict } from './submission-conflict.tsx';
import { SubmissionDecide } from './submission-decide.tsx';
import { SubmissionMessage } from './submission-message.tsx';
import { SubmissionPublish } from './submission-publish.tsx';
import { SubmissionReviewForm } from './submission-review-form.tsx';
import { SubmissionReviews } from './submission-reviews.tsx';
import type { ActionProps } from './submission-view.ts';
import { useConsole, useWord } from './use-console.ts';

interface Props extends ActionProps {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly usuallyDue: string;
}

/** What can be done about a submission as it stands; what can't be done is not offered. */
export function SubmissionActions({ submission, today, usuallyDue, onDone }: Props) {
  const say = useWord();
  const { state, steps, published, reviews, editors, isAuthor } = submission;
  const { me } = useConsole();
  const mayWaive = me.permissions.includes('conflicts.waive');
  const isOpen = state === 'received' || state === 'review';
  const action = { submission, onDone };
  if (isAuthor)
    return (
      <section aria-labelledby="actions" className={styles.actions} data-part="submission-actions">
        <h2 id="actions">{say('submissions.isAuthor')}</h2>
        <p>{say('submission.isAuthor.text')}</p>
      </section>
    );
  return (
    <section aria-labelledby="actions" className={styles.actions} data-part="submission-actions">
      <h2 id="actions">{say('submission.do')}</h2>
      {state === 'accepted' && !published && <SubmissionPublish {...action} />}
      {state !== 'withdrawn' && state !== 'declined' && <SubmissionAssign {...action} />}
      {(isOpen || reviews.length > 0) && <SubmissionReviews {...action} today={today} />}
      {isOpen && <SubmissionReviewForm {...action} today={today} usuallyDue={usuallyDue} />}
      {steps.some((step) => step !== 'begin-review') && <SubmissionDecide {...action} />}
      {state !== 'withdrawn' && state !== 'declined' && <SubmissionMessage {...action} />}
      <SubmissionNote {...action} />
      {mayWaive && editors.some((one) => one.isAuthor) && <SubmissionConflict {...action} />}
    </section>
  );
}

/** Something to remember, for the console alone. */
function SubmissionNote({ submission: { id }, onDone }: ActionProps) {
  const say = useWord();
  const [text, setText] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await pageCall()<typeof noteSubmission>('POST /console/submission/note', { id, text });
    if (!answer.ok) return;
    setText('');
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold}>
      <summary className={styles.opener}>{say('submission.note')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <LabelledInput label={say('submission.note.words')} help={say('submission.note.text')} required>
          {(labelled) => (
            <textarea
              {...{ ...labelled, rows: 4, required: true, maxLength: 20_000 }}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.button}>
            {say('submission.note.do')}
          </button>
        </div>
      </form>
    </details>
  );
}

/** Who deals with it. */
function SubmissionAssign({ submission, onDone }: ActionProps) {
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
