import type { FastifyInstance } from 'fastify';
import {
  entryLine,
  indexEnd,
  indexHead,
  openSearchDescription,
  partEnd,
  partHead,
  partLine,
  readPartAddress,
  robotsText,
} from '../../features/discovery/sitemaps/domain/texts-for-robots.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { textFor } from '../../platform/kernel/text.ts';
import { frameKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { keepAnHour, openSite } from './open-site.ts';
import { hostOf } from './request-context.ts';
import { createListSender } from './send-list.ts';

/** Files of a site that search engines and browsers request in addition to its pages. */
export function addSitemaps(server: FastifyInstance, app: App): void {
  const { sites, origins, configuration, sitemaps } = app;
  const sendList = createListSender();

  server.get('/robots.txt', async (request, reply) => {
    const site = await sites.byHost(hostOf(request));
    return reply
      .type('text/plain; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', ...(site && { xkey: frameKey(site.id) }) })
      .send(robotsText(site ? origins.ofSite(site) : origins.ofHost(hostOf(request)), site?.state === 'open'));
  });

  server.get('/sitemap.xml', async (request, reply) => {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const origin = origins.ofSite(site);
    const lines = written(indexHead, sitemaps.store.parts(site.id), (part) => partLine(origin, part), indexEnd);
    return sendList(keepAnHour(reply, site.id, 'application/xml; charset=utf-8'), site.id, lines);
  });

  server.get<{ Params: { range: string } }>('/sitemap-:range.xml', async (request, reply) => {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const part = readPartAddress(request.params.range);
    if (!part) return reply.code(404).send('404 Not Found');
    const origin = origins.ofSite(site);
    const entries = sitemaps.store.entries(site.id, part);
    const lines = written(partHead, entries, (entry) => entryLine(origin, entry), partEnd);
    return sendList(keepAnHour(reply, site.id, 'application/xml; charset=utf-8'), site.id, lines);
  });

  server.get('/opensearch.xml', async (request, reply) => {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const { header } = await configuration(ownSite(site));
    const name = textFor(header.name, site.defaultLanguage, site.defaultLanguage) || site.sld;
    return keepAnHour(reply, site.id, 'application/opensearchdescription+xml; charset=utf-8').send(
      openSearchDescription(origins.ofSite(site), name),
    );
  });
}

const linesAtOnce = 500;

/** A long document in pieces that are worth sending. */
async function* written<Entry>(
  head: string,
  entries: AsyncIterable<Entry>,
  line: (entry: Entry) => string,
  end: string,
): AsyncGenerator<string> {
  let lines = [head];
  for await (const entry of entries) {
    lines.push(line(entry));
    if (lines.length < linesAtOnce) continue;
    yield lines.join('');
    lines = [];
  }
  yield [...lines, end].join('');
}
