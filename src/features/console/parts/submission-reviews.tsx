import { useState } from 'react';
import { languages } from '../../../platform/kernel/language.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import { confirmed } from '../../../platform/ui/confirm.ts';
import layout from '../../../platform/ui/layout.module.css';
import text from '../../../platform/ui/text.module.css';
import type { cancelReview, requestReview } from '../../editorial/submissions/editorial.contract.ts';
import styles from './console.module.css';
import { ActionButton, ConsoleSection } from './console-page.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine, LabelledSelect, LabelledText } from './labelled.tsx';
import { type ActionProps, type EditorialSubmission, useDone } from './submission-view.ts';
import { useConsole, useWord } from './use-console.ts';

type Review = EditorialSubmission['reviews'][number];

const isAwaited = ({ state }: Review): boolean => state === 'asked' || state === 'agreed';

/** Who was asked, and what they said. */
export function SubmissionReviews({ submission, today, onDone }: ActionProps & { readonly today: string }) {
  const say = useWord();
  const { id, reviews } = submission;

  async function cancel({ id: review, name }: Review) {
    const words = { confirm: say('submission.review.cancel'), cancel: say('form.cancel') };
    if (!(await confirmed(say('submission.review.confirmCancel', { name }), words))) return;
    const wanted = { id, review };
    const answer = await pageCall()<typeof cancelReview>('POST /console/submission/cancelReview', wanted);
    if (answer.ok) onDone();
  }

  return (
    <ConsoleSection id="reviews" level={3} title={say('submission.reviews')} isCard part="reviews">
      {reviews.length === 0 && <p className={text.fine}>{say('submission.reviews.none')}</p>}
      <ul className={`${box.entries} ${styles.enclosed}`}>
        {reviews.toReversed().map((review) => (
          <li key={review.id} className={layout.stack2}>
            <ReviewLine review={review} today={today} />
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
  const { name, email, state, dueOn, round, advice, toAuthor, toEditor } = review;
  return (
    <>
      <p>
        <bdi>{name}</bdi> <small>{email}</small>
      </p>
      <p className={text.fine}>
        {say('submissions.round', { round })} · {say.of('submission.review.state', state)}
        {isAwaited(review) && <> · {say('submission.review.dueOn', { date: dueOn })}</>}
        {isAwaited(review) && dueOn < today && <strong className={text.error}> {say('submission.review.late')}</strong>}
      </p>
      {advice && (
        <p>
          <strong>{say.of('submission.review.advice', advice)}</strong>
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

interface FormProps extends ActionProps {
  readonly today: string;
  readonly usuallyDue: string;
}

/** Asks someone by mail what they think of it. */
export function SubmissionReviewForm({ submission, today, usuallyDue, onDone }: FormProps) {
  const say = useWord();
  const done = useDone(onDone);
  const { language: own } = useConsole();
  const empty = { name: '', email: '', language: own, dueOn: usuallyDue, text: '' };
  const [wanted, setWanted] = useState(empty);
  const set = (changed: Partial<typeof wanted>) => setWanted({ ...wanted, ...changed });

  async function submit() {
    const answer = await pageCall()<typeof requestReview>('POST /console/submission/requestReview', {
      id: submission.id,
      ...wanted,
    });
    if (!answer.ok) return;
    setWanted(empty);
    done();
  }

  return (
    <FoldedForm
      title={say('submission.review.ask')}
      text={say('submission.review.text')}
      action={say('submission.review.do')}
      onSubmit={submit}
    >
      <LabelledLine
        label={say('submission.review.name')}
        required
        maxLength={200}
        autoComplete="off"
        value={wanted.name}
        onChange={(name) => set({ name })}
      />
      <LabelledLine
        label={say('submission.review.email')}
        type="email"
        required
        maxLength={254}
        autoComplete="off"
        value={wanted.email}
        onChange={(email) => set({ email })}
      />
      <LabelledSelect
        label={say('submission.review.language')}
        value={wanted.language}
        choices={languages.map((value) => ({ value, label: say.of('language', value) }))}
        onChange={(language) => set({ language })}
      />
      <LabelledLine
        label={say('submission.review.due')}
        type="date"
        required
        min={today}
        value={wanted.dueOn}
        onChange={(dueOn) => set({ dueOn })}
      />
      <LabelledText
        label={say('submission.review.words')}
        rows={4}
        maxLength={5_000}
        value={wanted.text}
        onChange={(words) => set({ text: words })}
      />
    </FoldedForm>
  );
}
