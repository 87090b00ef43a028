import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { provideIntl } from './platform/i18n/current-intl.ts';
import { serverIntl } from './platform/i18n/intl.server.ts';
import { contentSecurityPolicy } from './platform/ui/content-security-policy.server.ts';
import { deferHydration } from './platform/ui/deferred-hydration.server.ts';
import type { DeferredHydrationHandle } from './platform/ui/deferred-hydration.ts';
import { frameAncestorsHeader, frameSourcesHeader } from './platform/ui/frame-sources-header.ts';
import { framedLinks } from './platform/ui/framed-links.server.ts';
import { documentParts } from './platform/ui/page-context.ts';
import { pageDataBlock } from './platform/ui/page-data.server.ts';
import { spliceSlots } from './platform/ui/splice-body.server.ts';

provideIntl(serverIntl);

/**
 * Renders the whole document before anything is sent: the policy needs the hashes of its scripts, and the edge wants it whole. No
 * component waits for anything, so it is rendered in one step, without the machinery of a stream.
 */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Response {
  const rendered = renderToString(<ServerRouter context={entry} url={request.url} />);
  const awake = isDeferred(entry) ? deferHydration(rendered, entry.manifest.entry.module) : rendered;
  const isFramed = headers.has(frameAncestorsHeader);
  const page = isFramed ? framedLinks(awake) : awake;
  const parts = context.get(documentParts);
  const slots = isFramed
    ? new Map([...parts.slots].map(([name, piece]) => [name, withFramedLinks(piece)]))
    : parts.slots;
  headers.set('content-type', 'text/html; charset=utf-8');
  // Vite's development client needs inline styles and a socket of its own.
  if (import.meta.env.PROD)
    headers.set(
      'content-security-policy',
      contentSecurityPolicy(page, headers.get(frameSourcesHeader), headers.get(frameAncestorsHeader)),
    );
  headers.delete(frameSourcesHeader);
  headers.delete(frameAncestorsHeader);
  parts.chunks = spliceSlots(finish(page, pageDataBlock(entry.staticHandlerContext)), slots);
  return new Response(null, { status, headers });
}

const documentEnd = '</body></html>';

/** The data comes last: nothing that is shown waits for it. */
const finish = (page: string, data: string): string =>
  `<!DOCTYPE html>${page.slice(0, -documentEnd.length)}${data}${documentEnd}`;

/** Latin 1 keeps bytes as they are. */
const withFramedLinks = (html: Buffer): Buffer => Buffer.from(framedLinks(html.toString('latin1')), 'latin1');

/** The innermost route decides, by what it shows. While developing every page is awake: Vite's own scripts want to run. */
function isDeferred({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const id = matches.at(-1)?.route.id;
  if (!import.meta.env.PROD || !id) return false;
  const handle = routeModules[id]?.handle as DeferredHydrationHandle | undefined;
  return handle?.isDeferred?.(loaderData[id]) ?? false;
}
