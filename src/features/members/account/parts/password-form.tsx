import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { changePwd } from '../contract.ts';
import { newPasswordProblem } from '../domain/password-rules.ts';
import { AccountForm } from './account-form.tsx';
import { askAccount, sealedValues } from './ask-account.ts';
import { type Found, textOf, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { useReauthentication } from './reauthentication.tsx';

const fields = ['originalPassword', 'password', 'confirmPassword'] as const;
type Name = (typeof fields)[number];

function problemsOf(original: string, password: string, confirmation: string, userName: string): Found<Name> {
  if (original === '') return [{ field: 'originalPassword', problem: 'passwordRequired' }];
  const problem = newPasswordProblem({ password, confirmation, userName, original });
  if (!problem) return [];
  return [{ field: problem === 'passwordMismatch' ? 'confirmPassword' : 'password', problem }];
}

/** Replaces the own password. */
export function PasswordForm({ userName }: { readonly userName: string }) {
  const say = useSay();
  const state = useFormState<Name>(fields);
  const [done, setDone] = useState(false);
  const credential = useReauthentication(true);
  if (done) return <p role="status">{say('ui.success.save')}</p>;

  const send = async (values: FormData): Promise<void> => {
    const [original, password, confirmation] = fields.map((field) => textOf(values, field)) as [string, string, string];
    if (!state.accepts(problemsOf(original, password, confirmation, userName))) return;
    const [originalPassword = '', sealed = '', confirmPassword = ''] = await sealedValues(
      original,
      password,
      confirmation,
    );
    const answer = await askAccount<typeof changePwd>('POST /api/changePwd', {
      originalPassword,
      password: sealed,
      confirmPassword,
    });
    if (answer.ok) setDone(true);
    else if (!credential.isWanted(answer.failure, () => send(values))) state.refuse(answer.failure);
  };

  return (
    <>
      {credential.form}
      <AccountForm
        state={state}
        submit={say('account.binding.changePassword')}
        send={send}
        label={say('account.binding.changePassword')}
      >
        <PasswordField
          name="originalPassword"
          label={say('account.binding.originalPassword')}
          problem={state.problems.originalPassword}
          autoComplete="current-password"
        />
        <PasswordField
          name="password"
          label={say('account.field.newPassword')}
          problem={state.problems.password}
          autoComplete="new-password"
          rulesFor={userName}
        />
        <PasswordField
          name="confirmPassword"
          label={say('account.field.confirmation')}
          problem={state.problems.confirmPassword}
          autoComplete="new-password"
        />
      </AccountForm>
    </>
  );
}
