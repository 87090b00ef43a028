import { randomBytes } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort, startTemporaryVarnish, type TemporaryVarnish } from '../../ops/edge/temporary-varnish.ts';
import { opticsNumber } from '../../samples/sites.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { engineEnvironment } from '../support/engines.ts';
import { dropIndices } from '../support/indices.ts';
import { fromSource, type PortalProcess, portalProcess } from '../support/portal-process.ts';
import { createTestDatabase, type TestDatabase } from '../support/template-database.ts';
import { ask, type Heard } from './ask.ts';
import { until } from './until.ts';

const build = join(import.meta.dirname, '../../build');
/** Below the checkout, where its packages are found. */
const releases = join(build, 'releases');
const mark = randomBytes(6).toString('hex');
const chunkOf = (release: string) => `/assets/only-in-${release}-${mark}.js`;
const visitors = 8;
/** One reader may not send views without end, and is told so. */
const fine = [200, 429];

let database: TestDatabase;
let edge: TemporaryVarnish;
let environment: Record<string, string>;
let ports: number[] = [];
const running: PortalProcess[] = [];

/** The same program, with a script that the other release has not. */
async function makeRelease(name: string): Promise<string> {
  const folder = join(releases, name);
  for (const part of ['server', 'client']) await cp(join(build, part), join(folder, part), { recursive: true });
  await writeFile(join(folder, 'client', chunkOf(name)), `export default '${name}';\n`);
  return join(folder, 'server', 'main.js');
}

const serverOf = (release: string, port: number) =>
  portalProcess('server', { ...environment, IMPRINT_PORT: String(port) }, release);
const isReady = (port: number) =>
  until(`port ${port} is ready`, async () => (await ask(port, '/healthz')).http === 200, 30);

beforeAll(async () => {
  database = await createTestDatabase();
  ports = [await freePort(), await freePort()];
  const secret = randomBytes(16).toString('hex');
  // As it is shipped: looked at once a second.
  edge = await startTemporaryVarnish({ serverPort: ports, secret });
  environment = {
    ...(process.env as Record<string, string>),
    ...engineEnvironment(),
    NODE_ENV: 'production',
    IMPRINT_DATABASE_URL: database.appUrl,
    IMPRINT_DATABASE_OWNER_URL: database.ownerUrl,
    IMPRINT_INDEX_PREFIX: `fault${randomBytes(6).toString('hex')}-`,
    IMPRINT_REDIS_PREFIX: `fault${randomBytes(6).toString('hex')}:`,
    IMPRINT_EDGES: `http://127.0.0.1:${edge.port}`,
    IMPRINT_PUBLIC_SCHEME: 'http',
    IMPRINT_PUBLIC_PORT: String(edge.port),
    IMPRINT_EDGE_SECRET: secret,
    IMPRINT_LEAVE_SECONDS: '4',
    IMPRINT_LOG_LEVEL: 'silent',
  };
  await fromSource(environment, 'samples/load.ts', '--bare');
}, 120_000);
afterAll(async () => {
  await Promise.all(running.map((server) => server.kill()));
  await edge?.stop();
  await dropIndices(environment);
  await database?.drop();
  await rm(releases, { recursive: true, force: true });
}, 60_000);

/** What reaches a server each time, what the edge answers by itself, what changes something, and scripts. */
const asks: readonly ((turn: number) => Promise<Heard>)[] = [
  (turn) => ask(edge.port, `/homeNav?lang=${turn % 2 ? 'zh' : 'en'}`),
  (turn) => ask(edge.port, `/rc-pub/front/channel/getChannelList?parentId=${turn}`, { headers: { language: 'en' } }),
  () => ask(edge.port, '/homeNav?lang=zh', { headers: { cookie: '__Host-session=nobody' } }),
  () =>
    ask(edge.port, '/rc-pub/front/statistics/view', {
      method: 'POST',
      body: JSON.stringify({ id: idOf(opticsNumber, 999) }),
      headers: { 'content-type': 'application/json', origin: 'http://optics.localhost' },
    }),
  (turn) => ask(edge.port, `${chunkOf('old')}?${turn}`),
];

it('replaces two servers under load by a new release without one failed request, and old scripts stay', async () => {
  const [old, fresh] = [await makeRelease('old'), await makeRelease('fresh')];
  const servers = ports.map((port) => serverOf(old, port));
  for (const server of servers) {
    running.push(server);
    server.start();
  }
  for (const port of ports) await isReady(port);
  await until('the edge sees a server', async () => (await ask(edge.port, '/robots.txt')).http === 200);

  const heard: Heard[] = [];
  const leaving = new AbortController();
  const reader = async (first: number) => {
    for (let turn = first; !leaving.signal.aborted; turn++) {
      const answer = await asks[turn % asks.length]?.(turn);
      if (answer) heard.push(answer);
    }
  };
  const reading = Promise.all(Array.from({ length: visitors }, (_, first) => reader(first)));
  await sleep(2_000);
  const began = performance.now();
  for (const [place, port] of ports.entries()) {
    await servers[place]?.stop();
    const next = serverOf(fresh, port);
    running.push(next);
    next.start();
    await isReady(port);
    // Until the edge has seen it twice.
    await sleep(3_000);
  }
  const took = (performance.now() - began) / 1_000;
  await sleep(1_000);
  leaving.abort();
  await reading;

  const slowest = Math.max(...heard.map(({ milliseconds }) => milliseconds));
  console.log(
    `${heard.length} requests, slowest ${Math.round(slowest)} ms, two servers replaced in ${took.toFixed(1)} s`,
  );
  expect(
    heard.filter(({ http }) => !fine.includes(http)).map(({ http, text }) => `${http} ${text.slice(0, 80)}`),
  ).toEqual([]);
  expect(heard.length).toBeGreaterThan(500);
  for (const port of [...ports, edge.port])
    for (const release of ['old', 'fresh'])
      expect([port, release, (await ask(port, chunkOf(release))).http]).toEqual([port, release, 200]);
});
