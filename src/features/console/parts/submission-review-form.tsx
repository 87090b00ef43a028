import { type FormEvent, useState } from 'react';
import { languages } from '../../../platform/kernel/language.ts';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { requestReview } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useConsole, useWord, useWordOf } from './use-console.ts';

interface Props extends ActionProps {
  readonly today: string;
  readonly usuallyDue: string;
}

/** Asks someone by mail what they think of it. */
export function SubmissionReviewForm({ submission, today, usuallyDue, onDone }: Props) {
  const say = useWord();
  const sayOf = useWordOf();
  const { language: own } = useConsole();
  const empty = { name: '', email: '', language: own, dueOn: usuallyDue, text: '' };
  const [wanted, setWanted] = useState(empty);
  const set = (changed: Partial<typeof wanted>) => setWanted({ ...wanted, ...changed });

  async function submit(event: FormEvent) {
    event.preventDefault();
    const answer = await pageCall()<typeof requestReview>('POST /console/submission/requestReview', {
      ...{ id: submission.id, ...wanted },
    });
    if (!answer.ok) return;
    setWanted(empty);
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold}>
      <summary className={styles.opener}>{say('submission.review.ask')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <p className={styles.quiet}>{say('submission.review.text')}</p>
        <LabelledInput label={say('submission.review.name')} required>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'text', required: true, maxLength: 200, autoComplete: 'off' }}
              value={wanted.name}
              onChange={({ target }) => set({ name: target.value })}
            />
          )}
        </LabelledInput>
        <LabelledInput label={say('submission.review.email')} required>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'email', required: true, maxLength: 254, autoComplete: 'off' }}
              value={wanted.email}
              onChange={({ target }) => set({ email: target.value })}
            />
          )}
        </LabelledInput>
        <LabelledInput label={say('submission.review.language')}>
          {(labelled) => (
            <select
              {...labelled}
              value={wanted.language}
              onChange={({ target }) => set({ language: target.value as typeof own })}
            >
              {languages.map((one) => (
                <option key={one} value={one}>
                  {sayOf('language', one)}
                </option>
              ))}
            </select>
          )}
        </LabelledInput>
        <LabelledInput label={say('submission.review.due')} required>
          {(labelled) => (
            <input
              {...{ ...labelled, type: 'date', required: true, min: today }}
              value={wanted.dueOn}
              onChange={({ target }) => set({ dueOn: target.value })}
            />
          )}
        </LabelledInput>
        <LabelledInput label={say('submission.review.words')}>
          {(labelled) => (
            <textarea
              {...{ ...labelled, rows: 4, maxLength: 5_000 }}
              value={wanted.text}
              onChange={({ target }) => set({ text: target.value })}
            />
          )}
        </LabelledInput>
        <div>
          <button type="submit" className={buttons.button}>
            {say('submission.review.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
