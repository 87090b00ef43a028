import { data } from 'react-router';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getBinding } from '../binding.contract.ts';
import { AccountBindings } from '../parts/account-bindings.tsx';
import { AccountCard } from '../parts/account-card.tsx';
import { ThirdPartyBinding } from '../parts/third-party-binding.tsx';
import type { listPasskeys } from '../passkey.contract.ts';
import type { Route } from './+types/account-binding-page';
import { loadLogin, loginMeta, ownHeaders } from './load-login.ts';

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

export { joinedHeaders as headers } from '../../../../platform/shell/joined-headers.ts';

export const meta: Route.MetaFunction = ({ matches }) => loginMeta(matches, 'account.binding.title');

/** /accountBinding: of a member, the four states; of who came from a provider, the account to be bound. */
export default function AccountBindingPage({ loaderData: { methods, own } }: Route.ComponentProps) {
  return (
    <AccountCard part="account-binding" title="account.binding.title">
      {own ? <AccountBindings {...own} sms={methods.sms} /> : <ThirdPartyBinding sms={methods.sms} />}
    </AccountCard>
  );
}
