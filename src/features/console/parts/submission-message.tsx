import { type FormEvent, useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import { showToast } from '../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { writeToAuthor } from '../../editorial/submissions/editorial.contract.ts';
import { FileSlot } from '../../editorial/submissions/parts/file-slot.tsx';
import { LabelledInput } from './labelled.tsx';
import styles from './submission.module.css';
import type { ActionProps } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** A letter to the author without a decision, with files or without. */
export function SubmissionMessage({ submission: { id }, onDone }: ActionProps) {
  const say = useWord();
  const [text, setText] = useState('');
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [letters, setLetters] = useState(0);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const wanted = { id, text, uploads: [...uploads] };
    const answer = await pageCall()<typeof writeToAuthor>('POST /console/submission/message', wanted);
    if (!answer.ok) return;
    setText('');
    setUploads([]);
    setLetters(letters + 1);
    showToast({ text: say('submission.done'), kind: 'success' });
    onDone();
  }

  return (
    <details data-fold className={styles.fold} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.opener}>{say('submission.message')}</summary>
      <form onSubmit={(event) => void submit(event)}>
        <LabelledInput label={say('submission.message.words')} help={say('submission.message.text')} required>
          {(labelled) => (
            <textarea
              {...{ ...labelled, rows: 8, required: true, maxLength: 20_000, dir: 'auto' }}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </LabelledInput>
        {isOpen && (
          <FileSlot
            key={letters}
            takes="letter"
            label={say('submission.message.files')}
            isSeveral
            arrived={async (upload) => {
              setUploads((before) => [...before, upload]);
              return undefined;
            }}
            removed={(upload) => setUploads((before) => before.filter((one) => one !== upload))}
          />
        )}
        <div>
          <button type="submit" className={buttons.button}>
            {say('submission.message.do')}
          </button>
        </div>
      </form>
    </details>
  );
}
