import pg from 'pg';
import { createCounter } from '../../src/features/discovery/counter/counter.server.ts';
import { connectPostgres } from '../../src/platform/adapters/postgres/postgres-database.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { limits } from '../../src/processes/limits.ts';
import { generateDoings, storeDoings } from '../counter/generated-events.ts';
import { type KnownWork, referenceCounts } from '../counter/reference.ts';
import { referenceReport } from '../counter/reference-report.ts';
import { createTestDatabase } from '../support/template-database.ts';
import type { Bench } from './bench.ts';
import type { Finding } from './verdict.ts';

const bar = 5;
const month = '2026-09';
const customers = [idOf(1, 3_000_001), idOf(1, 3_000_002), null];
const world = { id: '0000000000000000', name: 'The World', ror: null, customers: null };
const titleOf = (place: number) => idOf(1, 1_000_000 + place);
const paperOf = (place: number) => idOf(1, 2_000_000 + place);

/** A month of a large platform: how long its title report takes from closed months, and whether it is right to the last number. */
export const counterBench: Bench = {
  purpose: `COUNTER's title report of a month, 1 million events, 10,000 titles: ≤ ${bar} s, equal to the reference`,
  async run({ isQuick }) {
    const [titles, events] = isQuick ? [200, 20_000] : [10_000, 1_000_000];
    const database = await createTestDatabase();
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const store = connectPostgres({ url: database.appUrl, ...limits.database });
    const counter = createCounter({
      database: store,
      log: console as never,
      clock: { now: () => new Date() },
      configuration: async () => ({ header: { name: {} }, footer: { publisher: {} } }),
      librarians: { isLibrarian: async () => false, titlesOf: async () => [] },
      rateLimit: { take: async () => ({ allowed: true, retryAfterSeconds: 0 }) },
      limits: limits.counter,
    });
    try {
      await storeTitles(owner, titles);
      const doings = [...someDoings(titles, events)];
      await storeDoings({ owner }, 1, doings);
      await owner.query('analyze');
      await owner.query(`insert into usage_progress (site_id, counter_day) values (1, '${month}-01')`);
      const began = performance.now();
      while ((await counter.countDays()) > 0);
      const closing = (performance.now() - began) / 1_000;
      console.log(`${events} events counted and their month closed in ${closing.toFixed(1)} s`);
      await owner.query('analyze counter_use');

      const reference = referenceReport('TR', referenceCounts(doings, worksOf(titles)), worksOf(titles), null);
      const seconds: number[] = [];
      for (const id of ['TR', 'TR_J1', 'IR', 'PR'])
        for (let again = 0; again < 3; again += 1) {
          const made = await makeReport(counter, id);
          console.log(`${id}: ${made.seconds.toFixed(2)} s, ${made.bytes} bytes, ${made.grown} MiB more memory`);
          if (id !== 'TR') continue;
          seconds.push(made.seconds);
          const wrong = [...reference].filter(([key, count]) => made.numbers.get(key) !== count);
          if (wrong.length > 0 || made.numbers.size !== reference.size)
            throw new Error(`${wrong.length} of ${reference.size} numbers differ; there are ${made.numbers.size}`);
        }
      console.log(`${reference.size} numbers of the title report are those of the reference`);
      const finding: Finding = {
        name: 'counter',
        unit: 's',
        bar,
        figure: Math.max(...seconds),
        median: seconds.toSorted((one, other) => one - other)[1] as number,
        method: `npm run bench -- counter: TR of one month for the world, ${titles} titles, ${events} events; slowest of three`,
      };
      return [finding];
    } finally {
      await store.close();
      await owner.end();
      await database.drop();
    }
  },
};

async function makeReport(counter: ReturnType<typeof createCounter>, id: string) {
  const platform = { site: 1, sld: 'bench', name: 'Bench', publisher: 'Bench', defaultLanguage: 'en' as const };
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [most, bytes] = [before, 0];
  const numbers = new Map<string, number>();
  const began = performance.now();
  const found = await counter.reports.of(
    platform,
    world,
    id,
    new URLSearchParams({ begin_date: month, end_date: month }),
  );
  if (!found.ok) throw new Error(found.failure.Message);
  for await (const item of found.value.items) {
    bytes += JSON.stringify(item).length;
    most = Math.max(most, process.memoryUsage().rss);
    if (id !== 'TR' || !('Attribute_Performance' in item)) continue;
    for (const { Data_Type, Performance } of item.Attribute_Performance)
      for (const [metric, months] of Object.entries(Performance))
        if (metric !== 'Limit_Exceeded')
          numbers.set(
            [item.Item_ID?.Proprietary?.split(':')[1], Data_Type, metric, month].join(' '),
            months[month] ?? 0,
          );
  }
  return { seconds: (performance.now() - began) / 1_000, bytes, numbers, grown: Math.round((most - before) / 2 ** 20) };
}

/** Two papers for each journal, one of them open. */
const papersOf = (titles: number) =>
  Array.from({ length: 2 * titles }, (_, place) => ({
    id: paperOf(place),
    journal: titleOf(place >> 1),
    isOpen: place % 2 === 0,
  }));

function* someDoings(titles: number, events: number) {
  const targets = papersOf(titles).map(({ id, isOpen }) => ({
    item: id,
    parts: 0,
    bases: isOpen ? ['open access'] : ['address', 'refused', 'institution'],
  }));
  yield* generateDoings({
    doings: events,
    targets,
    customers,
    from: `${month}-01T00:00:00Z`,
    days: 29,
    readers: 60_000,
  });
}

const worksOf = (titles: number): ReadonlyMap<string, KnownWork> =>
  new Map(
    papersOf(titles).map(({ id, journal, isOpen }) => [
      id,
      { dataType: 'Article', title: journal, titleType: 'Journal', yop: 2024, isOpen, showsWhole: false },
    ]),
  );

async function storeTitles(owner: pg.Client, titles: number): Promise<void> {
  await owner.query(`insert into site (site_id, sld, domain, classification, template_id, default_language, languages, colour_id)
    values (1, 'bench', 'localhost', 'journal', 'journal', 'en', '{en}', 1)`);
  await owner.query('begin');
  await owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
  const base = '(1::bigint << 40)';
  for (const statement of [
    `insert into item (site_id, id, kind, status, titles) select 1, ${base} + 1000000 + n, 'journal', 'published',
      jsonb_build_object('en', 'Journal ' || n) from generate_series(0, ${titles - 1}) n`,
    `insert into journal (site_id, id) select 1, ${base} + 1000000 + n from generate_series(0, ${titles - 1}) n`,
    `insert into item (site_id, id, kind, status, titles, published_on) select 1, ${base} + 2000000 + n, 'article', 'published',
      jsonb_build_object('en', 'Paper ' || n), '2024-05-05' from generate_series(0, ${2 * titles - 1}) n`,
    `insert into article (site_id, id, journal_id, type, publication_type, access_type) select 1, ${base} + 2000000 + n,
      ${base} + 1000000 + n / 2, 'research-article', 0, n % 2 from generate_series(0, ${2 * titles - 1}) n`,
  ])
    await owner.query(statement);
  await owner.query('commit');
}
