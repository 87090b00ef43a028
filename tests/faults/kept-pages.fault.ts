import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../samples/loading/seeded-random.ts';
import { biologyNumber, opticsNumber } from '../../samples/sites.ts';
import { bundle, type PortalProcess, portalProcess } from '../support/portal-process.ts';
import { isWholeRun } from '../support/whole-run.ts';
import { ask } from './ask.ts';
import type { FragilePortal } from './fragile-portal.ts';
import { type ChangingSite, createChangingSite } from './freshness/changing-site.ts';
import { type Calm, createReaders } from './freshness/readers.ts';
import { until } from './until.ts';
import { useFragilePortal } from './use-fragile-portal.ts';

// No reader gets a page that is older than the bounds in freshness/readers.ts, or one that mixes two states: with changes in bursts,
// between which pages are kept, and with kills of server and worker. `IMPRINT_WHOLE=1` takes 10,000 changes and 50 kills.

const portal = useFragilePortal();
const random = seededRandom(11);
const { changes, kills, burst } = isWholeRun
  ? { changes: 10_000, kills: 50, burst: 250 }
  : { changes: 300, kills: 3, burst: 50 };
/** Long enough for pages to be kept again: nothing is kept until the second purge. */
const quietMilliseconds = 18_000;
/** A dead worker's marks are seen again after its lease. */
const leaseMilliseconds = 32_000;
/** By then the edge has seen that the server is back. */
const probeMilliseconds = 2_000;
const readersOfEach = 2;

const hosts = new Map([
  [opticsNumber, 'optics.localhost'],
  [biologyNumber, 'biology.localhost'],
]);
let sites: ChangingSite[] = [];

beforeAll(async () => {
  const url = portal.soundEnvironment.IMPRINT_DATABASE_URL as string;
  sites = await Promise.all([opticsNumber, biologyNumber].map((site) => createChangingSite(url, site, random)));
  portal.worker.start();
  await allDelivered();
}, 180_000);
afterAll(() => Promise.all(sites.map((site) => site.end())));

/** The index hears of counts minutes later, and nothing waits for that. */
const allDelivered = () =>
  until(
    'everything is told to index and edge',
    async () => {
      const due = "select from dirty_mark where sink <> 'index' or due_at < now() + interval '35 seconds'";
      return (await portal.app.query(due)).rowCount === 0;
    },
    120,
  );

const readersOf = (calm: Calm) =>
  createReaders(
    [
      { where: 'server', port: portal.serverPort },
      { where: 'edge', port: portal.edgePort },
    ],
    sites.map((site) => ({ site, host: hosts.get(site.site) ?? '' })),
    calm,
  );

/** So many changes of a site, in bursts. */
async function changeInBursts(site: ChangingSite, many: number): Promise<void> {
  for (let left = many; left > 0; left -= burst) {
    await changeOften(site, Math.min(left, burst));
    await sleep(quietMilliseconds * (0.9 + random() * 0.2));
  }
}

async function changeOften(site: ChangingSite, many: number): Promise<void> {
  for (let made = 0; made < many; made++) {
    await site.changeSomething();
    await sleep(random() * 40);
  }
}

const isReady = (port: number) =>
  until('the server is ready', async () => (await ask(port, '/healthz')).http === 200, 120);

/** Kills worker and server by turns; each fifth time nobody starts the worker for a while. */
function createKiller({ server, worker, serverPort }: FragilePortal) {
  const since = { server: 0, worker: 0 };
  let killed = 0;
  const killServer = async () => {
    since.server = Infinity;
    await server.kill();
    await sleep(random() * 1_000);
    server.start();
    await isReady(serverPort);
    since.server = performance.now() + probeMilliseconds;
  };
  const killWorker = async () => {
    since.worker = Infinity;
    await worker.kill();
    await sleep(killed % 10 === 8 ? 40_000 : random() * 2_000);
    worker.start();
    since.worker = performance.now() + leaseMilliseconds;
  };
  return {
    calm: { server: () => since.server, worker: () => since.worker },
    killed: () => killed,
    async kill(many: number, everyMilliseconds: number) {
      for (; killed < many; killed++) {
        await sleep(everyMilliseconds * (0.5 + random()));
        await (killed % 2 === 0 ? killWorker() : killServer());
      }
    },
  };
}

it(`shows no page that is too old or of two states beside ${changes} changes and ${kills} kills`, async () => {
  const killer = createKiller(portal);
  const readers = readersOf(killer.calm);
  const stopping = new AbortController();
  const reading = readers.readUntil(stopping.signal, readersOfEach, random);
  const began = performance.now();
  const ofEach = changes / sites.length;
  const expected = (ofEach / burst) * (quietMilliseconds + burst * 40);
  await Promise.all([
    killer.kill(kills, (expected / kills) * 0.8),
    ...sites.map((site, place) => sleep(place * 9_000).then(() => changeInBursts(site, ofEach))),
  ]);
  stopping.abort();
  await reading;
  await allDelivered();
  // What was kept during all this, and what the edge has of it.
  await sleep(2_000);
  for (let round = 0; round < 2; round++) await readers.readAll(true);

  const made = sites.reduce((sum, site) => sum + site.changes(), 0);
  const { read, kept, hits, refused } = readers.answers;
  console.log(
    `${made} changes and ${killer.killed()} kills in ${Math.round((performance.now() - began) / 1_000)} s: ${read} pages judged, ${kept} from the store, ${hits} from the edge, ${refused} refused\n${readers.table().join('\n')}`,
  );
  expect(readers.problems.slice(0, 40)).toEqual([]);
  expect([made, killer.killed()]).toEqual([changes, kills]);
  expect(kept).toBeGreaterThan(100);
  expect(hits).toBeGreaterThan(100);
}, 3_600_000);

const check = 'where not exists (select from refused)';
const keeping = 'const body = await compress(';
const slow = join(bundle, '../keeps-slowly.js');
afterAll(() => rm(slow, { force: true }));

/** The same server, but slow to keep what it has made, so that a change falls in between; with or without the look for such a change. */
async function slowServer(isChecked: boolean): Promise<PortalProcess> {
  const source = await readFile(bundle, 'utf8');
  for (const part of [check, keeping]) expect(source.split(part), part).toHaveLength(2);
  const slowly = `await new Promise((resolve) => setTimeout(resolve, 500));\n${keeping}`;
  await writeFile(slow, source.replace(keeping, slowly).replace(check, isChecked ? check : ''));
  return portalProcess('server', portal.environment, slow);
}

/** Papers that are renamed right after they were read, and how many are shown by their old name when nothing is being made any more. */
async function oldNames(isChecked: boolean): Promise<number> {
  const server = await slowServer(isChecked);
  server.start();
  await isReady(portal.serverPort);
  const [site] = sites as [ChangingSite];
  for (let place = 0; place < 10; place++) {
    const host = hosts.get(site.site) ?? '';
    await ask(portal.serverPort, `${site.addressOf(place)}?lang=en`, { host, headers: { 'accept-encoding': 'gzip' } });
    await site.rename(place);
  }
  await sleep(2_000);
  const readers = readersOf({ server: () => 0, worker: () => Infinity });
  await readers.readAll(true);
  await server.kill();
  return readers.problems.filter((problem) => /^server .* paper overtaken/.test(problem)).length;
}

it('looks for changes before it keeps a page: without that, old names are shown', async () => {
  // It would forget such pages when it purges the edge.
  await portal.worker.kill();
  await portal.server.kill();
  expect(await oldNames(true)).toBe(0);
  expect(await oldNames(false)).toBe(10);
}, 300_000);
