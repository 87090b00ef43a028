import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import field from '../../../../platform/ui/field.module.css';
import type { setNewPwd } from '../contract.ts';
import { passwordProblem } from '../domain/password-rules.ts';
import { AccountCard, AccountLinks } from '../parts/account-card.tsx';
import { AccountForm } from '../parts/account-form.tsx';
import { askAccount, sealedValues } from '../parts/ask-account.ts';
import { CodeField } from '../parts/code-field.tsx';
import { ReceiverField } from '../parts/field.tsx';
import { codeFound, type Found, receiverFound, textOf, useFormState } from '../parts/form-state.ts';
import { PasswordField } from '../parts/password-field.tsx';
import type { Route } from './+types/forget-code-page';
import { loginMeta } from './load-login.ts';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';
export { loginLoader as loader } from './load-login.ts';

export const meta: Route.MetaFunction = ({ matches }) => loginMeta(matches, 'account.reset.title');

/** /forgetCode: a new password by a code. */
export default function ForgetCodePage({ loaderData: { methods, url } }: Route.ComponentProps) {
  const say = useSay();
  const [done, setDone] = useState(false);
  return (
    <AccountCard part="reset" title="account.reset.title">
      {done ? (
        <p role="status">{say('ui.success.passwordReset')}</p>
      ) : (
        <>
          <p>{say('account.reset.intro')}</p>
          <ResetForm sms={methods.sms} done={() => setDone(true)} />
        </>
      )}
      <AccountLinks to={['/login']} url={url} />
    </AccountCard>
  );
}

const fields = ['receiver', 'code', 'password', 'confirmPassword'] as const;
type Name = (typeof fields)[number];
type Written = Readonly<Record<Name, string>>;

/** Whether the password contains the user name, only the server can tell here. */
function problemsOf({ receiver, code, password, confirmPassword }: Written): Found<Name> {
  const wrongPassword = passwordProblem(password, '');
  return [
    ...receiverFound(receiver),
    ...codeFound(code),
    ...(wrongPassword ? [{ field: 'password' as const, problem: wrongPassword }] : []),
    ...(password === confirmPassword ? [] : [{ field: 'confirmPassword', problem: 'passwordMismatch' } as const]),
  ];
}

interface ResetFormProps {
  readonly sms: boolean;
  done(): void;
}

/** A new password for whoever can read the account's messages. */
function ResetForm({ sms, done }: ResetFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const send = async (values: FormData) => {
    const written = Object.fromEntries(fields.map((name) => [name, textOf(values, name)])) as Written;
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
      <label className={field.tick}>
        <input type="checkbox" name="dropPasskeys" />
        <span>{say('account.reset.dropPasskeys')}</span>
      </label>
    </AccountForm>
  );
}
