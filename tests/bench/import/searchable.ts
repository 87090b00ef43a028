import { randomBytes } from 'node:crypto';
import { Client } from '@opensearch-project/opensearch';
import { kinds } from '../../../src/content/kinds.ts';
import { mappingOf, settingsOf } from '../../../src/platform/adapters/opensearch/mapping.ts';
import { connectOpenSearch } from '../../../src/platform/adapters/opensearch/opensearch-index.ts';
import { families } from '../../../src/platform/item/kind.ts';
import { createDelivery } from '../../../src/platform/item/marks/deliver-marks.ts';
import { postgresMarks } from '../../../src/platform/item/marks/mark-store.ts';
import { documentSink } from '../../../src/platform/item/searching/document-sink.ts';
import { searchableReader } from '../../../src/platform/item/searching/read-searchable.ts';
import type { IndexedDocument, SearchIndex } from '../../../src/platform/ports/search-index.ts';
import { limits } from '../../../src/processes/limits.ts';
import { engineEnvironment } from '../../support/engines.ts';
import { withAdmin } from '../admin.ts';
import type { BenchOptions } from '../options.ts';
import { pairedRatio } from '../paired-ratio.ts';
import { type Finding, ratioFinding } from '../verdict.ts';
import { type BenchApp, benchSite, openBenchApp } from './bench-app.ts';
import { storeRecords } from './records.ts';

const records = 4_000;
/** At least half the documents a second of the bare engine. */
const bar = 2;

/** From marks in the database until every document is found, against the engine alone with the same JSON ready in memory. */
export async function measureSearchable({ pairs }: BenchOptions): Promise<Finding> {
  const bench = await openBenchApp();
  const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
  const client = new Client({ node: url, requestTimeout: 30_000 });
  try {
    await storeRecords(bench, records);
    const documents = await collectDocuments(bench);
    const lines = batches(documents, limits.marks.batch).map(toLines);
    const measured: [number, number][] = [];
    for (let pair = 0; pair < pairs; pair += 1)
      measured.push([await bareBulk(client, url, lines), await throughThePortal(bench, client, url)]);
    return ratioFinding(
      'import-searchable',
      pairedRatio(measured),
      bar,
      `seconds until ${records} records of PostgreSQL are searchable ÷ bare _bulk of the same JSON`,
    );
  } finally {
    await bench.end();
  }
}

const silent = { info() {}, warn() {}, error() {} };
const sinkParts = ({ database }: BenchApp) => ({ store: postgresMarks(database), log: silent, ...limits.marks });

async function deliverAll(bench: BenchApp, index: Pick<SearchIndex, 'write'>): Promise<void> {
  const sink = documentSink({
    read: searchableReader(bench.database, kinds),
    index,
    kinds,
    copiesChanged: async () => {},
    indexed: async () => {},
    textsChanged: async () => {},
    wordsChanged: async () => {},
  });
  const deliver = createDelivery(sink, sinkParts(bench));
  while ((await deliver()) > 0);
}

/** What the worker would send, caught on its way. */
async function collectDocuments(bench: BenchApp): Promise<IndexedDocument[]> {
  const documents: IndexedDocument[] = [];
  await deliverAll(bench, { write: async (batch) => void documents.push(...batch) });
  return documents;
}

async function throughThePortal(bench: BenchApp, client: Client, url: string): Promise<number> {
  const prefix = `bench${randomBytes(6).toString('hex')}-`;
  const index = connectOpenSearch({ url, prefix, milliseconds: 30_000 }, families);
  await index.prepare();
  await withAdmin(bench.testDatabase, (admin) =>
    admin.query(`insert into dirty_mark (sink, site_id, item_id, revision)
      select 'index', site_id, id, revision from item where site_id = ${benchSite} on conflict do nothing`),
  );
  const started = performance.now();
  await deliverAll(bench, index);
  await untilFound(client, `${prefix}*`);
  const seconds = (performance.now() - started) / 1_000;
  for (const family of families) await client.indices.delete({ index: `${prefix}${family}-1` });
  return seconds;
}

async function bareBulk(client: Client, url: string, lines: readonly string[]): Promise<number> {
  const index = `bench${randomBytes(6).toString('hex')}-bare`;
  await client.indices.create({ index, body: { settings: settingsOf('articles'), mappings: mappingOf('articles') } });
  const started = performance.now();
  for (const body of lines) {
    const answer = await fetch(`${url}/${index}/_bulk`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-ndjson' },
      body,
    });
    if (!answer.ok || ((await answer.json()) as { errors: boolean }).errors)
      throw new Error('The engine refused a batch.');
  }
  await untilFound(client, index);
  const seconds = (performance.now() - started) / 1_000;
  await client.indices.delete({ index });
  return seconds;
}

async function untilFound(client: Client, index: string): Promise<void> {
  await client.indices.refresh({ index });
  const { body } = await client.count({ index });
  if (body.count < records) throw new Error(`${body.count} of ${records} documents are found.`);
}

const toLines = (documents: readonly IndexedDocument[]): string =>
  documents
    .map(
      ({ id, site, revision, document }) =>
        `${JSON.stringify({ index: { _id: id, routing: String(site), version: Number(revision), version_type: 'external' } })}\n${JSON.stringify(document)}\n`,
    )
    .join('');

const batches = <Entry>(entries: readonly Entry[], size: number): Entry[][] =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, place) =>
    entries.slice(place * size, (place + 1) * size),
  );
