import { useSay } from '../../../../platform/i18n/use-say.ts';
import { success } from '../../../../platform/kernel/result.ts';
import { askAccount } from '../../account/parts/ask-account.ts';
import { SentCodeField } from '../../account/parts/code-field.tsx';
import type { FormState } from '../../account/parts/form-state.ts';
import type { sendSubscribeCode } from '../contract.ts';

interface Props {
  readonly state: FormState<'code'>;
  email(): string | undefined;
}

/** The code by which a reader proves that the address is theirs. */
export function MailedCode({ state, email }: Props) {
  const say = useSay();
  const ask = async (to: string) => {
    const answer = await askAccount<typeof sendSubscribeCode>(
      'POST /front/frontMembers/sendSubscribeCode',
      { email: to },
      { captcha: true, solving: state.setSolving },
    );
    return answer.ok ? success(answer.value.seconds) : answer;
  };
  const words = {
    label: say('alerts.form.code'),
    hint: say('alerts.form.codeHint'),
    sent: say('alerts.form.sent'),
    button: (_sending: boolean, seconds: number) =>
      seconds > 0 ? say('alerts.form.sendAgain', { seconds }) : say('alerts.form.sendCode'),
  };
  return <SentCodeField state={state} words={words} receiver={email} ask={ask} />;
}
