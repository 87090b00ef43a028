import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import { type Result, success } from '../../../../platform/kernel/result.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { sendReceiverMessage } from '../contract.ts';
import { type CodePurpose, codeLength } from '../domain/registration-rules.ts';
import { askAccount } from './ask-account.ts';
import { Field } from './field.tsx';
import type { FormState } from './form-state.ts';

interface CodeFieldProps {
  readonly purpose: CodePurpose;
  readonly state: FormState<'code'>;
  receiver(): string | undefined;
}

/** The code by which someone proves that a phone or an address is theirs. */
export function CodeField({ purpose, state, receiver }: CodeFieldProps) {
  const say = useSay();
  const ask = async (to: string) => {
    const answer = await askAccount<typeof sendReceiverMessage>(
      'POST /api/sendReceiverMessage',
      { purpose, receiver: to },
      { captcha: true, solving: state.setSolving },
    );
    return answer.ok ? success(answer.value.resendSeconds) : answer;
  };
  const button = (sending: boolean, seconds: number) => {
    if (sending) return say('account.code.sending');
    return seconds > 0 ? say('account.code.again', { seconds }) : say('account.code.send');
  };
  const words = { label: say('account.field.code'), sent: say('account.code.sent'), button };
  return <SentCodeField state={state} words={words} receiver={receiver} ask={ask} />;
}

interface SentCodeFieldProps {
  readonly state: FormState<'code'>;
  readonly words: {
    readonly label: string;
    readonly hint?: string;
    readonly sent: string;
    /** On the button: how many seconds to wait, 0 for none. */
    button(sending: boolean, seconds: number): string;
  };
  /** The receiver as the form has it; nothing where it is wrong, which the form then shows. */
  receiver(): string | undefined;
  /** Sends a code. Answers the seconds until another can be sent. */
  ask(receiver: string): Promise<Result<number, Failure>>;
}

/** The code that was sent, and the button that sends it, with the seconds until it can be sent again. */
export function SentCodeField({ state, words, receiver, ask }: SentCodeFieldProps) {
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
    const answer = await ask(to);
    setSending(false);
    if (!answer.ok) return state.refuse(answer.failure);
    setSent(true);
    setSeconds(answer.value);
  };

  return (
    <>
      <Field
        name="code"
        label={words.label}
        {...(words.hint !== undefined && { hint: words.hint })}
        problem={state.problems.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        action={
          <button
            type="button"
            className={buttons.button}
            disabled={!state.alive || sending || seconds > 0}
            onClick={() => void send()}
            data-part="send-code"
          >
            {words.button(sending, seconds)}
          </button>
        }
      />
      <p role="status" data-visually-hidden={sent ? undefined : ''}>
        {sent ? words.sent : ''}
      </p>
    </>
  );
}
