import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { harvestIndex, harvestPage } from '../../features/discovery/records/harvest/harvest-page.ts';
import type { Archive } from '../../platform/kernel/archives.ts';
import { isId } from '../../platform/kernel/id.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { keepAnHour, openSite } from './open-site.ts';
import { nothingHere } from './send-file.ts';

interface Unit {
  readonly journal: string;
  readonly year: string;
  readonly after?: string;
}

/** /archive: where programs of LOCKSS and CLOCKSS start, at sites that give them leave to keep copies. */
export function addHarvestPages(server: FastifyInstance, app: App): void {
  const { units } = app.records;
  type Site = NonNullable<Awaited<ReturnType<typeof openSite>>>;

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    write: (site: Site, archives: readonly Archive[]) => Promise<string | undefined>,
  ) {
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const { access } = await app.configuration(ownSite(site));
    const archives = access.archives ?? [];
    const page = archives.length > 0 ? await write(site, archives) : undefined;
    if (page === undefined) return nothingHere(reply);
    return keepAnHour(reply, site.id, 'text/html; charset=utf-8')
      .header('x-robots-tag', 'noindex, nofollow')
      .send(page);
  }

  server.get('/archive', (request, reply) =>
    answer(request, reply, async (site, archives) =>
      harvestIndex(archives, await units.years(site.id, site.defaultLanguage)),
    ),
  );

  for (const path of ['/archive/:journal/:year', '/archive/:journal/:year/:after'])
    server.get<{ Params: Unit }>(path, (request, reply) =>
      answer(request, reply, async (site, archives) => {
        const { journal, year, after = '0' } = request.params;
        if (!isId(journal) || !/^\d{4}$/.test(year) || !(after === '0' || isId(after))) return undefined;
        const unit = await units.unit(site.id, { journal, year: Number(year), after }, site.defaultLanguage);
        return unit && harvestPage(archives, unit);
      }),
    );
}
