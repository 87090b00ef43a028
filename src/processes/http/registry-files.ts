import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { doajEnd, doajHead, doajRecord, isForDoaj } from '../../features/discovery/records/doaj/doaj-record.ts';
import { isForOnix, onixEnd, onixHead, onixProduct } from '../../features/discovery/records/onix/onix-product.ts';
import {
  isForPubMed,
  pubmedArticle,
  pubmedEnd,
  pubmedHead,
} from '../../features/discovery/records/pubmed/pubmed-article.ts';
import { idInput } from '../../platform/contract/fields.ts';
import { ownSite } from '../../platform/kernel/site-context.ts';
import { textFor } from '../../platform/kernel/text.ts';
import type { WorkRecord } from '../../platform/kernel/work-record.ts';
import type { App } from '../create-app.ts';
import { limits } from '../limits.ts';
import { keepAnHour, openSite } from './open-site.ts';
import { comeLater, sendWhileMade } from './send-while-made.ts';

/** Only what changed on this day or after it. */
const since = z.iso.date().optional();
const ofPapers = z.object({ journal: idInput.optional(), since });
const ofBooks = z.object({ since });
type Query = z.infer<typeof ofPapers>;

/** What a registry takes as a file that editors upload. */
interface RegistryFile {
  readonly name: string;
  readonly query: typeof ofPapers | typeof ofBooks;
  readonly understood: string;
  readonly read: (records: App['records'], site: number, query: Query) => AsyncIterable<WorkRecord>;
  readonly takes: (record: WorkRecord) => boolean;
  readonly head: (sender: string, at: string) => string;
  readonly write: (record: WorkRecord, origin: string) => string;
  readonly end: string;
  readonly nothing: string;
}

const papers = (isOpen: boolean): Pick<RegistryFile, 'query' | 'understood' | 'read'> => ({
  query: ofPapers,
  understood: 'Only journal=<its number> and since=YYYY-MM-DD are understood.',
  read: (records, site, { journal = null, since = null }) =>
    records.journalPapers.read(site, { journal, since, isOpen }),
});

const files: readonly RegistryFile[] = [
  {
    ...papers(true),
    name: 'doaj',
    takes: isForDoaj,
    head: () => doajHead,
    write: doajRecord,
    end: doajEnd,
    nothing: 'There is no paper that everybody may read, in a journal with an ISSN.',
  },
  {
    ...papers(false),
    name: 'pubmed',
    takes: isForPubMed,
    head: () => pubmedHead,
    write: pubmedArticle,
    end: pubmedEnd,
    nothing: 'There is no paper in a journal with an ISSN and a publisher.',
  },
  {
    name: 'onix',
    query: ofBooks,
    understood: 'Only since=YYYY-MM-DD is understood.',
    read: (records, site, query) => records.listedBooks.read(site, query.since ?? null),
    takes: isForOnix,
    head: onixHead,
    write: onixProduct,
    end: onixEnd,
    nothing: 'There is no book with an ISBN.',
  },
];

/** /doaj.xml, /pubmed.xml, /onix.xml: papers or books of a site, as its editors upload them to a registry. */
export function addRegistryFiles(server: FastifyInstance, app: App): void {
  const { origins, records, configuration, clock } = app;
  for (const file of files)
    server.get(`/${file.name}.xml`, async (request, reply) => {
      const refuse = (code: number, words: string) =>
        reply.code(code).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(words);
      const site = await openSite(app, request, reply);
      if (!site) return reply;
      const query = file.query.safeParse(request.query);
      if (!query.success) return refuse(400, file.understood);
      const served = await records.listShare.serve(site.id, async () => {
        const works = taken(file, file.read(records, site.id, query.data));
        const first = await works.next();
        // No format has an empty list.
        if (first.done) return refuse(404, file.nothing);
        const { header } = await configuration(ownSite(site));
        const sender = textFor(header.name, 'en', site.defaultLanguage) || site.sld;
        const head = file.head(sender, clock.now().toISOString());
        keepAnHour(reply, site.id, 'application/xml; charset=utf-8').header(
          'content-disposition',
          `attachment; filename="${site.sld}-${file.name}.xml"`,
        );
        const document = written(file, head, first.value, works, origins.ofSite(site));
        return sendWhileMade(reply, document, limits.registryFiles.milliseconds);
      });
      return served.ok ? reply : comeLater(reply, 503, 5);
    });
}

async function* taken({ takes }: RegistryFile, works: AsyncIterable<WorkRecord>): AsyncGenerator<WorkRecord, void> {
  for await (const work of works) if (takes(work)) yield work;
}

async function* written(
  { write, end }: RegistryFile,
  head: string,
  first: WorkRecord,
  others: AsyncIterable<WorkRecord>,
  origin: string,
): AsyncGenerator<string> {
  yield `${head}${write(first, origin)}\n`;
  for await (const work of others) yield `${write(work, origin)}\n`;
  yield end;
}
