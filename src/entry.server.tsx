import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { provideIntl } from './platform/i18n/current-intl.ts';
import { serverIntl } from './platform/i18n/intl.server.ts';
import { contentSecurityPolicy } from './platform/ui/content-security-policy.server.ts';
import { deferHydration } from './platform/ui/deferred-hydration.server.ts';
import type { DeferredHydrationHandle } from './platform/ui/deferred-hydration.ts';
import { frameAncestorsHeader, frameSourcesHeader } from './platform/ui/frame-sources-header.ts';
import { framedLinks } from './platform/ui/framed-links.server.ts';
import { documentParts } from './platform/ui/page-context.ts';
import { spliceSlots } from './platform/ui/splice-body.server.ts';

provideIntl(serverIntl);

/** Renders the whole document before anything is sent: the policy needs the hashes of its scripts, and the edge wants it whole. */
export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(<ServerRouter context={entry} url={request.url} />, {
      onAllReady() {
        const written: Buffer[] = [];
        const sink = new PassThrough();
        sink.on('data', (chunk: Buffer) => written.push(chunk));
        sink.on('end', () => {
          const rendered = Buffer.concat(written);
          // Latin 1 keeps bytes as they are.
          const isFramed = headers.has(frameAncestorsHeader);
          const awake = isDeferred(entry)
            ? Buffer.from(deferHydration(rendered.toString('latin1'), entry.manifest.entry.module), 'latin1')
            : rendered;
          const page = isFramed ? withFramedLinks(awake) : awake;
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
          parts.chunks = spliceSlots(page, slots);
          resolve(new Response(null, { status, headers }));
        });
        stream.pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
  });
}

const withFramedLinks = (html: Buffer): Buffer => Buffer.from(framedLinks(html.toString('latin1')), 'latin1');

/** The innermost route decides, by what it shows. While developing every page is awake: Vite's own scripts want to run. */
function isDeferred({ routeModules, staticHandlerContext: { matches, loaderData } }: EntryContext): boolean {
  const id = matches.at(-1)?.route.id;
  if (!import.meta.env.PROD || !id) return false;
  const handle = routeModules[id]?.handle as DeferredHydrationHandle | undefined;
  return handle?.isDeferred?.(loaderData[id]) ?? false;
}
