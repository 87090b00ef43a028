import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findRunning } from '../../ops/native/process.ts';
import { type StoredArticle, storedArticles } from '../corpus/crawl/stored-articles.ts';
import { plannedImports, plannedSites } from '../corpus/plan.ts';
import { engineEnvironment } from '../support/engines.ts';
import { dropIndices } from '../support/indices.ts';
import { bundle, portalCommand } from '../support/portal-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/template-database.ts';
import { withAdmin } from './admin.ts';
import type { Bench } from './bench.ts';
import { startBenchServer } from './bench-server.ts';
import { indexAll } from './index-all.ts';
import { visit } from './load.ts';
import { medianOf } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { cpuMicroseconds, residentBytes, treeMicroseconds } from './process-usage.ts';
import type { Finding } from './verdict.ts';

const corpus = join(import.meta.dirname, '../../../shared/corpus');
const journals = join(import.meta.dirname, '../corpus/journals');
const atOnce = 20;
const bar = 0.06;
/** The server's memory late in a crawl, in that of its beginning. */
const memoryBar = 1.3;
const quickArticles = 1_000;
const quickFiles = ['jose.tar.gz', 'epp.tar.gz', 'chinaxiv-fulltext.tar.gz'];
const articleFormats = ['jats', 'records', 'chinaxiv', 'chinaxiv-records', 'lessons'];

/** Every article of a site asked for once, as crawlers do, and then once more. */
export const crawlPagesBench: Bench = {
  purpose: `all articles of the corpus, ${atOnce} at a time, again ÷ cold: CPU of server and PostgreSQL ≤ ${bar}; memory ≤ ${memoryBar}×`,
  async run({ isQuick }) {
    if (!existsSync(join(corpus, 'manifest.json'))) throw new Error(`There is no corpus in ${corpus}.`);
    const database = await createTestDatabase();
    const environment: Record<string, string> = {
      ...(process.env as Record<string, string>),
      ...engineEnvironment(),
      NODE_ENV: 'production',
      IMPRINT_DATABASE_URL: database.appUrl,
      IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
      IMPRINT_INDEX_PREFIX: `bench${randomBytes(6).toString('hex')}-`,
      IMPRINT_REDIS_PREFIX: `bench${randomBytes(6).toString('hex')}:`,
      IMPRINT_EDGES: '',
      IMPRINT_PAGES_GB: '100',
      IMPRINT_LOG_LEVEL: 'warn',
    };
    try {
      await importCorpus(environment, isQuick);
      await indexAll({ environment, database });
      await prepareDatabases([database]);
      const stored = await withAdmin(database, storedArticles);
      return await crawlTwice(environment, database, isQuick ? stored.slice(0, quickArticles) : stored);
    } finally {
      await dropIndices(environment);
      await database.drop();
    }
  },
};

async function importCorpus(environment: Record<string, string>, isQuick: boolean): Promise<void> {
  for (const { sld, name, language } of plannedSites)
    await portalCommand(environment, 'site', 'add', sld, '--name', name, '--language', language);
  for (const { site, format, file, journal } of plannedImports) {
    if (!articleFormats.includes(format) || (isQuick && !quickFiles.includes(file))) continue;
    process.stderr.write(`${file} → ${site}\n`);
    const options = journal ? ['--journal', join(journals, `${journal}.json`)] : [];
    await portalCommand(environment, 'import', format, join(corpus, file), '--site', site, ...options);
  }
}

/** CPU of one crawl by who spends it, in seconds, and what server and store had grown to after every thousandth page. */
interface Crawl {
  readonly server: number;
  readonly postgres: number;
  readonly search: number;
  readonly seconds: number;
  readonly residents: readonly number[];
  readonly storeBytes: number;
}

async function crawlTwice(
  environment: Record<string, string>,
  database: TestDatabase,
  articles: readonly StoredArticle[],
): Promise<readonly Finding[]> {
  const server = await startBenchServer([bundle, 'server'], environment);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  try {
    const crawl = () => crawlAll(server.port, server.pid, owner, articles);
    const cold = await crawl();
    const kept = await allKept(owner);
    console.log(`${kept} of ${articles.length} pages are kept`);
    const again = await crawl();
    for (const [name, one] of Object.entries({ cold, again })) print(name, one, articles.length);
    const spent = ({ server: own, postgres }: Crawl) => own + postgres;
    const residents = [...cold.residents, ...again.residents];
    const early = residents.slice(0, Math.ceil(residents.length / 4));
    const late = residents.slice(-Math.ceil(residents.length / 4));
    const ratio = spent(again) / spent(cold);
    const growth = medianOf(late) / medianOf(early);
    const whole = `${articles.length} articles, ${atOnce} at a time`;
    return [
      {
        name: 'crawl-pages-store',
        figure: again.storeBytes / articles.length / 1_024,
        unit: 'KiB',
        bar: null,
        median: again.storeBytes / articles.length / 1_024,
        method: `room of a kept page, keys included; ${whole}`,
      },
      {
        name: 'crawl-pages-memory',
        figure: growth,
        unit: '×',
        bar: memoryBar,
        median: growth,
        method: `the server's memory, last quarter of both crawls ÷ first; ${whole}`,
      },
      {
        name: 'crawl-pages-again',
        figure: ratio,
        unit: '×',
        bar,
        median: ratio,
        method: `CPU of server and PostgreSQL, second crawl ÷ first; ${whole}`,
      },
    ];
  } finally {
    await owner.end();
    await server.stop();
  }
}

async function crawlAll(
  port: number,
  pid: number,
  owner: pg.Client,
  articles: readonly StoredArticle[],
): Promise<Crawl> {
  const postgres = findRunning('postgres')?.pid;
  const search = findRunning('opensearch')?.pid;
  if (!postgres || !search) throw new Error('The engines of this checkout do not run.');
  const used = () => ({
    server: cpuMicroseconds(pid),
    postgres: treeMicroseconds(postgres),
    search: cpuMicroseconds(search),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const residents: number[] = [];
  const before = used();
  const began = performance.now();
  let next = 0;
  const crawler = async () => {
    for (let article = articles[next++]; article; article = articles[next++]) {
      const address = { host: `${article.sld}.localhost`, path: withLanguage(article.path) };
      await visitPatiently(agent, port, address);
      if (next % Math.min(1_000, Math.ceil(articles.length / 10)) === 0) residents.push(residentBytes(pid));
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, crawler));
  } finally {
    agent.destroy();
  }
  const after = used();
  const of = (part: keyof typeof before) => (after[part] - before[part]) / 1_000_000;
  return {
    server: of('server'),
    postgres: of('postgres'),
    search: of('search'),
    seconds: (performance.now() - began) / 1_000,
    residents,
    storeBytes: await storeBytes(owner),
  };
}

/** A server that is busy asks to be asked again. */
async function visitPatiently(agent: Agent, port: number, address: Parameters<typeof visit>[2]): Promise<void> {
  for (let wait = 100; ; wait *= 2) {
    const problem = await visit(agent, { port, headers: { 'accept-encoding': 'gzip' } }, address).then(
      () => undefined,
      (refused: Error) => refused,
    );
    if (!problem) return;
    if (!problem.message.includes('answered 503') || wait > 30_000) throw problem;
    await sleep(wait);
  }
}

const withLanguage = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}lang=en`;

const storeBytes = async (owner: pg.Client): Promise<number> => {
  const { rows } = await owner.query(`
    select sum(pg_total_relation_size(oid)) as bytes from pg_class where relname ~ '^kept_page(_key)?_[01]$'`);
  return Number(rows[0].bytes);
};

/** Pages are kept after they were sent. */
async function allKept(owner: pg.Client): Promise<number> {
  const count = async () => Number((await owner.query('select count(*) from kept_page_key')).rows[0].count);
  for (let before = -1, now = await count(); ; ) {
    if (now === before) return now;
    await sleep(1_000);
    [before, now] = [now, await count()];
  }
}

function print(name: string, crawl: Crawl, pages: number): void {
  const each = (part: 'server' | 'postgres' | 'search') =>
    `${part} ${crawl[part].toFixed(1)} s (${((crawl[part] * 1_000) / pages).toFixed(2)} ms a page)`;
  const mebibytes = crawl.residents.map((bytes) => Math.round(bytes / 1_048_576));
  console.log(
    `${name}: ${pages} pages in ${crawl.seconds.toFixed(0)} s; ${each('server')}, ${each('postgres')}, ${each('search')}; store ${Math.round(crawl.storeBytes / 1_048_576)} MiB; server's memory in MiB: ${mebibytes.join(' ')}`,
  );
}
