import { type MiddlewareFunction, redirect } from 'react-router';
import { pageRequest } from '../../../platform/ui/page-context.ts';
import type { takeSignOn } from '../session.contract.ts';

/** An address that brings a code from another host: the code is exchanged, and the reader goes on to the address without it. */
export const guardSignOn: MiddlewareFunction<Response> = async ({ request, context }) => {
  const url = new URL(request.url);
  const signOn = url.searchParams.get('signOn');
  if (signOn === null) return;
  const { call } = context.get(pageRequest);
  await call<typeof takeSignOn>('POST /api/signOn/take', { signOn });
  url.searchParams.delete('signOn');
  // Two slashes at the beginning would name another host.
  throw redirect(`${url.pathname.replace(/^\/+/, '/')}${url.search}`, {
    headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' },
  });
};
