import { data } from 'react-router';
import { useSay } from '../../../../platform/i18n/use-say.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import pages from '../../../../platform/ui/page.module.css';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getBinding } from '../binding.contract.ts';
import { AccountBindings } from '../parts/account-bindings.tsx';
import styles from '../parts/account-form.module.css';
import { ThirdPartyBinding } from '../parts/third-party-binding.tsx';
import type { listPasskeys } from '../passkey.contract.ts';
import type { Route } from './+types/account-binding-page';
import { loadLogin, noIndex, ownHeaders } from './load-login.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { methods, signedIn } = await loadLogin(context, request);
  const { call } = context.get(pageRequest);
  if (!signedIn) return data({ methods, own: null }, { headers: ownHeaders });
  const [binding, passkeys] = await Promise.all([
    call<typeof getBinding>('GET /api/binding', {}),
    call<typeof listPasskeys>('GET /api/passkey/list', {}),
  ]);
  const own = { binding: expectAnswer(binding), passkeys: expectAnswer(passkeys) };
  return data({ methods, own }, { headers: ownHeaders });
}

export { joinedHeaders as headers } from './joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, sayInHead(matches)('account.binding.title')),
  noIndex,
];

/** /accountBinding: of a member, the four states; of who came from a provider, the account to be bound. */
export default function AccountBindingPage({ loaderData: { methods, own } }: Route.ComponentProps) {
  const say = useSay();
  return (
    <div className={pages.page}>
      <div className={styles.card} data-part="account-card account-binding">
        <h1>{say('account.binding.title')}</h1>
        {own ? <AccountBindings {...own} sms={methods.sms} /> : <ThirdPartyBinding sms={methods.sms} />}
      </div>
    </div>
  );
}
