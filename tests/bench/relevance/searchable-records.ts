import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import { findRunning } from '../../../ops/native/process.ts';
import { kinds } from '../../../src/content/kinds.ts';
import type { MeaningParts } from '../../../src/features/discovery/search/use-cases/find-near.ts';
import { localEmbedders } from '../../../src/platform/adapters/embedding/local-embedders.ts';
import { connectOpenSearchEngine } from '../../../src/platform/adapters/opensearch/opensearch-engine.ts';
import { connectOpenSearch } from '../../../src/platform/adapters/opensearch/opensearch-index.ts';
import { familiesFor } from '../../../src/platform/item/kind.ts';
import { createDelivery } from '../../../src/platform/item/marks/deliver-marks.ts';
import { postgresMarks } from '../../../src/platform/item/marks/mark-store.ts';
import { postgresBridges } from '../../../src/platform/item/meaning/bridge-store.ts';
import { learnBridges } from '../../../src/platform/item/meaning/learn-bridges.ts';
import { createMeaningDocuments } from '../../../src/platform/item/meaning/meaning-documents.ts';
import { meaningSink } from '../../../src/platform/item/meaning/meaning-sink.ts';
import { postgresVectors } from '../../../src/platform/item/meaning/vector-store.ts';
import { documentSink } from '../../../src/platform/item/searching/document-sink.ts';
import { searchableReader } from '../../../src/platform/item/searching/read-searchable.ts';
import { createTextDocuments } from '../../../src/platform/item/texts/text-documents.ts';
import { textSink } from '../../../src/platform/item/texts/text-sink.ts';
import type { SearchEngine } from '../../../src/platform/ports/search-engine.ts';
import { limits } from '../../../src/processes/limits.ts';
import { engineEnvironment, modelEnvironment } from '../../support/engines.ts';
import { withAdmin } from '../admin.ts';
import { type BenchApp, openBenchApp } from '../import/bench-app.ts';
import { importAll } from '../import/import-all.ts';
import { cpuMicroseconds } from '../process-usage.ts';
import { rememberedEmbedders } from './remembered-embedders.ts';

const quiet = { info() {}, warn() {}, error: console.error };

export const siteOf = { en: 1, zh: 2 } as const;

export interface SearchableRecords {
  readonly engine: SearchEngine;
  readonly meaning: MeaningParts | undefined;
  /** The importer's key of an item. */
  readonly keyOf: (id: string) => string;
  /** The stored text of an item, by its key. */
  readonly textOf: (key: string) => Promise<string>;
  /** All papers of a language: their keys, abstracts and texts. */
  works(lang: 'en' | 'zh'): Promise<readonly Work[]>;
  /** How a server is started on them: with all in its index, or with every tenth. */
  environment(share?: 'tenth'): Record<string, string>;
  /** What the index holds of a family, and what it took to fill it. */
  filled(family: 'texts' | 'meanings'): Promise<Filled>;
  end(): Promise<void>;
}

interface Work {
  readonly key: string;
  readonly summary: string | null;
  /** The stored text; null where there is none. */
  readonly html: string | null;
}

interface Filled {
  readonly papers: number;
  readonly bytes: number;
  /** CPU of the engine and of what reads and cuts, without computing vectors. */
  readonly microseconds: number;
}

interface Opened {
  /** Whole texts next to the records, searched by passage. */
  readonly texts?: boolean;
  /** Vectors next to the records, and a bridge between the languages. */
  readonly meaning?: boolean;
  /** Keys of Chinese papers of which nothing in English is known. */
  readonly withoutEnglish?: readonly string[];
  /** An index with every tenth next to the whole one. */
  readonly tenth?: boolean;
}

/** The corpus's records in a database and an index of their own: English ones in one site, Chinese ones in another. */
export async function openSearchableRecords(
  folder: string,
  { texts = false, meaning = false, withoutEnglish = [], tenth = false }: Opened = {},
): Promise<SearchableRecords> {
  if (!existsSync(join(folder, 'relevance/queries.json'))) throw new Error(`There is no corpus in ${folder}.`);
  const bench = await openBenchApp();
  const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
  const settings = { url, prefix: `relevance${randomBytes(6).toString('hex')}-`, milliseconds: 30_000 };
  await addChineseSite(bench);
  await importAll(bench, siteOf.en, 'records', join(folder, 'elife-metadata.ndjson.gz'));
  await importAll(bench, siteOf.zh, 'chinaxiv-records', join(folder, 'chinaxiv-metadata.ndjson.gz'));
  if (texts) {
    await importAll(bench, siteOf.en, 'jats', join(folder, 'elife-jats.tar.gz'));
    await importAll(bench, siteOf.zh, 'chinaxiv', join(folder, 'chinaxiv-fulltext.tar.gz'));
  }
  await withAdmin(bench.testDatabase, (admin) =>
    admin.query(
      `update item set titles = titles - 'en', rich_titles = rich_titles - 'en', summaries = summaries - 'en', keywords = keywords - 'en'
        where site_id = $1 and lower(source_key) = any ($2)`,
      [siteOf.zh, withoutEnglish],
    ),
  );
  const models = meaning ? rememberedEmbedders(localEmbedders(modelEnvironment().IMPRINT_MODELS as string)) : undefined;
  const vectors = postgresVectors(bench.database);
  const meant = models && { embedders: models, vectors };
  const tenthPrefix = `${settings.prefix.slice(0, -1)}tenth-`;
  if (tenth) await withEveryTenth(bench, () => fillIndex(bench, { ...settings, prefix: tenthPrefix }, texts, meant));
  const spent = await fillIndex(bench, settings, texts, meant);
  const bridges = models && postgresBridges(bench.database, models);
  if (models && bridges) {
    const learned = await learnBridges({ database: bench.database, embedders: models, vectors, bridges });
    for (const one of learned)
      if ('bridge' in one)
        console.log(
          `bridge from ${one.from}: ${one.bridge.pairs} works, first ${one.bridge.first.toFixed(2)}, among ten ${one.bridge.amongTen.toFixed(2)}`,
        );
  }
  const keys = await withAdmin(bench.testDatabase, async (admin) => {
    const { rows } = await admin.query<{ id: string; source_key: string }>(
      "select id, source_key from item where kind = 'article'",
    );
    return new Map(rows.map(({ id, source_key }) => [id, source_key.toLowerCase()]));
  });
  return {
    engine: connectOpenSearchEngine(settings),
    meaning: models && bridges && { embedders: models, bridgeFrom: bridges.of, milliseconds: 30_000, log: quiet },
    keyOf: (id) => keys.get(id) ?? id,
    textOf: async (key) => {
      const { rows } = await withAdmin(bench.testDatabase, (admin) =>
        admin.query('select article.body from article join item using (site_id, id) where lower(source_key) = $1', [
          key,
        ]),
      );
      return (rows[0]?.body && (await bench.files.get(rows[0].body))?.toString('utf8')) ?? '';
    },
    async works(lang) {
      const { rows } = await withAdmin(bench.testDatabase, (admin) =>
        admin.query<{ key: string; summary: string | null; body: string | null }>(
          `select lower(source_key) as key, summaries ->> $2 as summary, article.body
            from item join article using (site_id, id) where site_id = $1 order by source_key`,
          [siteOf[lang], lang],
        ),
      );
      return Promise.all(
        rows.map(async ({ key, summary, body }) => ({
          key,
          summary,
          html: body ? ((await bench.files.get(body))?.toString('utf8') ?? null) : null,
        })),
      );
    },
    environment: (share) => ({
      ...(process.env as Record<string, string>),
      ...engineEnvironment(),
      NODE_ENV: 'production',
      IMPRINT_DATABASE_URL: bench.testDatabase.appUrl,
      IMPRINT_DATABASE_OWNER_URL: bench.testDatabase.ownerUrl,
      IMPRINT_INDEX_PREFIX: share === 'tenth' ? tenthPrefix : settings.prefix,
      IMPRINT_REDIS_PREFIX: settings.prefix,
      IMPRINT_EDGES: '',
      IMPRINT_PAGES_GB: '0',
      IMPRINT_LOG_LEVEL: 'warn',
    }),
    async filled(family) {
      const client = new Client({ node: url });
      const index = `${settings.prefix}${family}`;
      await client.indices.forcemerge({ index, max_num_segments: 1 });
      const stats = await client.indices.stats({ index, metric: ['store'] });
      const { body: counted } = await client.count({ index, body: { query: { term: { status: 'published' } } } });
      const bytes = stats.body._all?.primaries?.store?.size_in_bytes ?? 0;
      return { papers: counted.count, bytes, microseconds: spent.get(family) ?? 0 };
    },
    async end() {
      await new Client({ node: url }).indices.delete({
        index: `${settings.prefix.slice(0, -1)}*`,
        expand_wildcards: 'all',
      });
      await bench.end();
    },
  };
}

const addChineseSite = ({ testDatabase }: BenchApp) =>
  withAdmin(testDatabase, (admin) =>
    admin.query(`insert into site (site_id, sld, domain, classification, template_id, default_language, languages, colour_id)
        values (${siteOf.zh}, 'benchzh', 'localhost', 'journal', 'journal', 'zh', '{zh,en}', 1);
      insert into site_host (host, site_id) values ('bench.localhost', ${siteOf.en}), ('benchzh.localhost', ${siteOf.zh})`),
  );

/** What the others are due for waits meanwhile, and all are due afterwards. */
async function withEveryTenth({ testDatabase }: BenchApp, fill: () => Promise<unknown>): Promise<void> {
  await withAdmin(testDatabase, (admin) =>
    admin.query(`create table all_marks as table dirty_mark; delete from dirty_mark where item_id % 10 <> 0`),
  );
  await fill();
  await withAdmin(testDatabase, (admin) =>
    admin.query('insert into dirty_mark table all_marks on conflict do nothing; drop table all_marks'),
  );
}

/** Answers the CPU that each sink took, in microseconds. */
async function fillIndex(
  { database, files }: BenchApp,
  settings: { readonly url: string; readonly prefix: string; readonly milliseconds: number },
  texts: boolean,
  meaning: Parameters<typeof createMeaningDocuments>[0] | undefined,
): Promise<ReadonlyMap<string, number>> {
  const dimensions = meaning && { en: meaning.embedders.en.dimensions, zh: meaning.embedders.zh.dimensions };
  const index = connectOpenSearch({ ...settings, dimensions }, familiesFor(meaning));
  await index.prepare();
  const read = searchableReader(database, kinds);
  const store = postgresMarks(database);
  const sink = documentSink({
    read,
    index,
    kinds,
    copiesChanged: async () => {},
    indexed: async () => {},
    textsChanged: async (marks) => (texts ? store.add('texts', marks, 0) : undefined),
    wordsChanged: async (marks) => (meaning ? store.add('meanings', marks, 0) : undefined),
  });
  const parts = { store, log: quiet, ...limits.marks };
  const ofTexts = textSink({ read, index, documents: createTextDocuments(files, kinds), indexed: async () => {} });
  const ofMeanings = meaning && [meaningSink({ read, index, documents: createMeaningDocuments(meaning, kinds) })];
  const spent = new Map<string, number>();
  for (const one of [sink, ofTexts, ...(ofMeanings ?? [])]) {
    const before = usedByIndexing();
    const deliver = createDelivery(one, parts);
    while ((await deliver()) > 0);
    spent.set(one.name, usedByIndexing() - before);
  }
  await new Client({ node: settings.url }).indices.refresh({ index: `${settings.prefix}*` });
  return spent;
}

const usedByIndexing = (): number =>
  [process.pid, findRunning('opensearch')?.pid ?? 0].reduce((sum, pid) => sum + (pid ? cpuMicroseconds(pid) : 0), 0);
