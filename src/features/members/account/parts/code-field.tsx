import { useSay } from '../../../../platform/i18n/use-say.ts';
import { success } from '../../../../platform/kernel/result.ts';
import type { sendReceiverMessage } from '../contract.ts';
import type { CodePurpose } from '../domain/code-rules.ts';
import { askAccount } from './ask-account.ts';
import type { FormState } from './form-state.ts';
import { SentCodeField } from './sent-code-field.tsx';

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
