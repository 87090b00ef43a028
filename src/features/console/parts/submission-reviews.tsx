import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { cancelReview, requestReview } from '../../editorial/submissions/editorial.contract.ts';
import type { extendReview } from '../../editorial/submissions/reviewers.contract.ts';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine } from './labelled.tsx';
import { FileLines } from './submission-files.tsx';
import { type ActionProps, type EditorialSubmission, useDone } from './submission-view.ts';
import { useWord } from './use-console.ts';

type Review = EditorialSubmission['reviews'][number];

const isAwaited = ({ state }: Review): boolean => state === 'asked' || state === 'agreed';

interface ReviewProps extends ActionProps {
  /** YYYY-MM-DD */
  readonly today: string;
  readonly usuallyDue: string;
}

/** Whoever was invited in an earlier round and not yet in this one. */
const mayInviteAgain = ({ state, round, reviews }: EditorialSubmission, { email, round: earlier }: Review): boolean =>
  (state === 'received' || state === 'review') &&
  earlier < round &&
  !reviews.some((one) => one.email === email && one.round > earlier);

/** The reviewers and their reviews. */
export function SubmissionReviews({ submission, today, usuallyDue, onDone }: ReviewProps) {
  const say = useWord();
  const done = useDone(onDone);
  const { id, reviews } = submission;

  async function cancel({ id: review, name }: Review) {
    const words = { confirm: say('submission.review.cancel'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.review.confirmCancel', { name }), words))) return;
    const wanted = { id, review };
    const answer = await pageCall()<typeof cancelReview>('POST /console/submission/cancelReview', wanted);
    if (answer.ok) onDone();
  }

  async function inviteAgain({ name, email, language, anonymous }: Review) {
    const wanted = { id, name, email, language, anonymous, dueOn: usuallyDue, text: '' };
    const answer = await pageCall()<typeof requestReview>('POST /console/submission/requestReview', wanted);
    if (answer.ok) done();
  }

  return (
    <ConsoleSection id="reviews" level={3} title={say('submission.reviews')} isCard part="reviews">
      {reviews.length === 0 && <p className={text.fine}>{say('submission.reviews.none')}</p>}
      <ul className={`${box.entries} ${styles.enclosed}`}>
        {reviews.toReversed().map((review) => (
          <li key={review.id} className={layout.stack2}>
            <ReviewLine review={review} today={today} />
            <ReviewFiles submission={submission} review={review} />
            {isAwaited(review) && <ReviewDue submission={submission} review={review} today={today} onDone={onDone} />}
            {mayInviteAgain(submission, review) && (
              <div>
                <ActionButton onClick={() => inviteAgain(review)}>
                  {say('submission.review.again', { round: submission.round })}
                  <span data-visually-hidden>: {review.name}</span>
                </ActionButton>
              </div>
            )}
            {isAwaited(review) && (
              <div>
                <ActionButton onClick={() => cancel(review)}>
                  {' '}
                  {say('submission.review.cancel')}
                  <span data-visually-hidden>: {review.name}</span>
                </ActionButton>
              </div>
            )}
          </li>
        ))}
      </ul>
    </ConsoleSection>
  );
}

function ReviewLine({ review, today }: { readonly review: Review; readonly today: string }) {
  const say = useWord();
  const { name, email, state, dueOn, round, anonymous, advice, toAuthor, toEditor, interests } = review;
  return (
    <>
      <p>
        <bdi>{name}</bdi> <small>{email}</small>
      </p>
      <p className={text.fine}>
        {say('submissions.round', { round })} · {say.of('submission.review.state', state)}
        {anonymous && <> · {say('submission.review.isAnonymous')}</>}
        {isAwaited(review) && <> · {say('submission.review.dueOn', { date: dueOn })}</>}
        {isAwaited(review) && dueOn < today && <strong className={text.error}> {say('submission.review.late')}</strong>}
      </p>
      {advice && (
        <p>
          <strong>{say.of('submission.review.advice', advice)}</strong>
        </p>
      )}
      {state === 'given' && interests !== null && (
        <p className={styles.written}>
          <strong>{say('submission.review.interests')}</strong> {interests || say('submission.declaration.noInterests')}
        </p>
      )}
      {toAuthor && (
        <p className={styles.written}>
          <strong>{say('submission.review.toAuthor')}</strong> {toAuthor}
        </p>
      )}
      {toEditor && (
        <p className={styles.written}>
          <strong>{say('submission.review.toEditor')}</strong> {toEditor}
        </p>
      )}
    </>
  );
}

/** What the reviewer sent along. */
function ReviewFiles({ submission: { id, events, files }, review }: Omit<DueProps, 'onDone' | 'today'>) {
  const sent = events.find((event) => event.what === 'opinion-attached' && event.data.review === review.id);
  return <FileLines submission={id} files={files.filter((file) => file.event === sent?.id)} />;
}

interface DueProps extends ActionProps {
  readonly review: Review;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** Until when the review is waited for. What its reviewer asks for is one press away. */
function ReviewDue({
  submission: { id },
  review: { id: review, name, dueOn, requestedUntil },
  today,
  onDone,
}: DueProps) {
  const say = useWord();
  const done = useDone(onDone);
  const [day, setDay] = useState(requestedUntil ?? dueOn);
  const [problem, setProblem] = useState('');

  async function extend(until: string) {
    const wanted = { id, review, dueOn: until };
    const call = pageCall();
    const answer = await call<typeof extendReview>('POST /console/submission/extendReview', wanted, { quiet: true });
    if (answer.ok) done();
    setProblem(answer.ok ? '' : String(answer.failure.values?.message ?? ''));
  }

  return (
    <>
      {requestedUntil && (
        <p className={layout.row3} data-part="time-requested">
          <strong>{say('submission.review.timeRequested', { date: requestedUntil })}</strong>
          <ActionButton onClick={() => extend(requestedUntil)}>
            {say('submission.review.grant')}
            <span data-visually-hidden>: {name}</span>
          </ActionButton>
        </p>
      )}
      <FoldedForm
        title={say('submission.review.extend')}
        action={say('submission.review.extend.do')}
        isDisabled={day === dueOn}
        onSubmit={() => extend(day)}
      >
        <LabelledLine
          label={say('submission.review.due')}
          type="date"
          required
          min={today}
          value={day}
          onChange={setDay}
          problem={problem}
        />
      </FoldedForm>
    </>
  );
}
