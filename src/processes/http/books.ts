import type { FastifyInstance } from 'fastify';
import { postgresPublishedFiles } from '../../features/editorial/renditions/store/postgres-published-files.ts';
import { createFairShare } from '../../platform/kernel/fair-share.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { bookWords } from '../record-words.ts';
import { orderBook } from './order-book.ts';
import { hostOf, requestContext } from './request-context.ts';
import { nothingHere } from './send-file.ts';
import { comeLater, sendWhileMade } from './send-while-made.ts';

/**
 * /epub/{id}.epub: a paper, the papers of an issue, a collection or the reader's own album, or the chapters of a book. Nobody keeps it:
 * each reader has what they may read, and each text that is taken counts.
 */
export function addBooks(server: FastifyInstance, app: App): void {
  const share = createFairShare<number>(() => limits.books.share);
  const published = postgresPublishedFiles(app.database);

  server.get<{ Params: { id: string } }>('/epub/:id.epub', async (request, reply) => {
    const host = await app.sites.byHost(hostOf(request));
    if (host?.state !== 'open') return nothingHere(reply);
    const context = await requestContext(request, app);
    const order = await orderBook(app, host, context, request.params.id);
    if (!order) return nothingHere(reply);
    reply.header('cache-control', 'private, no-store');
    if (order.refused) {
      const { site, of, decision } = order.refused;
      await app.counting.usage.count(site, of.id, 'denied', context.trace, decision);
      return reply.redirect(app.origins.ofSite(host) + of.path, 302);
    }
    reply
      .type('application/epub+zip')
      .header('content-disposition', `attachment; filename="${order.name.replaceAll(/[^\w.-]+/g, '-')}.epub"`);
    if (request.method === 'HEAD') return reply.send();
    const { allowed } = await app.rateLimit.take(`book ${context.trace.address}`, limits.books.rate);
    if (!allowed) return comeLater(reply, 429, limits.books.rate.seconds);
    const served = await share.serve(host.id, () =>
      sendWhileMade(
        reply,
        app.records.books.write(order.book, order.papers, {
          origin: app.origins.ofSite(host),
          words: bookWords(context.language ?? host.defaultLanguage),
          picture: (sha256) => pictureOf(ownSite(host, host.gathers).reads, sha256),
        }),
        limits.books.milliseconds,
      ),
    );
    return served.ok ? reply : comeLater(reply, 503, 5);
  });

  /** As large as pages show it, where it was made smaller; what only some may have stays where it is. */
  async function pictureOf(sites: readonly number[], sha256: string) {
    const printed = (await published.formOf(sites, sha256, 'high')) ?? sha256;
    const [made] = await published.find(sites, printed);
    if (!made || made.bytes > limits.books.mostPictureBytes) return undefined;
    const content = await app.files.get(printed);
    return content && { contentType: made.contentType, content: Buffer.from(content) };
  }
}
