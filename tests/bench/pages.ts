import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { run } from '../../ops/native/run.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { withItems } from '../journeys/named-items.ts';
import { bundle } from '../support/portal-process.ts';
import { alternate, zip } from './alternate.ts';
import type { Bench } from './bench.ts';
import { type BenchPortal, samples, startBenchPortal } from './bench-portal.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { pinSelf } from './cores.ts';
import { benchAppOn } from './import/bench-app.ts';
import { importAll } from './import/import-all.ts';
import { indexAll } from './index-all.ts';
import { visit } from './load.ts';
import { type Address, type Cost, costOf } from './page-cost.ts';
import { medianOf, pairedRatio } from './paired-ratio.ts';
import { prepareDatabases } from './prepare-databases.ts';
import { type Finding, ratioFinding } from './verdict.ts';

/** Bars of a first render, in bare pages; pages without one are reported. */
const pages: Readonly<
  Record<string, { path: string; host?: string; bar: number | null; postgresMilliseconds?: number }>
> = {
  article: { path: '/article/doi/10.5555/fol.2026.5.1?lang=en', bar: 8, postgresMilliseconds: 2 },
  home: { path: '/homeNav?lang=en', bar: 15, postgresMilliseconds: 3 },
  list: { path: '/bookList?lang=en', bar: 8 },
  issue: { path: '/issue?lang=en', bar: null },
  journal: { path: '/mag?lang=en', bar: null },
  column: { path: '/researchDetail?lang=en', bar: 4 },
  frame: { path: '/rssList?lang=en', bar: 2.5 },
  search: { path: '/searchFrame?q=light&lang=en', bar: 15 },
};
const keptBar = 1.5;
const keptPostgresBar = 0.3;

const corpus = join(import.meta.dirname, '../../../shared/corpus/elife-jats.tar.gz');

/** What a page costs the server, PostgreSQL and OpenSearch when it is rendered and when it is kept. */
export const pagesBench: Bench = {
  purpose: `public pages ÷ a bare React Router page: kept ≤ ${keptBar}×, first render by kind; PostgreSQL and OpenSearch beside it`,
  async run({ pairs, seconds }) {
    pinSelf('load');
    const portal = await startBenchPortal(samples);
    const environment = { ...portal.environment, IMPRINT_PAGES_GB: '4' };
    const keeping = await startBenchServer([bundle, 'server'], environment);
    const bare = await startBenchServer([join(import.meta.dirname, 'article/bare-page-server.ts')], environment);
    try {
      const full = await importFullText(portal);
      await indexAll(portal);
      await prepareDatabases([portal.database]);
      const requested = await addresses(portal, full);
      const sides: Record<string, () => Promise<Cost>> = {
        bare: () => costOf(portal, bare, { host: 'optics.localhost', path: '/' }, seconds),
      };
      for (const [name, address] of Object.entries(requested)) {
        await keep(keeping, address);
        sides[`${name} rendered`] = () => costOf(portal, portal.server, address, seconds);
        sides[`${name} kept`] = () => costOf(portal, keeping, address, seconds);
      }
      const costs: Record<string, Cost[]> = {};
      const noting = Object.fromEntries(
        Object.entries(sides).map(([name, measure]) => [
          name,
          async () => {
            const cost = await measure();
            costs[name] = [...(costs[name] ?? []), cost];
            return cost.server;
          },
        ]),
      );
      await alternate(noting, pairs, (round) => process.stderr.write(`round ${round} of ${pairs}\n`));
      for (const [name, measured] of Object.entries(costs)) print(name, measured);
      return Object.keys(requested).flatMap((name) => findings(name, costs));
    } finally {
      await keeping.stop();
      await bare.stop();
      await portal.stop();
    }
  },
};

function print(name: string, costs: readonly Cost[]): void {
  const of = (part: keyof Cost) => medianOf(costs.map((cost) => cost[part]));
  const milliseconds = (part: keyof Cost) => `${part} ${(of(part) / 1_000).toFixed(2)} ms`;
  console.log(
    `${name}: ${milliseconds('server')}, ${milliseconds('postgres')}, ${milliseconds('search')}, ${of('bytes')} bytes`,
  );
}

function findings(name: string, costs: Readonly<Record<string, readonly Cost[]>>): Finding[] {
  const serverOf = (side: string) => (costs[side] ?? []).map(({ server }) => server);
  const ratio = (side: string) => pairedRatio(zip(serverOf('bare'), serverOf(side)));
  const postgres = (side: string, bar: number | null): Finding => {
    const spent = (costs[side] ?? []).map((cost) => cost.postgres / 1_000);
    return {
      name: `pages-${side.replace(' ', '-')}-postgres`,
      figure: medianOf(spent),
      unit: 'ms',
      bar,
      median: medianOf(spent),
      method: `CPU of PostgreSQL a page, ${spent.length} rounds`,
    };
  };
  const { bar = 8, postgresMilliseconds = null } = pages[name] ?? { postgresMilliseconds: 2 };
  return [
    ratioFinding(
      `pages-${name}-rendered`,
      ratio(`${name} rendered`),
      bar,
      'server CPU, rendered ÷ one element by React Router',
    ),
    ratioFinding(
      `pages-${name}-kept`,
      ratio(`${name} kept`),
      keptBar,
      'server CPU, kept and compressed ÷ one element by React Router',
    ),
    postgres(`${name} rendered`, postgresMilliseconds),
    postgres(`${name} kept`, keptPostgresBar),
  ];
}

/** Asks until the answer comes compressed, which only kept pages do. */
async function keep(server: BenchServer, { host, path }: Address): Promise<void> {
  for (let attempt = 0; attempt < 50; attempt++) {
    const agent = new Agent();
    const body = await visit(agent, { port: server.port, headers: { 'accept-encoding': 'gzip' } }, { host, path });
    agent.destroy();
    if (body[0] === 0x1f && body[1] === 0x8b) return;
    await sleep(200);
  }
  throw new Error(`${host}${path} is not kept.`);
}

/** The longest of some real papers, where they are at hand. */
async function importFullText(portal: BenchPortal): Promise<string | undefined> {
  if (!existsSync(corpus)) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'imprint-elife-'));
  try {
    await run([
      'sh',
      '-c',
      `tar -tzf '${corpus}' | grep '\\.xml$' | head -1 | xargs tar -xzf '${corpus}' -C '${folder}' --strip-components=1`,
    ]);
    const app = benchAppOn(portal.database);
    await importAll(app, opticsNumber, 'jats', folder);
    await app.end();
    const owner = new pg.Client({ connectionString: portal.database.ownerUrl });
    await owner.connect();
    await owner.query(`select set_config('app.reads', '${opticsNumber}', false)`);
    const { rows } = await owner.query("select doi from item where kind = 'article' and doi like '10.7554/%' limit 1");
    await owner.end();
    return rows[0]?.doi;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function addresses({ database }: BenchPortal, doi: string | undefined): Promise<Record<string, Address>> {
  const found: Record<string, Address> = {};
  for (const [name, { path, host = 'optics.localhost' }] of Object.entries(pages))
    found[name] = { host, path: await withItems(database.ownerUrl, path) };
  if (doi) found['full text'] = { host: 'optics.localhost', path: `/article/doi/${doi}?lang=en` };
  return found;
}
