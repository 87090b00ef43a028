import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { setNewPwd } from '../contract.ts';
import { codeProblem } from '../domain/code-rules.ts';
import { passwordProblem } from '../domain/password-rules.ts';
import styles from './account-form.module.css';
import { AccountForm } from './account-form.tsx';
import { askAccount } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { type Found, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { ReceiverField } from './receiver-field.tsx';
import { receiverFound } from './receiver-found.ts';
import { sealedValues } from './sealed-values.ts';
import { textOf } from './text-of.ts';

const fields = ['receiver', 'code', 'password', 'confirmPassword'] as const;
type Name = (typeof fields)[number];
type Written = Readonly<Record<Name, string>>;

/** Whether the password contains the user name, only the server can tell here. */
function problemsOf({ receiver, code, password, confirmPassword }: Written): Found<Name> {
  const wrongCode = codeProblem(code);
  const wrongPassword = passwordProblem(password, '');
  return [
    ...receiverFound(receiver),
    ...(wrongCode ? [{ field: 'code' as const, problem: wrongCode }] : []),
    ...(wrongPassword ? [{ field: 'password' as const, problem: wrongPassword }] : []),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', problem: 'passwordMismatch' } as const]),
  ];
}

interface ResetFormProps {
  readonly sms: boolean;
  done(): void;
}

/** A new password for whoever can read the account's messages. */
export function ResetForm({ sms, done }: ResetFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const send = async (values: FormData) => {
    const written = Object.fromEntries(fields.map((field) => [field, textOf(values, field)])) as Written;
    if (!state.accepts(problemsOf(written))) return;
    const [password = '', confirmPassword = ''] = await sealedValues(written.password, written.confirmPassword);
    const answer = await askAccount<typeof setNewPwd>('POST /api/setNewPwd', {
      receiver: written.receiver,
      code: written.code.trim(),
      password,
      confirmPassword,
      dropPasskeys: values.get('dropPasskeys') !== null,
    });
    if (answer.ok) done();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('account.reset.submit')} send={send}>
      <ReceiverField sms={sms} problem={state.problems.receiver} />
      <CodeField purpose="reset" state={state} receiver={() => state.valueOf('receiver', receiverFound)} />
      <PasswordField
        name="password"
        label={say('account.field.newPassword')}
        problem={state.problems.password}
        autoComplete="new-password"
        rulesFor=""
      />
      <PasswordField
        name="confirmPassword"
        label={say('account.field.confirmation')}
        problem={state.problems.confirmPassword}
        autoComplete="new-password"
      />
      <label className={styles.agree}>
        <input type="checkbox" name="dropPasskeys" />
        <span>{say('account.reset.dropPasskeys')}</span>
      </label>
    </AccountForm>
  );
}
