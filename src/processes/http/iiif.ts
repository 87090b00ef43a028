import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { imageInfo, infoType, profile } from '../../features/discovery/iiif/domain/image-info.ts';
import { canonicalParts, readImageRequest } from '../../features/discovery/iiif/domain/image-request.ts';
import type { ZoomedPicture } from '../../features/discovery/iiif/store/postgres-pictures.ts';
import { type RequestContext, readerOf } from '../../platform/contract/request-context.ts';
import { createFairShare } from '../../platform/kernel/fair-share.ts';
import type { Id } from '../../platform/kernel/id.ts';
import type { PictureCut } from '../../platform/kernel/picture-cut.ts';
import { ownSite, type SiteContext } from '../../platform/kernel/site-context.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { hostOf, isAnyone, requestContext } from './request-context.ts';
import { fileHeaders } from './send-file.ts';

/** Viewers of other sites may read it; none of them is sent a reader's cookies. */
export const openToViewers = { 'access-control-allow-origin': '*' };
const types = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;
const words: Readonly<Record<number, string>> = {
  400: '400 Bad Request',
  403: '403 Forbidden',
  404: '404 Not Found',
  429: '429 Too Many Requests',
  501: '501 Not Implemented',
  503: '503 Service Unavailable',
};

/** A refusal in plain words; what can be asked in any number of ways is kept by nobody. */
export const refuse = (reply: FastifyReply, code: number) =>
  reply
    .code(code)
    .headers({ ...openToViewers, 'cache-control': 'no-store' })
    .type('text/plain; charset=utf-8')
    .send(words[code]);

/** Answers to questions before a question, for everything of IIIF. */
export const addPreflight = (server: FastifyInstance): void => {
  server.options('/iiif/*', (_, reply) =>
    reply
      .code(204)
      .headers({
        ...openToViewers,
        'access-control-allow-methods': 'GET, HEAD, OPTIONS',
        'access-control-allow-headers': 'Accept, Content-Type',
        'access-control-max-age': '86400',
      })
      .send(),
  );
};

interface PublicPicture {
  readonly item: Id;
  readonly site: SiteContext;
  readonly host: number;
  readonly context: RequestContext;
  readonly picture: ZoomedPicture;
  /** Of the picture, as readers see it. */
  readonly address: string;
}

/** /iiif/3/{picture}/…: pictures of what is published, in parts and sizes (IIIF Image API 3.0, level 2). */
export function addIiif(server: FastifyInstance, app: App): void {
  const share = createFairShare<number>(() => limits.pictures.share);

  server.get<{ Params: { '*': string } }>('/iiif/3/*', async (request, reply) => {
    const [named = '', ...parts] = request.params['*'].split('/');
    const [, item, position] = /^(\d{1,19})-(\d{1,6})$/.exec(named) ?? [];
    if (item === undefined || ![0, 1, 4].includes(parts.length)) return refuse(reply, 404);
    if (parts.length === 1 && parts[0] !== 'info.json') return refuse(reply, 404);
    const published = await find(request, item, Number(position));
    if (typeof published === 'number') return refuse(reply, published);
    if (parts.length === 0) return keep(reply, published).redirect(`${published.address}/info.json`, 303);
    if (parts.length === 1) return sendInfo(reply, published);
    const cut = readImageRequest(parts, published.picture);
    if (!cut.ok) return refuse(reply, cut.failure);
    const [canonical, sized] = (['canonical', 'sized'] as const).map((form) =>
      canonicalParts(cut.value, published.picture, form),
    );
    const path = parts.join('/');
    // One part of a picture is made and kept once, in however many ways it can be requested.
    if (path !== canonical && path !== sized)
      return keep(reply, published).redirect(`${published.address}/${canonical}`, 302);
    return sendCut(request, reply, published, cut.value, `${canonical}`);
  });

  /** The picture, or why this reader has none. */
  async function find(request: FastifyRequest, item: Id, position: number): Promise<PublicPicture | number> {
    const host = await app.sites.byHost(hostOf(request));
    if (host?.state !== 'open') return 404;
    const site = await app.siteOfItem(ownSite(host, host.gathers), item);
    const picture = site.ok ? await app.pictures.picture(site.value, item, position) : undefined;
    if (!site.ok || !picture) return 404;
    const context = await requestContext(request, app);
    if (!(await mayRead(app, site.value, context, item))) return 403;
    const address = `${app.origins.ofHost(hostOf(request))}/iiif/3/${item}-${position}`;
    return { item, site: site.value, host: host.id, context, picture, address };
  }

  async function sendCut(
    request: FastifyRequest,
    reply: FastifyReply,
    published: PublicPicture,
    cut: PictureCut,
    canonical: string,
  ) {
    const { picture, address, context, site } = published;
    const tag = `"${createHash('sha256').update(`${picture.sha256} ${canonical}`).digest('base64url').slice(0, 22)}"`;
    const send = (code: number, bytes?: Buffer) =>
      keep(reply, published)
        .code(code)
        .headers({
          ...fileHeaders(types[cut.format]),
          etag: tag,
          link: `<${profile}>;rel="profile",<${address}/${canonical}>;rel="canonical"`,
        })
        .send(bytes);
    if (request.headers['if-none-match']?.includes(tag)) return send(304);
    const { rate, retryAfterSeconds } = limits.pictures;
    const verdict = await app.rateLimit.take(`picture ${context.trace.address}`, rate);
    if (!verdict.allowed) return refuse(reply.header('retry-after', verdict.retryAfterSeconds), 429);
    const made = await share.serve(site.target.id, async () => {
      // Nothing is made for whoever has gone while others wait.
      if (reply.raw.destroyed) return undefined;
      const original = await app.files.get(picture.sha256);
      return original && app.cutPicture(original, picture.contentType, cut);
    });
    if (!made.ok || !made.value) return refuse(reply.header('retry-after', retryAfterSeconds), 503);
    if (!made.value.ok) {
      app.log.warn(
        { requestId: request.id, sha256: picture.sha256, ...made.value.failure },
        'a picture can not be cut',
      );
      return refuse(reply, 404);
    }
    return send(200, made.value.value);
  }
}

function sendInfo(reply: FastifyReply, published: PublicPicture) {
  return keep(reply, published)
    .type(infoType)
    .header('link', `<${profile}>;rel="profile"`)
    .send(JSON.stringify(imageInfo(published.address, published.picture)));
}

/** As its page decides it. */
async function mayRead(app: App, site: SiteContext, context: RequestContext, item: Id): Promise<boolean> {
  const subject = await app.keptFiles.subject(site, item);
  return subject === null || (await app.access.decide(site, readerOf(context), subject, 'read')).allowed;
}

/** What a reader's own grounds open is for this reader alone; the rest is kept until the picture, its paper or its site changes. */
function keep(reply: FastifyReply, { item, picture, site, host, context }: PublicPicture): FastifyReply {
  reply.headers(openToViewers);
  const { edgeSeconds, browserSeconds, privateSeconds } = limits.pictures;
  if (!isAnyone(context)) return reply.header('cache-control', `private, max-age=${privateSeconds}`);
  const keys = new Set([frameKey(host), frameKey(site.target.id), ...[item, picture.paper ?? item].map(itemKey)]);
  return reply.headers({
    'cache-control': `public, max-age=${browserSeconds}`,
    'surrogate-control': `max-age=${edgeSeconds}`,
    xkey: [...keys].join(' '),
  });
}
