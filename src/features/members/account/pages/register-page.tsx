import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import pages from '../../../../platform/ui/page.module.css';
import styles from '../parts/account-form.module.css';
import { AccountLinks } from '../parts/account-links.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { RegisterForm } from '../parts/register-form.tsx';
import type { Route } from './+types/register-page';
import { loadLogin, noIndex, ownHeaders } from './load-login.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  data(await loadLogin(context, request), { headers: ownHeaders });

export { joinedHeaders as headers } from './joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('account.register.title')),
  noIndex,
];

/** /register */
export default function RegisterPage({ loaderData: { methods, url, back } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={pages.page}>
      <div className={styles.card} data-part="account-card register">
        <h1>{say('account.register.title')}</h1>
        <AfterLogin back={href(back)} success={say('ui.success.register')}>
          {(done) => <RegisterForm sms={methods.sms} done={done} />}
        </AfterLogin>
        <p>{say('account.login.hasAccount')}</p>
        <AccountLinks to={['/login', '/quickLogin']} url={url} />
      </div>
    </div>
  );
}
