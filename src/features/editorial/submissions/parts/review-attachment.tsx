import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import field from '../../../../platform/ui/field.module.css';
import { acceptedEndings } from '../domain/file-rules/file-types.ts';
import type { attachToReview } from '../review.contract.ts';
import { Labelled } from './form-fields.tsx';

interface Props {
  readonly code: string;
  /** The name of what was sent already. */
  readonly attachment: string | null;
}

/** One file that goes with the review; it is sent at once. */
export function ReviewAttachment({ code, attachment }: Props) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(attachment);
  const [problem, setProblem] = useState('');

  const send = async (file: File | undefined) => {
    if (!file) return;
    // The browser has the file as a Blob; it arrives as the same bytes.
    const wanted = { code, name: file.name, bytes: file as unknown as Buffer };
    const sent = await pageCall()<typeof attachToReview>('POST /front/review/attach', wanted, { quiet: true });
    setProblem(sent.ok ? '' : String(sent.failure.values?.message ?? ''));
    if (sent.ok) setName(file.name);
  };

  return (
    <div data-part="review-attachment">
      <Labelled id={id} label={say('submissions.review.attach.label')} hint={say('submissions.review.attach.hint')}>
        <input
          id={id}
          type="file"
          accept={acceptedEndings.letter}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => void send(target.files?.[0])}
        />
      </Labelled>
      {name && <p role="status">{say('submissions.review.attach.done', { name })}</p>}
      <p role="alert" className={field.problem}>
        {problem}
      </p>
    </div>
  );
}
