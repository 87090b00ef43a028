import { sql } from 'kysely';
import pg from 'pg';
import { query } from '../../../db/query.ts';
import { opticsNumber } from '../../../samples/sites.ts';
import { connectPostgres } from '../../../src/platform/adapters/postgres/postgres-database.ts';
import { ownSite } from '../../../src/platform/kernel/site-context.ts';
import { limits } from '../../../src/processes/limits.ts';
import type { TestDatabase } from '../../support/template-database.ts';
import { withAdmin } from '../admin.ts';
import { alternate, printSides, zip } from '../alternate.ts';
import { pinBackends, pinSelf } from '../cores.ts';
import type { BenchOptions } from '../options.ts';
import { pairedRatio } from '../paired-ratio.ts';
import { type Finding, ratioFinding } from '../verdict.ts';

const atOnce = 4;
const rowsInList = 20;
const warmUpSeconds = 2;

/** The newest issues of a site: 20 rows by index, which is what most lists of the portal are. */
const newestIssues = (table: 'item' | 'item_bare', site: number) =>
  query
    // The copy has the same columns; only its name is unknown to the types.
    .selectFrom(table as 'item')
    .select(['id', 'titles', 'doi', 'cover'])
    .select(sql<string>`to_char(published_on, 'YYYY-MM-DD')`.as('published_on'))
    .where('site_id', '=', site)
    .where('kind', '=', 'issue')
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .limit(rowsInList);

/** In one process and on pools of one size: the app's way with its scope and policies, and pg alone on the copy. */
export async function measureQueries(
  database: TestDatabase,
  { pairs, seconds }: BenchOptions,
  bar: number,
): Promise<Finding[]> {
  pinSelf('measured');
  const app = connectPostgres({ url: database.appUrl, ...limits.database });
  const bare = new pg.Pool({ connectionString: database.appUrl, max: limits.database.connections });
  try {
    const site = opticsNumber;
    const scope = ownSite({ id: site, sld: 'optics', defaultLanguage: 'zh' });
    const { sql: text, parameters } = newestIssues('item_bare', site).compile();
    const values = [...parameters];
    const compiled = newestIssues('item', site).compile();
    const ready = { compile: () => compiled };

    const ways = {
      bare: async () => (await bare.query({ name: 'newest', text, values })).rows,
      scoped: () => app.rows(scope, ready),
      'scoped, as built by stores': () => app.rows(scope, newestIssues('item', site)),
    };
    await checkSameRows(ways);
    for (const way of Object.values(ways)) await cpuPerQuery(way, warmUpSeconds);
    await withAdmin(database, (admin) => pinBackends(admin, [database.name]));

    const measured = await alternate(
      {
        bare: () => cpuPerQuery(ways.bare, seconds),
        scoped: () => cpuPerQuery(ways.scoped, seconds),
        built: () => cpuPerQuery(ways['scoped, as built by stores'], seconds),
      },
      pairs,
    );
    printSides('queries', measured);
    const method = `${rowsInList} rows of item, node CPU per query, ÷ pg with a named statement on a copy without policies`;
    return [
      ratioFinding(
        'tenancy-built',
        pairedRatio(zip(measured.bare, measured.built)),
        null,
        `${method}; statement built each time`,
      ),
      ratioFinding('tenancy', pairedRatio(zip(measured.bare, measured.scoped)), bar, method),
    ];
  } finally {
    await app.close();
    await bare.end();
  }
}

async function checkSameRows(ways: Readonly<Record<string, () => Promise<unknown[]>>>): Promise<void> {
  const answers = await Promise.all(Object.values(ways).map((way) => way()));
  const texts = new Set(answers.map((rows) => JSON.stringify(rows)));
  if (texts.size !== 1 || answers[0]?.length !== rowsInList)
    throw new Error(`The ways must give the same ${rowsInList} rows; they gave ${answers.map((rows) => rows.length)}.`);
}

async function cpuPerQuery(way: () => Promise<unknown>, seconds: number): Promise<number> {
  const end = performance.now() + seconds * 1000;
  const before = process.cpuUsage();
  let count = 0;
  const one = async () => {
    while (performance.now() < end) {
      await way();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / count;
}
