import { useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { thirdBind } from '../binding.contract.ts';
import { codeProblem } from '../domain/code-rules.ts';
import { AccountForm } from './account-form.tsx';
import { askAccount } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { Field } from './field.tsx';
import { type Found, useFormState } from './form-state.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { ReceiverField } from './receiver-field.tsx';
import { receiverFound } from './receiver-found.ts';
import { sealedValues } from './sealed-values.ts';
import { textOf } from './text-of.ts';

const fields = ['name', 'password', 'receiver', 'code'] as const;
type Name = (typeof fields)[number];

interface BindFormProps {
  readonly ticket: string;
  readonly sms: boolean;
  done(): void;
}

/** Binds who came from a provider to an account that they prove to be theirs, by password or by code. */
export function BindForm({ ticket, sms, done }: BindFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);
  const [byCode, setByCode] = useState(false);
  const [needsPasskey, setNeedsPasskey] = useState(false);

  const problemsOf = (values: FormData): Found<Name> => {
    if (byCode) {
      const wrong = codeProblem(textOf(values, 'code'));
      return [
        ...receiverFound(textOf(values, 'receiver')),
        ...(wrong ? [{ field: 'code' as const, problem: wrong }] : []),
      ];
    }
    return [
      ...(textOf(values, 'name').trim() === '' ? [{ field: 'name', problem: 'userNameRequired' } as const] : []),
      ...(textOf(values, 'password') === '' ? [{ field: 'password', problem: 'passwordRequired' } as const] : []),
    ];
  };

  const credential = async (values: FormData) => {
    if (byCode) return { receiver: textOf(values, 'receiver'), code: textOf(values, 'code').trim() };
    const [password] = await sealedValues(textOf(values, 'password'));
    return { name: textOf(values, 'name'), ...(password !== undefined && { password }) };
  };

  /** Who has logged in shows nothing more. */
  const bind = async (shown: Partial<Awaited<ReturnType<typeof credential>>>, loginName = '') => {
    const answer = await askAccount<typeof thirdBind>(
      'POST /api/thirdBind',
      { ticket, ...shown },
      { loginName, solving: state.setSolving },
    );
    if (answer.ok) return done();
    setNeedsPasskey(answer.failure.code === 'secondFactorRequired');
    state.refuse(answer.failure);
  };

  const send = async (values: FormData) => {
    if (state.accepts(problemsOf(values))) await bind(await credential(values), textOf(values, 'name'));
  };

  return (
    <>
      <AccountForm state={state} submit={say('account.binding.submit')} send={send}>
        {byCode ? (
          <>
            <ReceiverField sms={sms} problem={state.problems.receiver} />
            <CodeField purpose="bind" state={state} receiver={() => state.valueOf('receiver', receiverFound)} />
          </>
        ) : (
          <>
            <Field
              name="name"
              label={say('account.field.account')}
              problem={state.problems.name}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <PasswordField
              name="password"
              label={say('account.field.password')}
              problem={state.problems.password}
              autoComplete="current-password"
            />
          </>
        )}
      </AccountForm>
      {needsPasskey && <PasskeyButton isFactor done={() => bind({})} />}
      <button type="button" className={buttons.button} onClick={() => setByCode(!byCode)}>
        {say(byCode ? 'account.binding.withPassword' : 'account.binding.withCode')}
      </button>
    </>
  );
}
