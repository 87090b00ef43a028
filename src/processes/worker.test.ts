import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../tests/support/test-app.ts';
import { createMetricsServer } from './http/health.ts';
import { createWorker } from './worker.ts';

const stop = new AbortController();
let done: Promise<void> | undefined;
afterAll(async () => {
  stop.abort();
  await done;
});

let worker: ReturnType<typeof createWorker>;

/** Nobody listens there. */
const portal = useTestApp(
  async (app) => {
    worker = createWorker(app.app);
    done = worker.runUntil(stop.signal);
  },
  async () => ({ IMPRINT_OPENSEARCH_URL: 'http://127.0.0.1:9' }),
);

test('a worker that starts while the search index is gone has every duty in the schedule and does it', async () => {
  const duties = [
    ...[
      'anchor-logs',
      'clean-up',
      'count-for-counter',
      'count-readers',
      'forget-security-events',
      'forget-unsaved-forms',
      'forget-webhook-messages',
      'know-sites',
      'learn-bridges',
    ],
    ...[
      'look-after-uploads',
      'make-digests',
      'make-room-for-pages',
      'prepare-months',
      'rank',
      'remind-reviewers',
      'sweep-files',
    ],
  ];
  const scheduled = async () =>
    (await portal.owner.query('select name from pgboss.schedule order by name')).rows.map(({ name }) => name);
  await expect.poll(scheduled, { timeout: 45_000, interval: 200 }).toEqual(duties);
  const cleaned = async () =>
    (await portal.owner.query("select from pgboss.job where name = 'clean-up' and state > 'created'")).rowCount;
  await expect.poll(cleaned, { timeout: 45_000, interval: 200 }).toBe(1);
});

test('and works on what others sent: a page is purged, a job is done', async () => {
  await portal.owner.query(
    "insert into dirty_mark (sink, site_id, item_id, revision, due_at) values ('edge', 1, 1, 1, now()), ('index', 1, 1, 1, now())",
  );
  const marks = async () =>
    (await portal.owner.query("select sink from dirty_mark where sink in ('edge', 'index')")).rows.map(
      ({ sink }) => sink,
    );
  await expect.poll(marks, { timeout: 45_000, interval: 200 }).toEqual(['index']);
});

test('its metrics tell which part fails and that all come round', async () => {
  const { body } = await createMetricsServer(portal.app).inject('/metrics');
  expect(body).toMatch(/^imprint_worker_troubles_total\{part="index"\} [1-9]/m);
  expect(body).not.toMatch(/^imprint_worker_troubles_total\{part="moments"\}/m);
  // Each purges by itself, and one that hangs is not hidden by the other.
  for (const part of ['index', 'edge', 'edge-again']) {
    const [, at] =
      new RegExp(`^imprint_worker_turn_timestamp_seconds\\{part="${part}"\\} (\\S+)$`, 'm').exec(body) ?? [];
    expect(Math.abs(Number(at) - Date.now() / 1_000)).toBeLessThan(60);
  }
  expect(worker.stalledParts()).toEqual([]);
});

test('a part that can not even begin is counted as one that fails, and begins as soon as it can', async () => {
  let tries = 0;
  const submitting = {
    ...portal.app.submitting,
    startWorking: async () => {
      tries += 1;
      if (tries < 3) throw new Error('its engine is away');
    },
  };
  const stopped = new AbortController();
  const running = createWorker({ ...portal.app, submitting }).runUntil(stopped.signal);
  await expect.poll(() => tries, { timeout: 45_000, interval: 100 }).toBe(3);
  stopped.abort();
  await running;
  const { body } = await createMetricsServer(portal.app).inject('/metrics');
  expect(body).toMatch(/^imprint_worker_troubles_total\{part="submissions"\} 2$/m);
});
