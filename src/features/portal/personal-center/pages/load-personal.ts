import { data, type RouterContextProvider, redirect } from 'react-router';
import { readPageParameters } from '../../../../platform/kernel/page-parameters.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { getInfo } from '../../../members/membership/contract.ts';
import { entryAt } from '../domain/menu.ts';
import { loadPane } from './load-pane.ts';

/** For nobody's cache. */
const headers = { 'cache-control': 'private, no-store', 'referrer-policy': 'same-origin' };

/** The personal center for a member; a visitor is led to the login, and from there back to here. */
export async function loadPersonal(context: Readonly<RouterContextProvider>, request: Request) {
  const { call, language, signedIn } = context.get(pageRequest);
  const { pathname, search, searchParams } = pageUrl(request);
  const info = signedIn ? await call<typeof getInfo>('GET /front/frontMembers/info', {}) : undefined;
  if (!info?.ok) throw redirect(loginFor(`${pathname}${search}`, searchParams.get('lang')), { headers });

  const parameters = readPageParameters(searchParams);
  const entry = entryAt(pathname.replace(/\/$/, ''), parameters.menu);
  return data({ info: info.value, pane: await loadPane(call, entry, parameters, language) }, { headers });
}

function loginFor(url: string, lang: string | null): string {
  const query = new URLSearchParams({ url });
  if (lang) query.set('lang', lang);
  return `/login?${query}`;
}
