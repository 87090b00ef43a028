import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { login } from '../contract.ts';
import { AccountForm } from './account-form.tsx';
import { askAccount, sealedValues } from './ask-account.ts';
import { Field } from './field.tsx';
import { passwordLoginFound, textOf, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';

const fields = ['name', 'password'] as const;
type Name = (typeof fields)[number];

/** Logging in by user name, mobile or e-mail, and password. */
export function PasswordLoginForm({ done }: { done(): Promise<void> | void }) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const send = async (values: FormData) => {
    const name = textOf(values, 'name');
    const password = textOf(values, 'password');
    if (!state.accepts(passwordLoginFound(name, password))) return;
    const [sealed = password] = await sealedValues(password);
    const answer = await askAccount<typeof login>(
      'POST /api/login',
      { name, password: sealed },
      { loginName: name, solving: state.setSolving },
    );
    if (answer.ok) await done();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('account.login.submit')} send={send}>
      <Field
        name="name"
        label={say('account.field.account')}
        problem={state.problems.name}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <PasswordField
        name="password"
        label={say('account.field.password')}
        problem={state.problems.password}
        autoComplete="current-password"
        maxLength={200}
      />
    </AccountForm>
  );
}
