import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Language } from '../../../../platform/kernel/language.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import { showToast } from '../../../../platform/ui/behaviour/toasts.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { confirmed } from '../../../../platform/ui/confirm.ts';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { addSubmissionFile, withdrawSubmission, writeToEditors } from '../contract.ts';
import { FileSlot } from './file-slot.tsx';
import { LanguageField, TextArea } from './form-fields.tsx';

/** A message to the editors, with files or without. */
export function MessageForm({ id }: { readonly id: string }) {
  const say = useSay();
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
      className={field.form}
      data-part="message-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextArea label={say('submissions.own.message')} rows={4} longest={20_000} text={text} change={setText} />
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
      <div className={field.actions}>
        <button type="submit" className={buttons.strong} disabled={isBusy || text.trim() === ''}>
          {say('submissions.own.send')}
        </button>
      </div>
    </form>
  );
}

/** Captions are often made when the film is done. */
export function LateCaptions({ id, written }: { readonly id: string; readonly written: Language }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [language, setLanguage] = useState(written);
  const add = async (upload: string) => {
    const input = { id, upload, role: 'captions' as const, language };
    const answer = await pageCall()<typeof addSubmissionFile>('POST /front/submission/addFile', input, { quiet: true });
    if (!answer.ok) return String(answer.failure.values?.message ?? '');
    await revalidate();
    return undefined;
  };
  return (
    <div className={layout.stack4}>
      <LanguageField label={say('submissions.file.captionsLanguage')} chosen={language} choose={setLanguage} />
      <FileSlot takes="captions" label={say('submissions.file.role.captions')} arrived={add} />
    </div>
  );
}

/** Taking back what was sent; it can't be undone, so it needs a confirmation. */
export function WithdrawForm({ id }: { readonly id: string }) {
  const say = useSay();
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);

  const withdraw = async () => {
    const words = { confirm: say('submissions.own.withdraw'), cancel: say('ui.action.cancel') };
    if (isBusy || !(await confirmed(say('submissions.own.withdrawAsk'), words))) return;
    setBusy(true);
    const answer = await pageCall()<typeof withdrawSubmission>('POST /front/submission/withdraw', { id, reason });
    if (answer.ok) await revalidate();
    setBusy(false);
  };

  return (
    <form
      className={field.form}
      onSubmit={(event) => {
        event.preventDefault();
        void withdraw();
      }}
    >
      <TextArea
        label={say('submissions.own.withdrawReason')}
        rows={3}
        longest={2_000}
        text={reason}
        change={setReason}
      />
      <div className={field.actions}>
        <button type="submit" className={buttons.button} disabled={isBusy}>
          {say('submissions.own.withdraw')}
        </button>
      </div>
    </form>
  );
}
