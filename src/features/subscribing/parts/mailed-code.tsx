import { useEffect, useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import buttons from '../../../platform/ui/button.module.css';
import { askAccount } from '../../account/parts/ask-account.ts';
import { Field } from '../../account/parts/field.tsx';
import type { sendSubscribeCode } from '../contract.ts';

interface Props {
  readonly problem: string | undefined;
  readonly alive: boolean;
  /** The address as the form has it; nothing where it is wrong, which the form then shows. */
  email(): string | undefined;
  refuse(failure: Failure): void;
  solving(isSolving: boolean): void;
}

/** The code that was mailed, and the button that mails it, with the seconds until it can be mailed again. */
export function MailedCode({ problem, alive, email, refuse, solving }: Props) {
  const say = useSay();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setTimeout(() => setSeconds(seconds - 1), 1_000);
    return () => clearTimeout(timer);
  }, [seconds]);

  const send = async () => {
    const to = email();
    if (to === undefined || sending) return;
    setSending(true);
    setSent(false);
    const answer = await askAccount<typeof sendSubscribeCode>(
      'POST /front/frontMembers/sendSubscribeCode',
      { email: to },
      { captcha: true, solving },
    );
    setSending(false);
    if (!answer.ok) return refuse(answer.failure);
    setSent(true);
    setSeconds(answer.value.seconds);
  };

  return (
    <>
      <Field
        name="code"
        label={say('subscribing.form.code')}
        hint={say('subscribing.form.codeHint')}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        beside={
          <button
            type="button"
            className={buttons.button}
            disabled={!alive || sending || seconds > 0}
            onClick={() => void send()}
            data-part="send-code"
          >
            {seconds > 0 ? say('subscribing.form.sendAgain', { seconds }) : say('subscribing.form.sendCode')}
          </button>
        }
      />
      <p role="status" data-visually-hidden={sent ? undefined : ''}>
        {sent ? say('subscribing.form.sent') : ''}
      </p>
    </>
  );
}
