import { useEffect, useState } from 'react';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Result } from '../../../../platform/kernel/result.ts';
import buttons from '../../../../platform/ui/button.module.css';
import { codeLength } from '../domain/code-rules.ts';
import { Field } from './field.tsx';
import type { FormState } from './form-state.ts';

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
        beside={
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
