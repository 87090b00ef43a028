import { expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { createKnownHosts } from '../known-hosts.ts';
import { createServer } from '../server.ts';
import { createLeaving } from '../stop-gracefully.ts';
import { createMetricsServer } from './health.ts';

const portal = useTestApp(async () => {});

test('a server that is about to end says so at once, and answers all else until its time is over', async () => {
  const leaving = createLeaving(0.3);
  const server = await createServer(portal.app, { leaving });
  expect((await server.inject('/healthz')).statusCode).toBe(200);
  let isOver = false;
  const goodbye = leaving.begin().then(() => {
    isOver = true;
  });
  expect((await server.inject('/healthz')).statusCode).toBe(503);
  expect((await createMetricsServer(portal.app).inject('/readyz')).statusCode).toBe(200);
  expect(isOver).toBe(false);
  await goodbye;
  await server.close();
});

test('servers tell how the workers’ work goes', async () => {
  await portal.owner.query(
    `insert into dirty_mark (sink, site_id, item_id, revision, due_at, attempts, last_error)
      select 'index', 3, number, 1, 'infinity', 5, 'x' from generate_series(1, 60) number`,
  );
  const { body } = await createMetricsServer(portal.app).inject('/metrics');
  expect(body).toContain('imprint_marks{state="parked"} 60');
  expect(body).toContain('imprint_marks{state="waiting"} 60');
});

test('a proxy is told to fetch certificates for hosts of sites alone', async () => {
  await storeSite(portal, { id: 8, sld: 'known' });
  await portal.app.knownHosts.refresh();
  const metrics = createMetricsServer(portal.app);
  const ask = async (words: string) => (await metrics.inject(`/known-host${words}`)).statusCode;
  expect(await ask('?domain=known.localhost')).toBe(200);
  expect(await ask('?domain=KNOWN.localhost')).toBe(200);
  for (const words of ['?domain=unknown.localhost', '?domain=known.localhost&domain=b', '?domain=', ''])
    expect(await ask(words)).toBe(404);
});

test('until there is a site, the main domain has a certificate too: its setup is opened there', async () => {
  const hosts = createKnownHosts(async () => new Map(), 60_000);
  const settings = { ...portal.app.settings, IMPRINT_MAIN_DOMAIN: 'example.org' };
  const ask = async (knownHosts: typeof hosts, domain: string) =>
    (await createMetricsServer({ ...portal.app, settings, knownHosts }).inject(`/known-host?domain=${domain}`))
      .statusCode;
  expect(await ask(hosts, 'example.org')).toBe(200);
  for (const domain of ['optics.example.org', 'localhost']) expect(await ask(hosts, domain)).toBe(404);
  expect(await ask(portal.app.knownHosts, 'example.org')).toBe(404);
  hosts.stop();
});

test('a process tells at its own port that it lives, also without the database', async () => {
  const database = {
    pool: { query: () => Promise.reject(new Error('away')) },
  } as unknown as typeof portal.app.database;
  const metrics = createMetricsServer({ ...portal.app, database });
  expect((await metrics.inject('/healthz')).statusCode).toBe(200);
  expect((await metrics.inject('/readyz')).statusCode).toBe(503);
});

test.each([
  '/metrics',
  '/metrics?x',
  '/metrics#',
  '/%6Detrics',
  '//metrics',
  '/readyz',
  '/known-host?domain=optics.localhost',
])('readers find nothing of it at %s', async (url) => {
  const { statusCode, body } = await portal.server.inject({ url, headers: { host: 'optics.localhost' } });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('imprint_');
});
