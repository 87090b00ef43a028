import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { writeToEditors } from '../contract.ts';
import { FileSlot } from './file-slot.tsx';
import styles from './form.module.css';

/** A message to the editors, with files or without. */
export function MessageForm({ id }: { readonly id: string }) {
  const say = useSay();
  const field = useId();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState('');
  const [uploads, setUploads] = useState<readonly string[]>([]);
  const [round, setRound] = useState(0);
  const [isBusy, setBusy] = useState(false);

  const send = async () => {
    if (isBusy || text.trim() === '') return;
    setBusy(true);
    const input = { id, text, uploads: [...uploads] };
    const answer = await pageCall()<typeof writeToEditors>('POST /front/submission/message', input);
    if (answer.ok) {
      setText('');
      setUploads([]);
      setRound((before) => before + 1);
      showToast({ text: say('ui.success.submit'), kind: 'success' });
      await revalidate();
    }
    setBusy(false);
  };

  return (
    <form
      className={styles.part}
      data-part="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={field}>{say('submissions.own.message')}</label>
        <textarea
          id={field}
          rows={4}
          dir="auto"
          maxLength={20_000}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <FileSlot
        key={round}
        takes="letter"
        label={say('submissions.own.attach')}
        isSeveral
        arrived={async (upload) => {
          setUploads((before) => [...before, upload]);
          return undefined;
        }}
        removed={(upload) => setUploads((before) => before.filter((other) => other !== upload))}
      />
      <div className={styles.buttons}>
        <button type="submit" className={buttons.strong} disabled={isBusy || text.trim() === ''}>
          {say('submissions.own.send')}
        </button>
      </div>
    </form>
  );
}
