import { data, type LoaderFunctionArgs, type RouterContextProvider } from 'react-router';
import type { MessageKey } from '../../../../platform/i18n/keys.gen.ts';
import { returnAddress } from '../../../../platform/kernel/return-address.ts';
import { pageTitle } from '../../../../platform/shell/page-title.ts';
import { sayInHead } from '../../../../platform/shell/say-in-head.ts';
import { expectAnswer } from '../../../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import type { getHostSite } from '../../../sites/site/contract.ts';
import type { loginMethods } from '../binding.contract.ts';
import type { readSignOn } from '../session.contract.ts';

/** What every page on the way into an account knows. */
export async function loadLogin(context: Readonly<RouterContextProvider>, request: Request) {
  const { call, hostOrigin: origin, signedIn } = context.get(pageRequest);
  const site = expectAnswer(await call<typeof getHostSite>('GET /front/site/getHostSite', {}));
  const methods = expectAnswer(await call<typeof loginMethods>('GET /api/loginMethods', {}));
  const { searchParams } = new URL(request.url);
  const signOn = searchParams.get('signOn');
  const offered = signOn ? expectAnswer(await call<typeof readSignOn>('POST /api/signOn/look', { signOn })) : null;
  const url = searchParams.get('url');
  const home = site.magazineClassification === 'portal' ? '/scanHome' : '/homeNav';
  return {
    signedIn,
    methods,
    url,
    back: returnAddress(url, { origin, allowed: methods.returnOrigins, home }),
    /** Someone came from another host of the installation by a link that may be a stranger's. */
    offered: signOn && offered?.userName ? { signOn, userName: offered.userName } : null,
    /** Someone comes back from a provider; what they bring is for the browser alone. */
    arriving: searchParams.has('state'),
  };
}

/** These pages are for nobody's cache and for no search engine. */
export const ownHeaders = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

export const loginLoader = async ({ context, request }: LoaderFunctionArgs) =>
  data(await loadLogin(context, request), { headers: ownHeaders });

export const loginMeta = (matches: Parameters<typeof pageTitle>[0], title: MessageKey) => [
  ...pageTitle(matches, sayInHead(matches)(title)),
  { name: 'robots', content: 'noindex' },
];
