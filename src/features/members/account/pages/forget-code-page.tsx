import { useState } from 'react';
import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import pages from '../../../../platform/ui/page.module.css';
import styles from '../parts/account-form.module.css';
import { AccountLinks } from '../parts/account-links.tsx';
import { ResetForm } from '../parts/reset-form.tsx';
import type { Route } from './+types/forget-code-page';
import { loadLogin, noIndex, ownHeaders } from './load-login.ts';

export const loader = async ({ context, request }: Route.LoaderArgs) =>
  data(await loadLogin(context, request), { headers: ownHeaders });

export { joinedHeaders as headers } from './joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('account.reset.title')),
  noIndex,
];

/** /forgetCode: a new password by a code. */
export default function ForgetCodePage({ loaderData: { methods, url } }: Route.ComponentProps) {
  const say = useSay();
  const [done, setDone] = useState(false);
  return (
    <div className={pages.page}>
      <div className={styles.card} data-part="account-card reset">
        <h1>{say('account.reset.title')}</h1>
        {done ? (
          <p role="status">{say('ui.success.passwordReset')}</p>
        ) : (
          <>
            <p>{say('account.reset.intro')}</p>
            <ResetForm sms={methods.sms} done={() => setDone(true)} />
          </>
        )}
        <AccountLinks to={['/login']} url={url} />
      </div>
    </div>
  );
}
