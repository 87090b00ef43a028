import { useState } from 'react';
import { useSay } from '../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../platform/kernel/failure.ts';
import buttons from '../../../platform/ui/button.module.css';
import type { CodePurpose } from '../domain/code-rules.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { useFormState } from './form-state.ts';
import { PasswordField } from './password-field.tsx';
import { sealedValues } from './sealed-values.ts';
import { textOf } from './text-of.ts';

const fields = ['password', 'code'] as const;

type Sealed = Awaited<ReturnType<typeof sealedValues>>[number];
export type OwnProof = { readonly code: string } | { readonly password: Sealed };

interface Props {
  readonly purpose: CodePurpose;
  readonly hasPassword: boolean;
  readonly submit: string;
  readonly label: string;
  /** Shows the proof to the server; answers why it was refused. */
  give(proof: OwnProof): Promise<Failure | undefined>;
}

/** By which a member shows that it is they who ask: the password, or a code sent to their own phone or address. */
export function OwnProofForm({ purpose, hasPassword, submit, label, give }: Props) {
  const say = useSay();
  const state = useFormState<(typeof fields)[number]>(fields);
  const [byCode, setByCode] = useState(!hasPassword);

  const send = async (values: FormData) => {
    const field = byCode ? 'code' : 'password';
    const given = textOf(values, field);
    const problem = byCode ? 'verificationCodeRequired' : 'passwordRequired';
    if (!state.accepts(given === '' ? [{ field, problem }] : [])) return;
    const [sealed = given] = byCode ? [] : await sealedValues(given);
    const refused = await give(byCode ? { code: given.trim() } : { password: sealed });
    if (refused) state.refuse(refused);
  };

  return (
    <AccountForm state={state} submit={submit} send={send} label={label}>
      {byCode ? (
        <CodeField purpose={purpose} state={state} receiver={() => ''} />
      ) : (
        <PasswordField
          name="password"
          label={say('account.field.password')}
          problem={state.problems.password}
          autoComplete="current-password"
        />
      )}
      {hasPassword && (
        <button type="button" className={buttons.button} onClick={() => setByCode(!byCode)}>
          {say(byCode ? 'account.proof.byPassword' : 'account.proof.byCode')}
        </button>
      )}
    </AccountForm>
  );
}
