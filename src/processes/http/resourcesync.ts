import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  capabilityList,
  capabilityPath,
  changeHead,
  changeLine,
  changePath,
  listEnd,
  paperLine,
  resourceHead,
  resourceIndexEnd,
  resourceIndexHead,
  resourceIndexLine,
  resourcePath,
  sourceDescription,
} from '../../features/discovery/records/resourcesync/resource-documents.ts';
import { readPartAddress, type SitemapPart } from '../../features/discovery/sitemaps/domain/texts-for-robots.ts';
import { frameKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { keepAnHour, openSite } from './open-site.ts';
import { createListSender } from './send-list.ts';

const xml = 'application/xml; charset=utf-8';
const atOnce = 5_000;
/** Whoever has not looked for longer than these reads the list of all papers. */
const mostChanges = 10_000;

/** /resourcesync/…: all papers in JATS and what changed of them, for whoever keeps copies (ResourceSync, NISO Z39.99). */
export function addResourceSync(server: FastifyInstance, app: App): void {
  const { copies } = app.records;
  const sendList = createListSender();
  const now = () => app.clock.now().toISOString();

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    written: (origin: string, site: number) => string | Promise<string> | AsyncIterable<string>,
  ) => {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const document = await written(app.origins.ofSite(site), site.id);
    keepAnHour(reply, site.id, xml);
    return typeof document === 'string' ? reply.send(document) : sendList(reply, site.id, document);
  };

  server.get('/.well-known/resourcesync', (request, reply) => answer(request, reply, sourceDescription));
  server.get(capabilityPath, (request, reply) => answer(request, reply, capabilityList));
  server.get(resourcePath, (request, reply) => answer(request, reply, index));
  server.get<{ Params: { range: string } }>('/resourcesync/resourcelist-:range.xml', async (request, reply) => {
    const part = readPartAddress(request.params.range);
    return part
      ? answer(request, reply, (origin, site) => papers(origin, site, part))
      : reply.code(404).header('cache-control', 'no-store').send('404 Not Found');
  });
  server.get(changePath, async (request, reply) => {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const origin = app.origins.ofSite(site);
    const { now: read, found } = await copies.changes(site.id, mostChanges);
    const from = found.length < mostChanges ? '1970-01-01T00:00:00Z' : (found[0]?.at ?? read);
    const lines = found.map((paper) => changeLine(origin, paper));
    return reply
      .type(xml)
      .headers({ 'cache-control': 'public, max-age=60', 'surrogate-control': 'max-age=60', xkey: frameKey(site.id) })
      .send([changeHead(origin, from), ...lines, listEnd].join(''));
  });

  async function* index(origin: string, site: number) {
    yield resourceIndexHead(origin, now());
    for await (const part of app.sitemaps.store.parts(site)) yield resourceIndexLine(origin, part);
    yield resourceIndexEnd;
  }

  /** What changes while it is read has a later moment, and is in the list of changes. */
  async function* papers(origin: string, site: number, { after, upTo }: SitemapPart) {
    let last = after;
    for (let isFirst = true; ; isFirst = false) {
      const { now: read, found } = await copies.papers({ after: last, upTo }, site, atOnce);
      if (isFirst) yield resourceHead(origin, read);
      yield found.map((paper) => paperLine(origin, paper)).join('');
      if (found.length < atOnce) break;
      last = found.at(-1)?.id ?? last;
    }
    yield listEnd;
  }
}
