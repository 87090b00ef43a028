import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { CodePurpose } from '../domain/code-rules.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { type Found, useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { sealedValues } from './sealed-values.ts';
import { textOf } from './text-of.ts';

const fields = ['password', 'code'] as const;

type Sealed = Awaited<ReturnType<typeof sealedValues>>[number];
export interface OwnFactor {
  readonly code?: string;
  readonly password?: Sealed;
}

interface Props {
  readonly purpose: CodePurpose;
  readonly hasPassword: boolean;
  /** Whether the password and a code are wanted, not one of them. */
  readonly needsBoth?: boolean;
  readonly submit: string;
  readonly label: string;
  /** Shows the proof to the server; answers why it was refused. */
  give(credential: OwnFactor): Promise<Failure | undefined>;
}

/** By which a member shows that it is they who ask: the password, or a code sent to their own phone or address. */
export function OwnFactorForm({ purpose, hasPassword, needsBoth = false, submit, label, give }: Props) {
  const say = useSay();
  const state = useFormState<(typeof fields)[number]>(fields);
  const [byCode, setByCode] = useState(!hasPassword);
  const asksCode = byCode || needsBoth;
  const asksPassword = !byCode || needsBoth;

  const send = async (values: FormData) => {
    const code = textOf(values, 'code').trim();
    const password = textOf(values, 'password');
    const found: Found<(typeof fields)[number]> = [
      ...(asksPassword && password === '' ? [{ field: 'password', problem: 'passwordRequired' } as const] : []),
      ...(asksCode && code === '' ? [{ field: 'code', problem: 'verificationCodeRequired' } as const] : []),
    ];
    if (!state.accepts(found)) return;
    const [sealed = password] = asksPassword ? await sealedValues(password) : [];
    const refused = await give({ ...(asksPassword && { password: sealed }), ...(asksCode && { code }) });
    if (refused) state.refuse(refused);
  };

  return (
    <AccountForm state={state} submit={submit} send={send} label={label}>
      {asksCode && <CodeField purpose={purpose} state={state} receiver={() => ''} />}
      {asksPassword && (
        <PasswordField
          name="password"
          label={say('account.field.password')}
          problem={state.problems.password}
          autoComplete="current-password"
        />
      )}
      {hasPassword && !needsBoth && (
        <button type="button" className={buttons.button} onClick={() => setByCode(!byCode)}>
          {say(byCode ? 'account.credential.byPassword' : 'account.credential.byCode')}
        </button>
      )}
    </AccountForm>
  );
}
