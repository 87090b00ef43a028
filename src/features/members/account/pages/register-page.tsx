import { useId, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import field from '../../../../platform/ui/field.module.css';
import type { register } from '../contract.ts';
import { type RegistrationField, registrationProblems } from '../domain/registration-rules.ts';
import { AccountCard, AccountLinks, SignedIn } from '../parts/account-card.tsx';
import { AccountForm } from '../parts/account-form.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { askAccount, sealedValues } from '../parts/ask-account.ts';
import { CodeField } from '../parts/code-field.tsx';
import { Field, ReceiverField } from '../parts/field.tsx';
import { receiverFound, textOf, useFormState } from '../parts/form-state.ts';
import { PasswordField } from '../parts/password-field.tsx';
import { ResearchFields, researchFieldsOf } from '../parts/research-fields.tsx';
import type { Route } from './+types/register-page';
import { loginMeta } from './load-login.ts';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';
export { loginLoader as loader } from './load-login.ts';

export const meta: Route.MetaFunction = ({ matches }) => loginMeta(matches, 'account.register.title');

/** /register */
export default function RegisterPage({ loaderData: { methods, url, back, signedIn } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <AccountCard part="register" title="account.register.title">
      {signedIn ? (
        <SignedIn back={href(back)} />
      ) : (
        <>
          <AfterLogin back={href(back)} success={say('ui.success.register')}>
            {(done) => <RegisterForm sms={methods.sms} done={done} />}
          </AfterLogin>
          <p>{say('account.login.hasAccount')}</p>
          <AccountLinks to={['/login', '/quickLogin']} url={url} />
        </>
      )}
    </AccountCard>
  );
}

const fields: readonly RegistrationField[] = [
  ...(['userName', 'name', 'receiver', 'code', 'password', 'confirmPassword', 'researchFields', 'agreed'] as const),
];

interface RegisterFormProps {
  readonly sms: boolean;
  done(): Promise<void> | void;
}

function RegisterForm({ sms, done }: RegisterFormProps) {
  const say = useSay();
  const state = useFormState<RegistrationField>(fields);
  const [userName, setUserName] = useState('');

  const send = async (values: FormData) => {
    const written = {
      userName: textOf(values, 'userName').trim(),
      name: textOf(values, 'name').trim(),
      receiver: textOf(values, 'receiver').trim(),
      code: textOf(values, 'code').trim(),
      password: textOf(values, 'password'),
      confirmPassword: textOf(values, 'confirmPassword'),
      researchFields: researchFieldsOf(values),
      agreed: values.has('agreed'),
    };
    if (!state.accepts(registrationProblems(written))) return;
    const [password = written.password, confirmPassword = written.password] = await sealedValues(
      written.password,
      written.confirmPassword,
    );
    const answer = await askAccount<typeof register>('POST /api/register', { ...written, password, confirmPassword });
    if (answer.ok) await done();
    else state.refuse(answer.failure);
  };

  const { problems } = state;
  return (
    <AccountForm state={state} submit={say('account.register.submit')} send={send}>
      <Field
        name="userName"
        label={say('account.field.userName')}
        hint={say('account.field.userNameHint')}
        problem={problems.userName}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        onInput={(event) => setUserName(event.currentTarget.value)}
      />
      <Field name="name" label={say('account.field.name')} problem={problems.name} autoComplete="name" maxLength={50} />
      <ReceiverField sms={sms} problem={problems.receiver} />
      <CodeField purpose="register" state={state} receiver={() => state.valueOf('receiver', receiverFound)} />
      <PasswordField
        name="password"
        label={say('account.field.password')}
        problem={problems.password}
        autoComplete="new-password"
        rulesFor={userName}
      />
      <PasswordField
        name="confirmPassword"
        label={say('account.field.confirmation')}
        problem={problems.confirmPassword}
        autoComplete="new-password"
      />
      <ResearchFields problem={problems.researchFields} />
      <AgreementBox problem={problems.agreed} />
    </AccountForm>
  );
}

const mark = '\u0000';

/** The user agreement and the privacy policy, to be read next to the form and accepted in it. */
function AgreementBox({ problem }: { readonly problem: string | undefined }) {
  const say = useSay();
  const href = useHref();
  const id = useId();
  // The links stand where the sentence of each language wants them, in this order in all of them.
  const [before, between, after] = say('account.register.agree', { agreement: mark, privacy: mark }).split(mark);
  return (
    <div className={field.field}>
      <div className={field.tick} data-part="sentence">
        <input
          type="checkbox"
          id={id}
          name="agreed"
          value="true"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
        />
        <span>
          <label htmlFor={id}>{before}</label>
          <a href={href('/agreement')} target="_blank" rel="noopener">
            {say('account.register.agreement')}
          </a>
          <label htmlFor={id}>{between}</label>
          <a href={href('/userPrivacy')} target="_blank" rel="noopener">
            {say('account.register.privacy')}
          </a>
          {after && <label htmlFor={id}>{after}</label>}
        </span>
      </div>
      {problem && (
        <p id={`${id}-problem`} className={field.problem} data-part="field-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
