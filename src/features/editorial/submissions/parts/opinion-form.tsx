import { useEffect, useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { pageCall } from '../../../members/account/parts/page-call.ts';
import { advices } from '../domain/opinion.ts';
import type { giveOpinion } from '../opinion.contract.ts';
import styles from './form.module.css';
import { forgetOpinion, keepOpinion, noWords, type OpinionWords, readOpinion } from './kept-opinion.ts';
import { adviceKeys } from './word-keys.ts';

interface Props {
  readonly code: string;
  given(): void;
}

/** The opinion itself: advice, words for the author, words for the editors alone. */
export function OpinionForm({ code, given }: Props) {
  const say = useSay();
  const id = useId();
  const [words, setWords] = useState(noWords);
  const [isKept, setKept] = useState(true);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { advice } = words;
  const isBegun = words.toAuthor !== '' || words.toEditor !== '';

  useEffect(() => setWords(readOpinion(code)), [code]);
  const change = (changed: Partial<OpinionWords>) => {
    const next = { ...words, ...changed };
    setWords(next);
    setKept(keepOpinion(code, next));
  };

  useEffect(() => {
    if (!isBegun || isKept) return;
    const leaving = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', leaving);
    return () => removeEventListener('beforeunload', leaving);
  }, [isBegun, isKept]);

  const give = async () => {
    if (isBusy) return;
    if (!advice) return setProblem(say('submissions.opinion.adviceMissing'));
    if (words.toAuthor.trim() === '' && words.toEditor.trim() === '')
      return setProblem(say('submissions.opinion.wordsMissing'));
    setProblem('');
    setBusy(true);
    const input = { ...words, code, advice };
    const answer = await pageCall()<typeof giveOpinion>('POST /front/opinion/give', input, { quiet: true });
    if (answer.ok) {
      forgetOpinion(code);
      given();
    } else setProblem(String(answer.failure.values?.message ?? ''));
    setBusy(false);
  };

  return (
    <form
      className={styles.part}
      data-part="opinion-form"
      onSubmit={(event) => {
        event.preventDefault();
        void give();
      }}
    >
      <fieldset className={styles.texts}>
        <legend>{say('submissions.opinion.advice.label')}</legend>
        {advices.map((one) => (
          <label key={one} className={styles.tick}>
            <input
              type="radio"
              name="advice"
              value={one}
              checked={advice === one}
              onChange={() => change({ advice: one })}
            />
            {say(adviceKeys[one])}
          </label>
        ))}
      </fieldset>
      {(['toAuthor', 'toEditor'] as const).map((to) => (
        <div key={to} className={styles.field}>
          <label htmlFor={`${id}-${to}`}>{say(`submissions.opinion.${to}`)}</label>
          <p className={styles.hint} id={`${id}-${to}-hint`}>
            {say(`submissions.opinion.${to}Hint`)}
          </p>
          <textarea
            id={`${id}-${to}`}
            name={to}
            rows={to === 'toAuthor' ? 12 : 5}
            dir="auto"
            maxLength={20_000}
            value={words[to]}
            aria-describedby={`${id}-${to}-hint`}
            onChange={(event) => change({ [to]: event.target.value })}
          />
        </div>
      ))}
      {isBegun && isKept && <p className={styles.hint}>{say('submissions.opinion.kept')}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <button type="submit" className={buttons.strong} disabled={isBusy}>
          {say('submissions.opinion.give')}
        </button>
      </div>
    </form>
  );
}
