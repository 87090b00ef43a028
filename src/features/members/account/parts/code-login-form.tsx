import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { loginByMessage } from '../contract.ts';
import { codeProblem } from '../domain/code-rules.ts';
import { AccountForm } from './account-form.tsx';
import { askAccount } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { useFormState } from './form-state.ts';
import { ReceiverField } from './receiver-field.tsx';
import { receiverFound } from './receiver-found.ts';
import { textOf } from './text-of.ts';

const fields = ['receiver', 'code'] as const;
type Name = (typeof fields)[number];

interface CodeLoginFormProps {
  readonly sms: boolean;
  done(): Promise<void> | void;
}

/** Logging in by a code that is sent to the account's mobile or address. */
export function CodeLoginForm({ sms, done }: CodeLoginFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const send = async (values: FormData) => {
    const [to, code] = [textOf(values, 'receiver'), textOf(values, 'code')];
    const wrong = codeProblem(code);
    if (!state.accepts([...receiverFound(to), ...(wrong ? [{ field: 'code' as const, problem: wrong }] : [])])) return;
    const answer = await askAccount<typeof loginByMessage>(
      'POST /api/loginByMessage',
      { receiver: to, code: code.trim() },
      { solving: state.setSolving },
    );
    if (answer.ok) await done();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('account.login.submit')} send={send}>
      <ReceiverField sms={sms} problem={state.problems.receiver} />
      <CodeField purpose="login" state={state} receiver={() => state.valueOf('receiver', receiverFound)} />
    </AccountForm>
  );
}
