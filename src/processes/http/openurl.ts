import type { FastifyInstance } from 'fastify';
import { namesWork, readOpenUrl } from '../../features/discovery/records/openurl/read-openurl.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { openSite } from './open-site.ts';

/** /openurl: where libraries' link resolvers send their readers. What is not here is searched by its title. */
export function addOpenUrl(server: FastifyInstance, app: App): void {
  const { origins, records } = app;
  server.get('/openurl', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const origin = origins.ofSite(site);
    const wanted = readOpenUrl(new URL(request.url, origin).searchParams);
    if (!namesWork(wanted))
      return reply
        .code(400)
        .type('text/plain; charset=utf-8')
        .send('This OpenURL names no work: it has no DOI, ISSN, ISBN or title.');
    const address = await records.wantedWorks.addressOf(ownSite(site, site.gathers), wanted);
    const words = wanted.title ?? wanted.doi ?? wanted.isbn ?? wanted.issn[0] ?? '';
    return reply.redirect(`${origin}${address ?? `/searchFrame?${new URLSearchParams({ q: words })}`}`, 302);
  });
}
