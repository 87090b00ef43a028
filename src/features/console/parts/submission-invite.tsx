import { useState } from 'react';
import { languages } from '../../../platform/kernel/language.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import box from '../../../platform/ui/box.module.css';
import { canBeAnonymous } from '../../editorial/submissions/domain/copies.ts';
import { reviewerWarnings } from '../../editorial/submissions/domain/reviewer.ts';
import type { requestReview } from '../../editorial/submissions/editorial.contract.ts';
import { FoldedForm } from './folded-form.tsx';
import { LabelledLine, LabelledSelect, LabelledText, LabelledTick } from './labelled.tsx';
import { ReviewerPicker } from './reviewer-picker.tsx';
import { type ActionProps, useDone } from './submission-view.ts';
import { useConsole, useWord } from './use-console.ts';

interface FormProps extends ActionProps {
  readonly today: string;
  readonly usuallyDue: string;
}

/** Asks someone by mail what they think of it. */
export function SubmissionReviewForm({ submission, today, usuallyDue, onDone }: FormProps) {
  const say = useWord();
  const done = useDone(onDone);
  const { language: own } = useConsole();
  const empty = { name: '', email: '', language: own, dueOn: usuallyDue, text: '', anonymous: false, load: 0 };
  const [wanted, setWanted] = useState(empty);
  const { files, round, copies, kind } = submission;
  const mayHide = canBeAnonymous(files, round, copies);
  const set = (changed: Partial<typeof wanted>) => setWanted({ ...wanted, ...changed });

  async function submit() {
    const { load: _, ...invitation } = wanted;
    const answer = await pageCall()<typeof requestReview>('POST /console/submission/requestReview', {
      id: submission.id,
      ...invitation,
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
      <ReviewerPicker
        onPick={({ load, name, email, language }) => setWanted({ ...wanted, name, email, language, load })}
      />
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
        onChange={(email) => set({ email, load: 0 })}
      />
      <div role="status">
        {reviewerWarnings(wanted.email, submission, wanted.load).map((warning) => (
          <p key={warning} className={box.warning} data-warning={warning}>
            {say.of('reviewers.warning', warning)}
          </p>
        ))}
      </div>
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
      {kind === 'manuscript' && (
        <LabelledTick
          label={say('submission.review.anonymous')}
          help={say(mayHide ? 'submission.review.anonymous.text' : 'submission.review.anonymous.not')}
          checked={mayHide && wanted.anonymous}
          disabled={!mayHide}
          onChange={(anonymous) => set({ anonymous })}
        />
      )}
    </FoldedForm>
  );
}
