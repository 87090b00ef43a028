import { useEffect, useState } from 'react';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { leaveMessageForNextPage } from '../../../../platform/shell/next-page-message.ts';
import { pageCall } from '../../../../platform/shell/page-call.ts';
import box from '../../../../platform/ui/box.module.css';
import buttons from '../../../../platform/ui/button.module.css';
import field from '../../../../platform/ui/field.module.css';
import layout from '../../../../platform/ui/layout.module.css';
import text from '../../../../platform/ui/text.module.css';
import { AccountCard, AccountLinks, SignedIn } from '../parts/account-card.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { Arrival } from '../parts/arrival.tsx';
import { PasskeyButton } from '../parts/passkey-button.tsx';
import { PasswordLoginForm } from '../parts/password-login-form.tsx';
import { depart, type Provider } from '../parts/third-party.ts';
import type { takeSignOn } from '../session.contract.ts';
import type { Route } from './+types/login-page';
import { loginMeta } from './load-login.ts';

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';
export { loginLoader as loader } from './load-login.ts';

export const meta: Route.MetaFunction = ({ matches }) => loginMeta(matches, 'account.login.title');

/** /login: by password, with a passkey, or at another provider; also where the other providers lead back to, and where a link that logs in asks. */
export default function LoginPage({
  loaderData: { methods, url, back, signedIn, arriving, offered },
}: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <AccountCard part="login" title="account.login.title">
      {arriving ? (
        <Arrival />
      ) : signedIn ? (
        <SignedIn back={href(back)} />
      ) : offered ? (
        <SignOnOffer {...offered} back={href(back)} />
      ) : (
        <AfterLogin back={href(back)} success={say('ui.success.login')}>
          {(done) => (
            <>
              <PasswordLoginForm done={done} />
              <AccountLinks to={['/forgetCode', '/register']} url={url} />
              <section className={`${layout.stack4} ${box.ruled}`} aria-labelledby="other-ways">
                <h2 id="other-ways" className={text.h3}>
                  {say('account.login.or')}
                </h2>
                <div className={layout.stack2}>
                  {methods.passkey && <PasskeyButton done={done} />}
                  <ProviderButtons providers={methods.providers} back={href(back)} />
                </div>
                <AccountLinks to={['/quickLogin']} url={url} />
              </section>
            </>
          )}
        </AfterLogin>
      )}
    </AccountCard>
  );
}

interface SignOnOfferProps {
  readonly signOn: string;
  readonly userName: string;
  readonly back: string;
}

/** Asks whoever came by a link that would log them in: it may be somebody else's. */
function SignOnOffer({ signOn, userName, back }: SignOnOfferProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  async function goOn() {
    const answer = await pageCall()<typeof takeSignOn>('POST /api/signOn/take', { signOn });
    if (!answer.ok || !answer.value.taken) return setProblem(say('account.signOn.over'));
    leaveMessageForNextPage(say('ui.success.login'));
    location.assign(back);
  }
  return (
    <div className={layout.stack4} data-part="sign-on-offer">
      <p>{say('account.signOn.asks', { name: userName })}</p>
      <p>{say('account.signOn.warns')}</p>
      <button type="button" className={buttons.strong} onClick={() => void goOn()}>
        {say('account.signOn.goOn', { name: userName })}
      </button>
      <p role="alert" className={field.problems}>
        {problem}
      </p>
      <a href={back}>{say('account.signOn.stay')}</a>
    </div>
  );
}

interface ProviderButtonsProps {
  readonly providers: readonly Provider[];
  readonly back: string;
}

/** Other apps at which one can prove who one is. */
function ProviderButtons({ providers, back }: ProviderButtonsProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return (
    <>
      {providers.map((provider) => (
        <button
          key={provider.id}
          type="button"
          className={buttons.button}
          data-provider={provider.id}
          disabled={!alive}
          onClick={async () => {
            const refused = await depart(provider, 'login', back);
            setProblem(String(refused?.values?.message ?? ''));
          }}
        >
          {say('account.login.byProvider', { name: provider.name })}
        </button>
      ))}
      <p role="alert" className={field.problems}>
        {problem}
      </p>
    </>
  );
}
