import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import type { CodePurpose } from '../domain/registration-rules.ts';
import type { confirmIdentity } from '../session.contract.ts';
import { AccountForm } from './account-form.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { askAccount, type SealedValue, sealedValues } from './ask-account.ts';
import { CodeField } from './code-field.tsx';
import { type Found, requiredFound, textOf, useFormState } from './form-state.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { PasswordField } from './password-field.tsx';

const askable = ['reauthenticationRequired', 'bothFactorsRequired', 'secondFactorRequired'] as const;
type Wanted = (typeof askable)[number];

/** Where a call wants to know once more who asks: the form for it, after which the call is sent again. */
export function useReauthentication(hasPassword: boolean) {
  const [request, setRequest] = useState<{ readonly wanted: Wanted; readonly again: () => Promise<void> | void }>();
  return {
    /** Whether a refusal was that; the form then stands where `form` is put. */
    isWanted({ code }: Failure, again: () => Promise<void> | void): boolean {
      const wanted = askable.find((one) => one === code);
      if (wanted) setRequest({ wanted, again });
      return wanted !== undefined;
    },
    form: request && (
      <Reauthentication
        key={request.wanted}
        wanted={request.wanted}
        hasPassword={hasPassword}
        proven={() => {
          setRequest(undefined);
          void request.again();
        }}
      />
    ),
  };
}

const why = {
  reauthenticationRequired: 'account.credential.why',
  bothFactorsRequired: 'account.credential.both',
  secondFactorRequired: 'account.credential.strong',
} as const;

interface Props {
  readonly wanted: Wanted;
  readonly hasPassword: boolean;
  proven(): void;
}

function Reauthentication({ wanted, hasPassword, proven }: Props) {
  const say = useSay();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const give = async (credential: OwnFactor | { readonly appCode: string }) => {
    const answer = await askAccount<typeof confirmIdentity>('POST /api/confirmIdentity', credential);
    if (!answer.ok) return answer.failure;
    proven();
    return undefined;
  };
  const words = say('account.credential.title');
  return (
    <section className={`${layout.stack3} ${box.notice}`} data-part="fresh-proof">
      <h3 ref={title} tabIndex={-1}>
        {words}
      </h3>
      <p>{say(why[wanted])}</p>
      {wanted === 'secondFactorRequired' ? (
        <>
          <PasskeyButton isFactor done={proven} />
          <AppCodeForm label={words} give={give} />
        </>
      ) : (
        <OwnFactorForm
          purpose="confirm"
          hasPassword={hasPassword}
          needsBoth={wanted === 'bothFactorsRequired'}
          submit={say('ui.action.confirm')}
          label={words}
          give={give}
        />
      )}
    </section>
  );
}

const fields = ['password', 'code'] as const;

export interface OwnFactor {
  readonly code?: string;
  readonly password?: SealedValue;
}

interface OwnFactorFormProps {
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
export function OwnFactorForm({ purpose, hasPassword, needsBoth = false, submit, label, give }: OwnFactorFormProps) {
  const say = useSay();
  const state = useFormState<(typeof fields)[number]>(fields);
  const [byCode, setByCode] = useState(!hasPassword);
  const asksCode = byCode || needsBoth;
  const asksPassword = !byCode || needsBoth;

  const send = async (values: FormData) => {
    const code = textOf(values, 'code').trim();
    const password = textOf(values, 'password');
    const found: Found<(typeof fields)[number]> = [
      ...(asksPassword ? requiredFound('password', password, 'passwordRequired') : []),
      ...(asksCode ? requiredFound('code', code, 'verificationCodeRequired') : []),
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
