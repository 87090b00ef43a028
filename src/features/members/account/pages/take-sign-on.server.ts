import { type MiddlewareFunction, redirect } from 'react-router';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { takeSignOn } from '../session.contract.ts';

/** Links of this installation. Any other may be one by which a stranger wants a reader to go on under the stranger's name. */
const ours = ['same-origin', 'same-site'];
const askingPath = '/login';

/**
 * An address that brings a code from another host: the code is exchanged, and the reader goes on to the address without it. Who comes
 * from elsewhere is asked first, by the login page.
 */
export const guardSignOn: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = pageUrl(request);
  const signOn = url.searchParams.get('signOn');
  if (signOn === null || url.pathname === askingPath) return;
  url.searchParams.delete('signOn');
  // Two slashes at the beginning would name another host.
  const clean = `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
  const { call, signedIn } = context.get(pageRequest);
  const needsConfirmation = !signedIn && !ours.includes(request.headers.get('sec-fetch-site') ?? '');
  if (!needsConfirmation) await call<typeof takeSignOn>('POST /api/signOn/take', { signOn });
  const lang = url.searchParams.get('lang');
  const asking = new URLSearchParams({ signOn, url: clean, ...(lang && { lang }) });
  throw redirect(needsConfirmation ? `${askingPath}?${asking}` : clean, {
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
};
