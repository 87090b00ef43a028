import type { FastifyInstance } from 'fastify';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { frameKey, itemKey } from '../../platform/ports/edge-cache.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { decideRecord } from './decide-record.ts';
import { hostOf, isAnyone, requestContext } from './request-context.ts';
import { nothingHere } from './send-file.ts';
import { edgeHeaders } from './surrogate-keys.ts';

/** /article/{id}.xml: an article in JATS. Who may not read its text has all that is said of it. */
export function addArticleJats(server: FastifyInstance, app: App): void {
  server.get<{ Params: { id: string } }>('/article/:id.xml', async (request, reply) => {
    const host = await app.sites.byHost(hostOf(request));
    if (host?.state !== 'open') return nothingHere(reply);
    const { id } = request.params;
    const site = await app.siteOfItem(ownSite(host, host.gathers), id);
    if (!site.ok) return nothingHere(reply);
    const context = await requestContext(request, app);
    const document = await app.records.paper(
      site.value,
      id,
      app.origins.ofSite(host),
      async (record) => (await decideRecord(app, site.value, context, record, 'read')).allowed,
    );
    if (document === undefined) return nothingHere(reply);
    reply.type('application/jats+xml; charset=utf-8');
    reply.header('content-disposition', `inline; filename="${id}.xml"`);
    // What the own grounds of a reader open is for this reader alone.
    if (!isAnyone(context)) return reply.header('cache-control', 'private, no-store').send(document);
    const keys = new Set([frameKey(host.id), frameKey(site.value.target.id), itemKey(id)]);
    return reply
      .headers(edgeHeaders({ keys, worth: { isDegraded: false, isKeyed: true } }, limits.edge))
      .send(document);
  });
}
