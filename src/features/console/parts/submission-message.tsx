import { useState } from 'react';
import { pageCall } from '../../../platform/shell/page-call.ts';
import type { writeToAuthor } from '../../editorial/submissions/editorial.contract.ts';
import { FileSlot } from '../../editorial/submissions/parts/file-slot.tsx';
import { FoldedForm } from './folded-form.tsx';
import { LabelledText } from './labelled.tsx';
import { type ActionProps, useDone } from './submission-view.ts';
import { useWord } from './use-console.ts';

/** A letter to the author without a decision, with files or without. */
export function SubmissionMessage({ submission: { id }, onDone }: ActionProps) {
  const say = useWord();
  const done = useDone(onDone);
  const [text, setText] = useState('');
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [letters, setLetters] = useState(0);

  async function submit() {
    const wanted = { id, text, uploads: [...uploads] };
    const answer = await pageCall()<typeof writeToAuthor>('POST /console/submission/message', wanted);
    if (!answer.ok) return;
    setText('');
    setUploads([]);
    setLetters(letters + 1);
    done();
  }

  return (
    <FoldedForm
      title={say('submission.message')}
      action={say('submission.message.do')}
      onToggle={setOpen}
      onSubmit={submit}
    >
      <LabelledText
        label={say('submission.message.words')}
        help={say('submission.message.text')}
        rows={8}
        required
        maxLength={20_000}
        dir="auto"
        value={text}
        onChange={setText}
      />
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
    </FoldedForm>
  );
}
