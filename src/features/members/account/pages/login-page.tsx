import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import pages from '../../../../platform/ui/page.module.css';
import styles from '../parts/account-form.module.css';
import { AccountLinks } from '../parts/account-links.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { Arrival } from '../parts/arrival.tsx';
import { PasskeyButton } from '../parts/passkey-button.tsx';
import { PasswordLoginForm } from '../parts/password-login-form.tsx';
import { ProviderButtons } from '../parts/provider-buttons.tsx';
import { SignOnOffer } from '../parts/sign-on-offer.tsx';
import type { Route } from './+types/login-page';
import { loadLogin, noIndex, ownHeaders } from './load-login.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  data(await loadLogin(context, request), { headers: ownHeaders });

export { joinedHeaders as headers } from './joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('account.login.title')),
  noIndex,
];

/** /login: by password, with a passkey, or at another provider; also where the other providers lead back to, and where a link that logs in asks. */
export default function LoginPage({
  loaderData: { methods, url, back, signedIn, arriving, offered },
}: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={pages.page}>
      <div className={styles.card} data-part="account-card login">
        <h1>{say('account.login.title')}</h1>
        {arriving ? (
          <Arrival />
        ) : signedIn ? (
          <p>
            {say('account.login.signedIn')} <a href={href(back)}>{say('account.login.continue')}</a>
          </p>
        ) : offered ? (
          <SignOnOffer {...offered} back={href(back)} />
        ) : (
          <AfterLogin back={href(back)} success={say('ui.success.login')}>
            {(done) => (
              <>
                <PasswordLoginForm done={done} />
                <AccountLinks to={['/forgetCode', '/register']} url={url} />
                <section className={styles.section} aria-labelledby="other-ways">
                  <h2 id="other-ways">{say('account.login.or')}</h2>
                  <div className={styles.others}>
                    {methods.passkey && <PasskeyButton done={done} />}
                    <ProviderButtons providers={methods.providers} back={href(back)} />
                  </div>
                  <AccountLinks to={['/quickLogin']} url={url} />
                </section>
              </>
            )}
          </AfterLogin>
        )}
      </div>
    </div>
  );
}
