import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { noteSubmission } from '../../editorial/submissions/editorial.contract.ts';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** Something to remember, for the console alone. */
export function SubmissionNote({ submission: { id }, onDone }: ActionProps) {
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
