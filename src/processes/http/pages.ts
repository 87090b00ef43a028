import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouterContextProvider } from 'react-router';
import type { Call } from '../../platform/contract/call.ts';
import type { RequestContext } from '../../platform/contract/request-context.ts';
import { failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';

import { frameKey } from '../../platform/ports/edge-cache.ts';
import { bodySlot, headSlot } from '../../platform/ui/body-marker.ts';
import { type DocumentParts, documentParts, pageRequest } from '../../platform/ui/page-context.ts';
import { isTrouble, troubleStatus } from '../../platform/ui/page-trouble.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { sendSession } from './cookies.ts';
import { sendBusy } from './door.ts';
import { createPageKeeper, pagePlace, type ReadyDocument, sendKept } from './kept-pages.ts';
import { createPageHandler, type PageBuild, type PageMode } from './page-handler.ts';
import { createPreviews, previewToken } from './previews.ts';
import type { Rendered, Renderer, Site } from './renderer.ts';
import { isAnyone, requestContext } from './request-context.ts';
import { sharePiece } from './share-piece.ts';
import { edgeHeaders } from './surrogate-keys.ts';

/** Pages are read; whatever changes something is a call. */
const readable = ['GET', 'HEAD'];

/** Everything that is not a call or a file is a page. Pages are kept only for a server that knows its release. */
export function addPages(server: FastifyInstance, app: App, build: PageBuild, mode: PageMode, release?: string) {
  const { IMPRINT_PAGES_GB, IMPRINT_PUBLIC_SCHEME, IMPRINT_PUBLIC_PORT, IMPRINT_MAIN_DOMAIN } = app.settings;
  const settings = [IMPRINT_PUBLIC_SCHEME, IMPRINT_PUBLIC_PORT, IMPRINT_MAIN_DOMAIN, app.extensions.release];
  const edition = release && IMPRINT_PAGES_GB > 0 ? [release, ...settings].join(' ') : undefined;
  const renderer = createRenderer(app, build, mode);
  const preview = createPreviews(app, renderer);
  const keeper = createPageKeeper(app.keptPages, app.log, app.siteMemory.hear);
  server.addHook('onClose', () => keeper.idle());

  server.setNotFoundHandler(async (request, reply) => {
    if (!readable.includes(request.method)) return reply.code(405).header('allow', readable.join(', ')).send();
    const context = await requestContext(request, app);
    const site = await app.sites.byHost(context.host).catch(() => undefined);
    const token = previewToken(request);
    if (token !== undefined) {
      const previewed = await preview(request, context, site, token);
      return previewed ? sendReady(reply, previewed) : sendBusy(reply);
    }
    const place = pagePlace(request, context, site, edition);
    const kept = place && (await keeper.find(place));
    if (kept) return sendKept(reply, kept);
    const ready = await keeper.makeOnce(place, () =>
      renderOfOneFrame(app, context.host, site?.id, (found) => renderer({ request, context, site: found })),
    );
    if (!ready) return sendBusy(reply);
    sendSession(reply, context.session);
    return sendReady(reply, ready);
  });

  return keeper;
}

/** A page during whose making the frame changed may show it before and after. It is made again; if it won't hold still, nobody gets it. */
const mostRenders = 3;

async function renderOfOneFrame(
  { sites, siteMemory }: Pick<App, 'sites' | 'siteMemory'>,
  host: string,
  id: number | undefined,
  render: (site: Site | undefined) => Promise<Rendered | undefined>,
): Promise<ReadyDocument | undefined> {
  const version = async () => (id === undefined ? undefined : siteMemory.version(id).catch(() => undefined));
  for (let left = mostRenders; ; left--) {
    const frame = await version();
    const ready = await render(await sites.byHost(host).catch(() => undefined));
    if (frame === (await version())) return ready && { ...ready, frame };
    if (left === 1) return undefined;
  }
}

/** Renders the page of a request; nothing where it is not admitted, or can't be told now. */
function createRenderer(app: App, build: PageBuild, mode: PageMode): Renderer {
  const render = createPageHandler(build, mode);
  const handlers = new Map(app.handlers.map((handler) => [handler.endpoint.name as string, handler]));

  return async ({ request, context, site, address = request.url, preview }) => {
    const parts: DocumentParts = { slots: new Map() };
    let isTroubled = false;
    let isUnavailable = false;
    const callsOf = (asking: RequestContext) =>
      answeredOnce(async (name, input) => {
        const handler = handlers.get(name);
        const answer = handler ? await app.run(handler, asking, input) : failed(failure('notFound'));
        isTroubled ||= !answer.ok && isTrouble(answer.failure);
        isUnavailable ||= !answer.ok && troubleStatus(answer.failure) > 500;
        return answer;
      });
    const call = callsOf(context);
    const hostOrigin = app.origins.ofHost(context.host);
    const rememberPiece: typeof app.remember = (key, read, lasts) =>
      site ? app.siteMemory.remember(site.id, key, read, lasts) : app.remember(key, read, lasts);
    const provider = new RouterContextProvider();
    provider.set(documentParts, parts);
    provider.set(pageRequest, {
      call,
      origin: site ? app.origins.ofSite(site) : hostOrigin,
      hostOrigin,
      language: context.language,
      signedIn: context.member !== null,
      mainDomain: app.settings.IMPRINT_MAIN_DOMAIN,
      preview,
      share: (name, make) =>
        sharePiece(rememberPiece, context, name, (asking) => make(asking === context ? call : callsOf(asking))).catch(
          (problem) => {
            // Whoever waited for a piece that another request was making hears of its trouble here alone.
            isTroubled = true;
            throw problem;
          },
        ),
      async placeBody(sha256, slot = bodySlot) {
        // Only what a call of this request gave to this reader: the policy has spoken there, and a page can't get around it.
        const body = await context.texts.get(sha256)?.();
        if (body) parts.slots.set(slot, body);
        return body !== undefined;
      },
      placeHtml(slot, html) {
        // Machines are told nothing of what is only prepared.
        if (!preview || slot !== headSlot) parts.slots.set(slot, Buffer.from(html));
      },
      placeLinks(links) {
        if (!preview) parts.links = links;
      },
    });
    if (site) context.keys.add(frameKey(site.id));
    const rendered = await app.admission.serve(app.knownHosts.shareOf(context.host), () =>
      render(pageRequestOf(request, hostOrigin + address), provider),
    );
    if (!rendered.ok) return undefined;
    // What a page leaves out for a call that broke must not stay away, and "not here" is not to be believed.
    if (isTroubled) context.worth.isDegraded = true;
    if (isTroubled && isRefusal(rendered.value.status)) return undefined;
    // A page that broke over what was not there for a moment is not broken itself.
    const status = isUnavailable && rendered.value.status === 500 ? 503 : rendered.value.status;
    const ready = await readyDocument(status, rendered.value, parts, context);
    return isTroubled && status > 500
      ? { ...ready, headers: { ...ready.headers, 'retry-after': String(comeAgainSeconds) } }
      : ready;
  };
}

const comeAgainSeconds = 5;
const isRefusal = (status: number): boolean => status >= 300 && status < 500;

/** The loaders of one page ask for the same things, its site first of all; each is answered once a request. */
function answeredOnce(ask: (name: string, input: unknown) => Promise<unknown>): Call {
  const answers = new Map<string, Promise<unknown>>();
  return ((name: string, input: unknown) => {
    const key = `${name} ${JSON.stringify(input)}`;
    const answer = answers.get(key) ?? ask(name, input);
    answers.set(key, answer);
    return answer;
  }) as Call;
}

function pageRequestOf(request: FastifyRequest, address: string): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  // Joined as text: a path with two slashes at its beginning would name another host.
  return new Request(new URL(address), {
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
  });
}

async function readyDocument(
  status: number,
  response: Response,
  { chunks, links }: DocumentParts,
  context: RequestContext,
): Promise<Rendered> {
  const headers: Record<string, string> = {
    // In development documents come without a policy, and the console frames pages of its site.
    'content-security-policy': "frame-ancestors 'self'",
    ...Object.fromEntries([...response.headers].filter(([name]) => name !== 'set-cookie')),
    ...(links && { link: links }),
  };
  // A page may show those with an access basis what others may not have; a broken one is for nobody to keep.
  if (!isAnyone(context) || status >= 500) headers['cache-control'] = 'private, no-store';
  else if (!headers['cache-control']) Object.assign(headers, edgeHeaders(context, limits.edge));
  return {
    status,
    headers,
    cookies: response.headers.getSetCookie(),
    context,
    chunks: chunks ?? (response.body ? [Buffer.from(await response.arrayBuffer())] : []),
  };
}

function sendReady(reply: FastifyReply, { status, headers, cookies, chunks }: Rendered) {
  reply.code(status).headers(headers);
  for (const cookie of cookies) reply.header('set-cookie', cookie);
  if (chunks.length <= 1) return reply.send(chunks[0] ?? null);
  reply.hijack();
  const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  reply.raw.writeHead(status, { ...(reply.getHeaders() as Record<string, string>), 'content-length': bytes });
  if (reply.request.method === 'HEAD') return reply.raw.end();
  reply.raw.cork();
  for (const chunk of chunks) reply.raw.write(chunk);
  reply.raw.uncork();
  reply.raw.end();
}
