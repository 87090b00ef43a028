import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import type { loginByMessage } from '../contract.ts';
import { AccountCard, AccountLinks, SignedIn } from '../parts/account-card.tsx';
import { AccountForm } from '../parts/account-form.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { askAccount } from '../parts/ask-account.ts';
import { CodeField } from '../parts/code-field.tsx';
import { ReceiverField } from '../parts/field.tsx';
import { codeFound, receiverFound, textOf, useFormState } from '../parts/form-state.ts';
import type { Route } from './+types/quick-login-page';
import { loginMeta } from './load-login.ts';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';
export { loginLoader as loader } from './load-login.ts';

export const meta: Route.MetaFunction = ({ matches }) => loginMeta(matches, 'account.quickLogin.title');

/** /quickLogin: by a code that is sent. */
export default function QuickLoginPage({ loaderData: { methods, url, back, signedIn } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <AccountCard part="quick-login" title="account.quickLogin.title">
      {signedIn ? (
        <SignedIn back={href(back)} />
      ) : (
        <>
          <AfterLogin back={href(back)} success={say('ui.success.login')}>
            {(done) => <CodeLoginForm sms={methods.sms} done={done} />}
          </AfterLogin>
          <AccountLinks to={['/login', '/register']} url={url} />
        </>
      )}
    </AccountCard>
  );
}

const fields = ['receiver', 'code'] as const;
type Name = (typeof fields)[number];

interface CodeLoginFormProps {
  readonly sms: boolean;
  done(): Promise<void> | void;
}

/** Logging in by a code that is sent to the account's mobile or address. */
function CodeLoginForm({ sms, done }: CodeLoginFormProps) {
  const say = useSay();
  const state = useFormState<Name>(fields);

  const send = async (values: FormData) => {
    const [to, code] = [textOf(values, 'receiver'), textOf(values, 'code')];
    if (!state.accepts([...receiverFound(to), ...codeFound(code)])) return;
    const answer = await askAccount<typeof loginByMessage>(
      'POST /api/loginByMessage',
      { receiver: to, code: code.trim() },
      { solving: state.setSolving },
    );
    if (answer.ok) await done();
    else state.refuse(answer.failure);
  };

  return (
    <AccountForm state={state} submit={say('account.login.submit')} send={send}>
      <ReceiverField sms={sms} problem={state.problems.receiver} />
      <CodeField purpose="login" state={state} receiver={() => state.valueOf('receiver', receiverFound)} />
    </AccountForm>
  );
}
