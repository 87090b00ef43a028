import { redirect } from 'react-router';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { findRedirect } from '../../../discovery/sitemaps/contract.ts';
import type { Route } from './+types/error-page';

const sharedByAll = { 'surrogate-control': 'max-age=60', 'cache-control': 'public, max-age=0' };

const screens: Readonly<Record<string, 'forbidden' | 'maintenance'>> = {
  '/forbiddenpage': 'forbidden',
  '/errormaintain': 'maintenance',
};

/**
 * /forbiddenPage, /errorMaintain, /errorPage and every address that is no page. Older addresses lead on. Everything else is thrown, so
 * that the address and every page that ends here look and answer alike.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language = 'zh' } = context.get(pageRequest);
  const { pathname, search } = pageUrl(request);
  const screen = screens[pathname.toLowerCase().replace(/\/+$/, '')];
  if (screen) throw showScreen(screen, language);
  const older = await call<typeof findRedirect>('GET /front/redirect/find', { path: `${pathname}${search}` });
  if (older.ok) throw redirect(older.value.url, { status: 301, headers: sharedByAll });
  throw showScreen('notFound', language);
}

/** Never drawn; without it the address would answer data instead of a document. */
export default function ScreenPage() {
  return null;
}
