import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import { advices } from '../domain/review.ts';
import type { submitReview } from '../review.contract.ts';
import { TextArea, Tick } from './form-fields.tsx';
import { forgetReview, keepReview, noWords, type ReviewWords, readReview } from './kept-review.ts';
import { ReviewAttachment } from './review-attachment.tsx';

interface Props {
  readonly code: string;
  readonly attachment: string | null;
  given(): void;
}

/** The review itself: advice, words for the author, words for the editors alone. */
export function ReviewForm({ code, attachment, given }: Props) {
  const say = useSay();
  const [words, setWords] = useState(noWords);
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { advice } = words;
  const isBegun = words.toAuthor !== '' || words.toEditor !== '';

  useEffect(() => setWords(readReview(code)), [code]);
  const change = (changed: Partial<ReviewWords>) => {
    const next = { ...words, ...changed };
    setWords(next);
    setKept(keepReview(code, next));
  };

  useEffect(() => {
    if (!isBegun || isKept) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [isBegun, isKept]);

  const give = async () => {
    if (isBusy) return;
    if (!advice) return setProblem(say('submissions.review.adviceMissing'));
    if (words.toAuthor.trim() === '' && words.toEditor.trim() === '')
      return setProblem(say('submissions.review.wordsMissing'));
    if (words.interests === null) return setProblem(say('submissions.review.interests.missing'));
    setProblem('');
    setBusy(true);
    const input = { ...words, code, advice };
    const answer = await pageCall()<typeof submitReview>('POST /front/review/give', input, { quiet: true });
    if (answer.ok) {
      forgetReview(code);
      given();
    } else setProblem(String(answer.failure.values?.message ?? ''));
    setBusy(false);
  };

  return (
    <form
      className={field.form}
      data-part="review-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <fieldset className={field.field}>
        <legend>{say('submissions.review.advice.label')}</legend>
        <div>
          {advices.map((one) => (
            <label key={one} className={field.tick}>
              <input
                type="radio"
                name="advice"
                value={one}
                checked={advice === one}
                onChange={() => change({ advice: one })}
              />
              {say(`submissions.review.advice.${one}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {(['toAuthor', 'toEditor'] as const).map((to) => (
        <TextArea
          key={to}
          label={say(`submissions.review.${to}`)}
          hint={say(`submissions.review.${to}Hint`)}
          name={to}
          rows={to === 'toAuthor' ? 12 : 5}
          longest={20_000}
          text={words[to]}
          change={(text) => change({ [to]: text })}
        />
      ))}
      <ReviewAttachment code={code} attachment={attachment} />
      <fieldset className={field.field} data-part="interests">
        <legend>{say('submissions.review.interests.label')}</legend>
        <Tick
          label={say('submissions.review.interests.none')}
          name="noInterests"
          isTicked={words.interests === ''}
          tick={(isTicked) => change({ interests: isTicked ? '' : null })}
        />
        {words.interests !== '' && (
          <TextArea
            label={say('submissions.review.interests.some')}
            name="interests"
            rows={3}
            longest={5_000}
            text={words.interests ?? ''}
            change={(text) => change({ interests: text.trim() === '' ? null : text })}
          />
        )}
      </fieldset>
      {isBegun && isKept && <p className={field.help}>{say('submissions.review.kept')}</p>}
      <p role="alert" className={field.problem}>
        {problem}
      </p>
      <div className={field.actions}>
        <button type="submit" className={buttons.strong} disabled={isBusy}>
          {say('submissions.review.give')}
        </button>
      </div>
    </form>
  );
}
