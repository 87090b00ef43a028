import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { query } from '../../../db/query.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { createJsonLog } from '../../platform/adapters/system/json-log.ts';
import { success } from '../../platform/kernel/result.ts';
import { noSite } from '../../platform/ports/database.ts';
import { databaseEvents } from '../metrics.ts';
import { createMetricsServer, createSiteLabels } from './health.ts';

const portal = useTestApp(
  async (test) => {
    await storeSite(test, { id: 7, sld: 'optics' });
    await test.app.knownHosts.refresh();
  },
  async () => ({ IMPRINT_SLOW_QUERY_MS: '40' }),
);

const metrics = async () => (await createMetricsServer(portal.app).inject('/metrics')).body;
const figureOf = (body: string, series: string): number =>
  Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1) ?? 0,
  );
const slow = () => query.selectNoFrom(sql<string>`pg_sleep(0.05)::text || ${'planted-value'}::text`.as('slept'));

test('a connection that breaks while nobody uses it is counted', async () => {
  const lost = async () => figureOf(await metrics(), 'imprint_database_connections_lost_total');
  const before = await lost();
  const { pool } = portal.app.database;
  const [killer, ...idle] = await Promise.all([1, 2, 3].map(() => pool.connect()));
  const pids: number[] = [];
  for (const client of idle) pids.push((await client.query('select pg_backend_pid() as pid')).rows[0].pid);
  for (const client of idle) client.release();
  const open = pool.totalCount;
  await killer?.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids]);
  // Asking for the figures takes a connection of the pool: not one that does not know its end yet.
  await vi.waitFor(() => expect(pool.totalCount).toBe(open - pids.length), { timeout: 10_000 });
  killer?.release();
  expect(await lost()).toBe(before + pids.length);
});

test('statements slower than the installation allows are counted, and all are timed', async () => {
  const before = await metrics();
  await portal.app.database.rows(noSite, slow());
  await portal.app.database.transaction(noSite, (transaction) => transaction.rows(slow()));
  const after = await metrics();
  const grown = (series: string) => figureOf(after, series) - figureOf(before, series);
  expect(grown('imprint_database_slow_statements_total')).toBeGreaterThanOrEqual(2);
  expect(grown('imprint_database_seconds_count')).toBeGreaterThanOrEqual(2);
});

test('the log tells slow statements and lost connections, and no value that somebody gave', () => {
  const lines: string[] = [];
  const log = createJsonLog('info', { write: (line) => void lines.push(line) });
  const events = databaseEvents(log, 40);
  events.statementTook(39, 'select 1', 'quick');
  events.statementTook(41.6, slow().compile().sql, 'slept');
  events.connectionLost(new Error('terminating connection'));
  expect(lines).toHaveLength(2);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    milliseconds: 42,
    name: 'slept',
    text: expect.stringContaining('pg_sleep(0.05)'),
  });
  expect(lines.join()).not.toContain('planted-value');
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ problem: { message: 'terminating connection' } });
});

test('answers are counted by site', async () => {
  await portal.get('optics.localhost', '/front/channel/getChannelList');
  await portal.get('made-up.localhost', '/front/channel/getChannelList');
  const body = await metrics();
  expect(body).toMatch(/^imprint_site_answers_total\{site="7",status="\dxx"\} [1-9]/m);
  expect(body).toMatch(/^imprint_site_answers_total\{site="unknown",status="\dxx"\} [1-9]/m);
  expect(body).toMatch(/^imprint_site_seconds_total\{site="7"\} /m);
  expect(body).not.toContain('made-up');
});

test('the busiest sites have a number of their own, the rest one together, and a site that falls behind gives its place up', () => {
  const forgotten: string[] = [];
  const labelOf = createSiteLabels(2, 8, (label) => forgotten.push(label));
  expect([1, 2, 3, 2, undefined, 3, 3].map(labelOf)).toEqual(['1', '2', 'others', '2', 'unknown', 'others', 'others']);
  expect([3, 3, 1, 2].map(labelOf)).toEqual(['others', '3', 'others', '2']);
  expect(forgotten).toEqual(['1']);
});

test('workers tell how long jobs and duties took, and how they ended', async () => {
  const { jobs } = portal.app;
  const queue = { name: 'measured', mostSeconds: 60, atOnce: 1 };
  let fails = 1;
  await jobs.work(queue, async () => {
    if (fails-- > 0) throw new Error('not yet');
    return success(undefined);
  });
  await jobs.repeat({ name: 'measured-duty', everySeconds: 600 }, async () => {});
  await jobs.send(queue, [{ data: {} }, { data: {} }]);
  await vi.waitFor(
    async () => {
      const body = await metrics();
      expect(body).toMatch(/^imprint_job_seconds_count\{queue="measured",outcome="completed"\} [1-9]/m);
      expect(body).toMatch(/^imprint_job_seconds_count\{queue="measured",outcome="failed"\} [1-9]/m);
      expect(body).toMatch(/^imprint_job_seconds_count\{queue="measured-duty",outcome="completed"\} [1-9]/m);
    },
    { timeout: 30_000, interval: 200 },
  );
});
