import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OaiAnswer } from '../../features/discovery/records/oai/answer-oai.ts';
import { createFairShare } from '../../platform/kernel/fair-share.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { textFor } from '../../platform/kernel/text.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { hostOf } from './request-context.ts';
import { nothingHere } from './send-file.ts';
import { edgeHeaders } from './surrogate-keys.ts';

const longestForm = 8_192;

/** /oai: what a site has published, for whoever harvests it (OAI-PMH 2.0). */
export function addOai(server: FastifyInstance, app: App): void {
  const share = createFairShare<number>(() => limits.harvesting.share);

  const answer = async (request: FastifyRequest, reply: FastifyReply, pairs: URLSearchParams) => {
    const site = await app.sites.byHost(hostOf(request));
    if (site?.state !== 'open') return nothingHere(reply);
    const served = await share.serve(site.id, async () => {
      const { header, seo } = await app.configuration(ownSite(site));
      const say = (text: Parameters<typeof textFor>[0]) => textFor(text, site.defaultLanguage, site.defaultLanguage);
      const origin = app.origins.ofSite(site);
      return app.records.oai(
        {
          site,
          name: say(header.name) || say(seo.title) || site.sld,
          base: `${origin}/oai`,
          email: app.settings.IMPRINT_MAIL_FROM ?? `postmaster@${new URL(origin).hostname}`,
        },
        pairs,
      );
    });
    // The protocol's own way to ask for patience; harvesters keep to it.
    if (!served.ok)
      return reply
        .code(503)
        .headers({ 'retry-after': `${limits.harvesting.retryAfterSeconds}`, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send('503 Service Unavailable');
    return send(request, reply, site.id, served.value);
  };

  server.get('/oai', async (request, reply) =>
    answer(request, reply, new URL(request.url, 'http://site').searchParams),
  );

  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: longestForm },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post('/oai', async (request, reply) =>
      answer(request, reply, new URLSearchParams(typeof request.body === 'string' ? request.body : '')),
    );
  });
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  site: number,
  { document, content, isError, works }: OaiAnswer,
) {
  reply.type('text/xml; charset=utf-8');
  // What is wrong in an address could be written in any number of ways, and the edge would keep them all.
  if (isError || request.method === 'POST') return reply.header('cache-control', 'no-store').send(document);
  const frames = [site, ...works.map((work) => work.site)].map(frameKey);
  const keys = new Set([...frames, ...works.map(({ id }) => itemKey(id))]);
  reply.headers(edgeHeaders({ keys, worth: { isDegraded: false, isKeyed: true } }, limits.edge));
  // Two answers that differ in their moment alone are one to whoever has the first.
  const tag = `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', tag);
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.send(document);
}

const isKnown = (given: string | undefined, tag: string): boolean =>
  (given ?? '').split(',').some((one) => one.trim() === tag || one.trim() === '*');
