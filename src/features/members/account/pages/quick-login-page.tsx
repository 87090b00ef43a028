import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { useHref } from '../../../../platform/shell/href.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import pages from '../../../../platform/ui/page.module.css';
import styles from '../parts/account-form.module.css';
import { AccountLinks } from '../parts/account-links.tsx';
import { AfterLogin } from '../parts/after-login.tsx';
import { CodeLoginForm } from '../parts/code-login-form.tsx';
import type { Route } from './+types/quick-login-page';
import { loadLogin, noIndex, ownHeaders } from './load-login.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  data(await loadLogin(context, request), { headers: ownHeaders });

export { joinedHeaders as headers } from './joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('account.quickLogin.title')),
  noIndex,
];

/** /quickLogin: by a code that is sent. */
export default function QuickLoginPage({ loaderData: { methods, url, back } }: Route.ComponentProps) {
  const say = useSay();
  const href = useHref();
  return (
    <div className={pages.page}>
      <div className={styles.card} data-part="account-card quick-login">
        <h1>{say('account.quickLogin.title')}</h1>
        <AfterLogin back={href(back)} success={say('ui.success.login')}>
          {(done) => <CodeLoginForm sms={methods.sms} done={done} />}
        </AfterLogin>
        <AccountLinks to={['/login', '/register']} url={url} />
      </div>
    </div>
  );
}
