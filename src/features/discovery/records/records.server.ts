import { filesInTurn } from '../../../platform/contract/files-in-turn.ts';
import type { Kind } from '../../../platform/item/kind.ts';
import { postgresWorkRecords } from '../../../platform/item/records/postgres-work-records.ts';
import { createFairShare, type ShareLimits } from '../../../platform/kernel/fair-share.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext, SiteScope } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { WorkRecord } from '../../../platform/kernel/work-record.ts';
import type { Clock } from '../../../platform/ports/clock.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { FileStore } from '../../../platform/ports/file-store.ts';
import type { Librarians } from '../../../platform/ports/librarians.ts';
import type { RateLimit } from '../../../platform/ports/rate-limit.ts';
import { librarianHandlers } from './api/librarian-calls.ts';
import { articleBag, type BagParts } from './bagit/article-bag.ts';
import { type CrossrefHead, crossrefDeposits } from './crossref/crossref-deposit.ts';
import { dataCiteResource } from './datacite/datacite-resource.ts';
import { dublinCore } from './dublin-core.ts';
import { readableParts } from './epub/book-parts.ts';
import { type BookPaper, bookOf, writeBook } from './epub/write-book.ts';
import { jatsArticle, jatsDocument } from './jats/jats-article.ts';
import { titleListName, writeTitleList } from './kbart/title-list.ts';
import { createOai } from './oai/answer-oai.ts';
import type { OaiFormat } from './oai/oai-format.ts';
import { orcidsOf, orcidWork } from './orcid/orcid-work.ts';
import { harvestedKinds, harvestSink } from './store/harvest-sink.ts';
import { postgresArchivalUnits } from './store/postgres-archival-units.ts';
import { postgresBookPapers } from './store/postgres-book-papers.ts';
import { postgresHarvest } from './store/postgres-harvest.ts';
import { postgresJournalPapers } from './store/postgres-journal-papers.ts';
import { postgresListedBooks } from './store/postgres-listed-books.ts';
import { postgresTitleLists } from './store/postgres-title-lists.ts';
import { postgresWantedWorks } from './store/postgres-wanted-works.ts';
import { xmlDocument } from './written-xml.ts';

interface Parts {
  readonly database: Database;
  readonly files: Pick<FileStore, 'get'>;
  readonly kinds: readonly Kind[];
  readonly originOfSite: (site: number) => Promise<string>;
  readonly configuration: (site: SiteContext) => Promise<{ readonly header: { readonly name: Text } }>;
  readonly librarians: Librarians;
  readonly rateLimit: RateLimit;
  readonly clock: Clock;
  /** Of lists of all titles or papers that are made at a time, and how long each may take. */
  readonly lists: { readonly share: ShareLimits; readonly milliseconds: number };
}

const inDublinCore: OaiFormat = {
  prefix: 'oai_dc',
  schema: 'http://www.openarchives.org/OAI/2.0/oai_dc.xsd',
  namespace: 'http://www.openarchives.org/OAI/2.0/oai_dc/',
  papersOnly: false,
  atOnce: 100,
  write: async (record, about) => dublinCore(record, about),
};

const inDataCite: OaiFormat = {
  prefix: 'datacite',
  schema: 'https://schema.datacite.org/meta/kernel-4.7/metadata.xsd',
  namespace: 'http://datacite.org/schema/kernel-4',
  papersOnly: false,
  atOnce: 100,
  write: async (record, about) => dataCiteResource(record, about),
};

/** The formats in which works are deposited at registries of DOIs. */
const depositFormats = {
  crossref: (record: WorkRecord, head: CrossrefHead) => crossrefDeposits([record], head)[0]?.content,
  datacite: (record: WorkRecord, origin: string) => xmlDocument(dataCiteResource(record, { origin })),
};

/** How ORCID is told of a paper, and on whose records it belongs. */
const orcidFormat = { work: orcidWork, orcids: orcidsOf };

/** Whoever harvests has no access basis: of what is not open to everybody, they have what is said of it. */
const isForEverybody = ({ isOpen, embargoUntil }: WorkRecord): boolean => isOpen && embargoUntil === null;

interface PapersOrder {
  readonly papers: readonly Id[];
  /** The site that a paper belongs to; nothing where it is not shown. */
  readonly siteOf: (id: Id) => Promise<SiteContext | undefined>;
  /** Whether the reader may have the text of one of them. */
  readonly mayTake: (site: SiteContext, record: WorkRecord) => Promise<boolean>;
}

/** Records of works for registries, libraries and archives. */
export type Records = ReturnType<typeof createRecords>;

export function createRecords(parts: Parts) {
  const { database, files, kinds, originOfSite } = parts;
  const records = postgresWorkRecords(database, kinds);
  const harvest = postgresHarvest(database);
  const titleLists = postgresTitleLists(database, records);
  const listShare = createFairShare<number>(() => parts.lists.share);
  const inTurn = filesInTurn(listShare, parts.lists.milliseconds);

  async function bodyOf(record: WorkRecord, mayRead: boolean): Promise<string | null> {
    const bytes = mayRead && record.body !== null ? await files.get(record.body) : undefined;
    return bytes ? Buffer.from(bytes).toString() : mayRead ? '' : null;
  }

  const inJats = async (record: WorkRecord, origin: string, mayRead: boolean): Promise<string> =>
    jatsArticle(record, { origin, body: await bodyOf(record, mayRead) });

  /** As PubMed Central names it: what is harvested has to have a namespace, and not that of the answer. */
  const named = {
    schema: 'https://jats.nlm.nih.gov/archiving/1.3/xsd/JATS-archivearticle1-3-mathml3.xsd',
    namespace: 'https://jats.nlm.nih.gov/ns/archiving/1.3/',
  };
  const jats: OaiFormat = {
    prefix: 'jats',
    ...named,
    papersOnly: true,
    atOnce: 20,
    write: async (record, { origin }) =>
      jatsArticle(record, { origin, body: await bodyOf(record, isForEverybody(record)), inside: named }),
  };

  return {
    sink: harvestSink(database, kinds),
    read: records.read,
    harvestedKinds: harvestedKinds(kinds).map(({ name }) => name),
    depositFormats,
    orcidFormat,
    journalPapers: postgresJournalPapers(database, records),
    listedBooks: postgresListedBooks(database, records),
    units: postgresArchivalUnits(database, records),
    titleLists,
    /** One for whatever lists all titles or papers of a site. */
    listShare,
    handlers: librarianHandlers({
      ...parts,
      inTurn,
      titleLists,
      kbart: { name: titleListName, write: writeTitleList },
    }),
    wantedWorks: postgresWantedWorks(database),
    copies: { papers: harvest.papers, changes: harvest.changes },
    oai: createOai({
      store: harvest,
      read: records.read,
      formats: [inDublinCore, inDataCite, jats],
      kinds: harvestedKinds(kinds).map(({ name }) => name),
      originOfSite,
    }),
    books: {
      ...postgresBookPapers(database),
      head: bookOf,
      write: writeBook,
      /** Papers for a book; of those that a reader may not have there is what is said of them. */
      async *papers({ papers, siteOf, mayTake }: PapersOrder): AsyncGenerator<BookPaper> {
        for (const id of papers) {
          const site = await siteOf(id);
          const [record] = site ? await records.read(site, [id]) : [];
          if (!site || record?.kind !== 'article' || record.status !== 'published') continue;
          yield { record, body: (await bodyOf(record, await mayTake(site, record))) || null };
        }
      },
      readableParts,
      /** The same for the parts of a book that a reader may have. */
      async *parts(parts: readonly WorkRecord[]): AsyncGenerator<BookPaper> {
        for (const record of parts) yield { record, body: await bodyOf(record, true) };
      },
    },
    /** A paper as archives keep it, piece by piece, for those who may have its text. */
    async *bag(record: WorkRecord, given: Omit<BagParts, 'body'>) {
      yield* articleBag(record, { ...given, body: await bodyOf(record, true) });
    },
    /** A published paper by itself, for a reader; without its text for those who may not read that. */
    async paper(
      scope: SiteScope,
      id: Id,
      origin: string,
      mayRead: (record: WorkRecord) => Promise<boolean>,
    ): Promise<string | undefined> {
      const [record] = await records.read(scope, [id]);
      if (record?.kind !== 'article' || record.status !== 'published') return undefined;
      return jatsDocument(await inJats(record, origin, await mayRead(record)));
    },
  };
}
