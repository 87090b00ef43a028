import type { FastifyInstance } from 'fastify';
import { bagName } from '../../features/discovery/records/bagit/article-bag.ts';
import { type RequestContext, readerOf } from '../../platform/contract/request-context.ts';
import { createFairShare } from '../../platform/kernel/fair-share.ts';
import { ownSite, type SiteContext } from '../../platform/kernel/site-context.ts';
import type { WorkRecord } from '../../platform/kernel/work-record.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { decideRecord } from './decide-record.ts';
import { hostOf, requestContext } from './request-context.ts';
import { nothingHere } from './send-file.ts';
import { comeLater, sendWhileMade } from './send-while-made.ts';

/** /archive/{id}.zip: a paper as archives keep it, for whoever may have its text; nobody keeps it here. */
export function addArchivePackages(server: FastifyInstance, app: App): void {
  const share = createFairShare<number>(() => limits.bags.share);
  const bytes = async (sha256: string) => {
    const facts = await app.files.stat(sha256);
    return facts && facts.bytes <= limits.bags.mostFileBytes ? app.files.get(sha256) : undefined;
  };

  server.get<{ Params: { id: string } }>('/archive/:id.zip', async (request, reply) => {
    const host = await app.sites.byHost(hostOf(request));
    if (host?.state !== 'open') return nothingHere(reply);
    const { id } = request.params;
    const found = await app.siteOfItem(ownSite(host, host.gathers), id);
    if (!found.ok) return nothingHere(reply);
    const site = found.value;
    const [record] = await app.records.read(site, [id]);
    if (record?.kind !== 'article' || record.status !== 'published') return nothingHere(reply);
    reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    const context = await requestContext(request, app);
    const decision = await decide(site, context, record);
    const origin = app.origins.ofSite(host);
    if (!decision.allowed) {
      await app.counting.usage.count(site, id, 'denied', context.trace, decision);
      return reply.redirect(origin + record.path, 302);
    }
    reply.type('application/zip').header('content-disposition', `attachment; filename="${bagName(record)}.zip"`);
    if (request.method === 'HEAD') return reply.send();
    const { allowed } = await app.rateLimit.take(`bag ${context.trace.address}`, limits.bags.rate);
    if (!allowed) return comeLater(reply, 429, limits.bags.rate.seconds);
    const served = await share.serve(host.id, async () => {
      await app.counting.usage.count(site, id, 'download', context.trace, decision);
      const pieces = app.records.bag(record, { origin, bytes, mostBytes: limits.bags.mostFileBytes });
      await sendWhileMade(reply, pieces, limits.bags.milliseconds);
    });
    return served.ok ? reply : comeLater(reply, 503, 5);
  });

  /** Harvesters press no button and keep no note: what their network opens counts at once, as nobody shares the answer. */
  async function decide(site: SiteContext, context: RequestContext, record: WorkRecord) {
    const decision = await decideRecord(app, site, context, record, 'download');
    if (decision.allowed) return decision;
    const checked = await app.checkAccess(site, readerOf(context), undefined);
    const grant = { held: checked?.token ?? context.grant.held, next: undefined };
    return decideRecord(app, site, { ...context, grant }, record, 'download');
  }
}
