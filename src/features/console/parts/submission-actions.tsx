import styles from './submission.module.css';
import { SubmissionAssign } from './submission-assign.tsx';
import { SubmissionConflict } from './submission-conflict.tsx';
import { SubmissionDecide } from './submission-decide.tsx';
import { SubmissionMessage } from './submission-message.tsx';
import { SubmissionNote } from './submission-note.tsx';
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
