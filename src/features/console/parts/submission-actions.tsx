import { type ReactNode, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type {
  assignSubmission,
  noteSubmission,
  waiveConflict,
} from '../../editorial/submissions/editorial.contract.ts';
import { FoldedForm } from './folded-form.tsx';
import { LabelledSelect, LabelledText } from './labelled.tsx';
import styles from './submission.module.css';
import { SubmissionDecide } from './submission-decide.tsx';
import { SubmissionReviewForm } from './submission-invite.tsx';
import { SubmissionMessage } from './submission-message.tsx';
import { SubmissionPublish } from './submission-publish.tsx';
import { SubmissionReviews } from './submission-reviews.tsx';
import { type ActionProps, useDone } from './submission-view.ts';
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
      <Actions title={say('submissions.isAuthor')}>
        <p>{say('submission.isAuthor.text')}</p>
      </Actions>
    );
  return (
    <Actions title={say('submission.do')}>
      {state === 'accepted' && !published && <SubmissionPublish {...action} />}
      {state !== 'withdrawn' && state !== 'declined' && <SubmissionAssign {...action} />}
      {(isOpen || reviews.length > 0) && <SubmissionReviews {...action} today={today} usuallyDue={usuallyDue} />}
      {isOpen && <SubmissionReviewForm {...action} today={today} usuallyDue={usuallyDue} />}
      {steps.some((step) => step !== 'begin-review') && <SubmissionDecide {...action} />}
      {state !== 'withdrawn' && state !== 'declined' && <SubmissionMessage {...action} />}
      <SubmissionNote {...action} />
      {mayWaive && editors.some((one) => one.isAuthor) && <SubmissionConflict {...action} />}
    </Actions>
  );
}

const Actions = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section aria-labelledby="actions" className={`${layout.stack4} ${styles.actions}`} data-part="submission-actions">
    <h2 id="actions" className={text.h3}>
      {title}
    </h2>
    {children}
  </section>
);

/** Something to remember, for the console alone. */
function SubmissionNote({ submission: { id }, onDone }: ActionProps) {
  const say = useWord();
  const done = useDone(onDone);
  const [note, setNote] = useState('');

  async function submit() {
    const answer = await pageCall()<typeof noteSubmission>('POST /console/submission/note', { id, text: note });
    if (!answer.ok) return;
    setNote('');
    done();
  }

  return (
    <FoldedForm title={say('submission.note')} action={say('submission.note.do')} onSubmit={submit}>
      <LabelledText
        label={say('submission.note.words')}
        help={say('submission.note.text')}
        rows={4}
        required
        maxLength={20_000}
        value={note}
        onChange={setNote}
      />
    </FoldedForm>
  );
}

/** Who deals with it. */
function SubmissionAssign({ submission: { id, editor, editors }, onDone }: ActionProps) {
  const say = useWord();
  const done = useDone(onDone);
  const current = editor?.account ?? '';
  const [chosen, setChosen] = useState(current);

  async function submit() {
    const account = chosen || null;
    const answer = await pageCall()<typeof assignSubmission>('POST /console/submission/assign', { id, account });
    if (answer.ok) done();
  }

  return (
    <FoldedForm
      isOpen={editor === null}
      title={say('submission.assign')}
      text={say('submission.assign.text')}
      action={say('submission.assign.do')}
      isDisabled={chosen === current}
      onSubmit={submit}
    >
      <LabelledSelect
        label={say('submission.assign.to')}
        value={chosen}
        choices={[
          { value: '', label: say('submission.assign.nobody') },
          ...editors.map(({ account, name, isAuthor }) => ({
            value: account,
            label: isAuthor ? say('submission.assign.isAuthor', { name }) : name,
            isOff: isAuthor,
          })),
        ]}
        onChange={setChosen}
      />
    </FoldedForm>
  );
}

/** Lets an editor deal with a submission of which they are an author. */
function SubmissionConflict({ submission: { id, editors }, onDone }: ActionProps) {
  const say = useWord();
  const done = useDone(onDone);
  const authors = editors.filter(({ isAuthor }) => isAuthor);
  const [account, setAccount] = useState(authors[0]?.account ?? '');
  const [reason, setReason] = useState('');

  async function submit() {
    const wanted = { id, account, reason };
    const answer = await pageCall()<typeof waiveConflict>('POST /console/submission/waiveConflict', wanted);
    if (!answer.ok) return;
    setReason('');
    done();
  }

  return (
    <FoldedForm
      title={say('submission.conflict')}
      text={say('submission.conflict.text')}
      action={say('submission.conflict.do')}
      onSubmit={submit}
    >
      <LabelledSelect
        label={say('submission.conflict.who')}
        value={account}
        choices={authors.map((author) => ({ value: author.account, label: author.name }))}
        onChange={setAccount}
      />
      <LabelledText
        label={say('submission.conflict.reason')}
        rows={3}
        required
        maxLength={1_000}
        value={reason}
        onChange={setReason}
      />
    </FoldedForm>
  );
}
