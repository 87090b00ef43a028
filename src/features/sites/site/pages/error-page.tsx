import { redirect } from 'react-router';
import { showScreen } from '../../../../platform/shell/error-screen.server.ts';
import { pageRequest } from '../../../../platform/ui/page-context.ts';
import { pageUrl } from '../../../../platform/ui/page-url.ts';
import type { findRedirect } from '../../../discovery/harvesting/contract.ts';
import type { Route } from './+types/error-page';

const sharedByAll = { 'surrogate-control': 'max-age=60', 'cache-control': 'public, max-age=0' };

/** Older addresses lead on. Everything else is thrown, so that the address and every page that ends here look and answer alike. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { call, language } = context.get(pageRequest);
  const { pathname, search } = pageUrl(request);
  const older = await call<typeof findRedirect>('GET /front/redirect/find', { path: `${pathname}${search}` });
  if (older.ok) throw redirect(older.value.url, { status: 301, headers: sharedByAll });
  throw showScreen('notFound', language ?? 'zh');
}

/** Never drawn; without it the address would answer data instead of a document. */
export default function ScreenPage() {
  return null;
}
