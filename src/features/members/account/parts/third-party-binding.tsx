import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import buttons from '../../../../platform/ui/button.module.css';
import type { thirdBind } from '../binding.contract.ts';
import { AccountLinks } from './account-card.tsx';
import { AccountForm } from './account-form.tsx';
import { askAccount, sealedValues } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { Field, ReceiverField } from './field.tsx';
import { codeFound, type Found, passwordLoginFound, receiverFound, textOf, useFormState } from './form-state.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';
import { nobodyWaits, type Waiting, whoWaits } from './third-party.ts';

/** For who came from a provider and is not known here yet; for everyone else the way to the login. */
export function ThirdPartyBinding({ sms }: { readonly sms: boolean }) {
  const say = useSay();
  const href = useHref();
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => setWaiting(whoWaits()), []);

  if (!waiting)
    return (
      <>
        <p>{say('failure.loginRequired')}</p>
        <AccountLinks to={['/login', '/register']} url={href('/accountBinding')} />
      </>
    );
  return (
    <>
      <p role="status">{say('failure.userNotFoundBind')}</p>
      <p>{say('account.binding.thirdParty', { provider: waiting.providerName })}</p>
      <BindForm
        ticket={waiting.ticket}
        sms={sms}
        done={() => {
          nobodyWaits();
          leaveMessageForNextPage(say('account.binding.done'));
          location.assign(waiting.back);
        }}
      />
      <AccountLinks to={['/register']} url={waiting.back} />
    </>
  );
}

const fields = ['name', 'password', 'receiver', 'code'] as const;
type Name = (typeof fields)[number];

interface BindFormProps {
  readonly ticket: string;
  readonly sms: boolean;
  done(): void;
}

/** Binds who came from a provider to an account that they prove to be theirs, by password or by code. */
function BindForm({ ticket, sms, done }: BindFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);
  const [byCode, setByCode] = useState(false);
  const [needsPasskey, setNeedsPasskey] = useState(false);

  const problemsOf = (values: FormData): Found<Name> => {
    if (byCode) return [...receiverFound(textOf(values, 'receiver')), ...codeFound(textOf(values, 'code'))];
    return passwordLoginFound(textOf(values, 'name'), textOf(values, 'password'));
  };

  const credential = async (values: FormData) => {
    if (byCode) return { receiver: textOf(values, 'receiver'), code: textOf(values, 'code').trim() };
    const [password] = await sealedValues(textOf(values, 'password'));
    return { name: textOf(values, 'name'), ...(password !== undefined && { password }) };
  };

  /** Who has logged in shows nothing more. */
  const bind = async (proof: Partial<Awaited<ReturnType<typeof credential>>>, loginName = '') => {
    const answer = await askAccount<typeof thirdBind>(
      'POST /api/thirdBind',
      { ticket, ...proof },
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
