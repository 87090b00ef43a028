import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type TitleListContents,
  titleListName,
  writeTitleList,
} from '../../features/discovery/records/kbart/title-list.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { textFor } from '../../platform/kernel/text.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { keepAnHour, openSite } from './open-site.ts';
import { comeLater, sendWhileMade } from './send-while-made.ts';

const query = z.object({
  /** Only what is free to read. */
  package: z.literal('open').optional(),
  /** Only what changed on this day or after it. */
  since: z.iso.date().optional(),
});

/** /kbart.txt: the site's journals and books as libraries' knowledge bases read them (KBART, phase II). */
export function addTitleLists(server: FastifyInstance, app: App): void {
  const { origins, configuration, records, clock } = app;
  server.get('/kbart.txt', async (request, reply) => {
    const refuse = (code: number, words: string) =>
      reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
    const site = await openSite(app, request, reply);
    if (!site) return reply;
    const parsed = query.safeParse(request.query);
    if (!parsed.success) return refuse(400, 'Only package=open and since=YYYY-MM-DD are understood.');
    const contents: TitleListContents = parsed.data.package ?? 'all';
    const { header } = await configuration(ownSite(site));
    const provider = textFor(header.name, 'en', site.defaultLanguage);
    const name = titleListName(provider, site.sld, contents, clock.now().toISOString().slice(0, 10));
    const language = site.defaultLanguage;
    const served = await records.listShare.serve(site.id, async () => {
      const titles = records.titleLists.titles(site.id, language, { since: parsed.data.since ?? null });
      keepAnHour(reply, site.id, 'text/plain; charset=utf-8').header(
        'content-disposition',
        `attachment; filename="${name}"`,
      );
      const lines = writeTitleList(titles, contents, { origin: origins.ofSite(site), language });
      await sendWhileMade(reply, lines, limits.registryFiles.milliseconds);
    });
    return served.ok ? reply : comeLater(reply, 503, 5);
  });
}
