import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { kinds } from '../../src/content/kinds.ts';
import { connectOpenSearchEngine } from '../../src/platform/adapters/opensearch/opensearch-engine.ts';
import { connectOpenSearch } from '../../src/platform/adapters/opensearch/opensearch-index.ts';
import { families } from '../../src/platform/item/kind.ts';
import { createDelivery } from '../../src/platform/item/marks/deliver-marks.ts';
import { postgresMarks } from '../../src/platform/item/marks/mark-store.ts';
import { documentSink } from '../../src/platform/item/searching/document-sink.ts';
import { searchableReader } from '../../src/platform/item/searching/read-searchable.ts';
import { statement } from '../../src/platform/item/writing/raw-statement.ts';
import type { SearchEngine } from '../../src/platform/ports/search-engine.ts';
import type { SearchIndex } from '../../src/platform/ports/search-index.ts';
import { limits } from '../../src/processes/limits.ts';
import { engineEnvironment } from '../support/engines.ts';
import type { Bench } from './bench.ts';
import { type BenchApp, benchSite, openBenchApp } from './import/bench-app.ts';
import { storeRecords } from './import/records.ts';

const items = 2_000;
const changesASecond = 50;
const bar = 2;
const scope = { reads: [benchSite], writes: benchSite };

/** From the commit of a change until a search finds it, while fifty changes a second go on. */
export const freshnessBench: Bench = {
  purpose: `change to found under ${changesASecond} changes/s: p99 ≤ ${bar} s`,
  async run({ pairs, seconds }) {
    const bench = await openBenchApp();
    const url = engineEnvironment().IMPRINT_OPENSEARCH_URL as string;
    const settings = {
      url,
      prefix: `bench${randomBytes(6).toString('hex')}-`,
      milliseconds: limits.search.milliseconds,
    };
    const index = connectOpenSearch(settings, families);
    const deliver = delivery(bench, index);
    const stopping = new AbortController();
    try {
      await storeRecords(bench, items);
      await index.prepare();
      while ((await deliver()) > 0);
      const working = workUntil(stopping.signal, deliver);
      const delays = await measure(bench, connectOpenSearchEngine(settings), pairs * seconds);
      stopping.abort();
      await working;
      const sorted = delays.toSorted((one, other) => one - other);
      const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Infinity;
      return [
        {
          name: 'freshness-p99',
          figure: at(0.99),
          unit: 's',
          bar,
          median: at(0.5),
          method: `from commit until a search finds it, ${delays.length} changes at ${changesASecond}/s`,
        },
      ];
    } finally {
      stopping.abort();
      for (const family of families) await fetch(`${url}/${settings.prefix}${family}-1`, { method: 'DELETE' });
      await bench.end();
    }
  },
};

function delivery(bench: BenchApp, index: SearchIndex): () => Promise<number> {
  const silent = { info() {}, warn() {}, error() {} };
  const read = searchableReader(bench.database, kinds);
  const sink = documentSink({
    read,
    index,
    kinds,
    copiesChanged: async () => {},
    indexed: async () => {},
    textsChanged: async () => {},
    wordsChanged: async () => {},
  });
  return createDelivery(sink, { store: postgresMarks(bench.database), log: silent, ...limits.marks });
}

/** As the worker does: at once while there is something, else after its usual rest. */
async function workUntil(stopped: AbortSignal, deliver: () => Promise<number>): Promise<void> {
  while (!stopped.aborted) if ((await deliver()) === 0) await sleep(limits.marks.idleMilliseconds);
}

/** Each change writes its number into `views`; one search after another says which numbers are found. */
async function measure({ database }: BenchApp, engine: SearchEngine, seconds: number): Promise<number[]> {
  const ids = (
    await database.rows(scope, statement<{ id: string }>`select id from item where site_id = ${benchSite} order by id`)
  ).map(({ id }) => id);
  const changes = changesASecond * seconds;
  const committed = new Map<number, number>();
  const delays: number[] = [];
  let made = 0;

  const started = performance.now();
  const changing = (async () => {
    for (; made < changes; made += 1) {
      const number = made + 1;
      await database.rows(
        scope,
        statement`update item set views = ${number} where site_id = ${benchSite} and id = ${ids[made % ids.length]}`,
      );
      committed.set(number, performance.now());
      await sleep(Math.max(0, started + (number * 1_000) / changesASecond - performance.now()));
    }
  })();

  while (made < changes || committed.size > 0) {
    const { hits } = await engine.search([benchSite], ['articles'], {
      query: { range: { visits: { gt: 0 } } },
      sort: [{ visits: 'desc' }],
      size: 500,
      _source: ['visits'],
    });
    const now = performance.now();
    for (const { source } of hits) {
      const at = committed.get(Number(source.visits));
      if (at === undefined) continue;
      delays.push((now - at) / 1_000);
      committed.delete(Number(source.visits));
    }
    countOvertaken(committed, ids.length, made, delays);
    await sleep(20);
  }
  await changing;
  return delays;
}

/** A change that the next one of the same item overtook was not found in all that time; that counts. */
function countOvertaken(committed: Map<number, number>, items: number, made: number, delays: number[]): void {
  for (const [number, at] of committed)
    if (number + items <= made) {
      delays.push((performance.now() - at) / 1_000);
      committed.delete(number);
    }
}
