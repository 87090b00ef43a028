import type { FastifyInstance } from 'fastify';
import { returnAddress } from '../../platform/kernel/return-address.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { sendGrant } from './cookies.ts';
import { hostOf, requestContext } from './request-context.ts';
import { nothingHere } from './send-file.ts';

/** "Check my access" as a plain link: the page again with what the reader's network opens, or the way to other grounds. */
export function addCheckAccess(server: FastifyInstance, app: App): void {
  server.get<{ Querystring: { url?: unknown } }>('/checkAccess', async (request, reply) => {
    const site = await app.sites.byHost(hostOf(request));
    if (site?.state !== 'open') return nothingHere(reply);
    const origin = app.origins.ofHost(hostOf(request));
    const requested = typeof request.query.url === 'string' ? request.query.url : undefined;
    const back = returnAddress(requested, { origin, allowed: [], home: '/' });
    const { member, grant, trace } = await requestContext(request, app);
    const reader = { member, grant: grant.held, address: trace.address };
    const checked = await app.checkAccess(ownSite(site, site.gathers), reader, request.headers.referer);
    reply.header('cache-control', 'private, no-store');
    if (checked) sendGrant(reply, { held: undefined, next: checked });
    return reply.redirect(checked ? back : `/institutionLogin?type=unknown&url=${encodeURIComponent(back)}`, 302);
  });
}
