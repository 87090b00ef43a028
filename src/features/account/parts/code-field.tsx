import { useEffect, useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { sendReceiverMessage } from '../contract.ts';
import { type CodePurpose, codeLength } from '../domain/code-rules.ts';
import { askAccount } from './ask-account.ts';
import { Field } from './field.tsx';

interface CodeFieldProps {
  readonly purpose: CodePurpose;
  readonly problem: string | undefined;
  readonly alive: boolean;
  /** The receiver as the form has it; nothing where it is wrong, which the form then shows. */
  receiver(): string | undefined;
  refuse(failure: Failure): void;
  solving(isSolving: boolean): void;
}

/** The code that was sent, and the button that sends it, with the seconds until it can be sent again. */
export function CodeField({ purpose, problem, alive, receiver, refuse, solving }: CodeFieldProps) {
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
    const to = receiver();
    if (to === undefined || sending) return;
    setSending(true);
    setSent(false);
    const answer = await askAccount<typeof sendReceiverMessage>(
      'POST /api/sendReceiverMessage',
      { purpose, receiver: to },
      { captcha: true, solving },
    );
    setSending(false);
    if (!answer.ok) return refuse(answer.failure);
    setSent(true);
    setSeconds(answer.value.resendSeconds);
  };

  return (
    <>
      <Field
        name="code"
        label={say('account.field.code')}
        problem={problem}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        beside={
          <button
            type="button"
            className={buttons.button}
            disabled={!alive || sending || seconds > 0}
            onClick={() => void send()}
            data-part="send-code"
          >
            {sending
              ? say('account.code.sending')
              : seconds > 0
                ? say('account.code.again', { seconds })
                : say('account.code.send')}
          </button>
        }
      />
      <p role="status" data-visually-hidden={sent ? undefined : ''}>
        {sent ? say('account.code.sent') : ''}
      </p>
    </>
  );
}
