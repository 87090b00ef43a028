import { beforeAll, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { failed } from '../../../platform/kernel/result.ts';
import type { Queue } from '../../../platform/ports/jobs.ts';

const host = 'optics.localhost';
const queue: Queue<{ site: number; sha256: string }> = { name: 'render-test', mostSeconds: 60, atOnce: 1 };
let operator: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  operator = await storeConsoleUser(app, { userName: 'anna', role: 'operator', site: 1 });
  await app.owner.query(
    `insert into dirty_mark (sink, site_id, item_id, revision, due_at, attempts, last_error) values
       ('index', 3, 77, 1, 'infinity', 5, 'the mapping refuses it'), ('edge', 3, 78, 1, now(), 2, 'no answer'),
       ('edge', 3, 79, 1, now(), 0, null)`,
  );
});
const report = async () => (await portal.get(host, '/console/jobs', operator.headers)).data;
const log = async () =>
  (await portal.get(host, '/console/changes', operator.headers)).data.content.map(
    ({ action, kind }: { action: string; kind: string }) => `${action} ${kind}`,
  );

beforeAll(async () => {
  const { jobs } = portal.app;
  await jobs.work(queue, async () => failed({ reason: 'this is not a picture' }));
  await jobs.send(queue, [{ data: { site: 1, sha256: 'abc' } }, { data: { site: 1, sha256: 'def' } }]);
  await vi.waitFor(async () => expect(await jobs.dead(5)).toHaveLength(2), { timeout: 15_000 });
}, 30_000);

test('an operator sees what was given up with its reason, and changes that are late', async () => {
  const { queues, dead, late, waiting } = await report();
  expect(queues).toContainEqual({ name: 'render-test', waiting: 0, running: 0, done: 0, dead: 2 });
  expect(dead[0]).toMatchObject({ queue: 'render-test', tries: 1, reason: 'this is not a picture' });
  expect(dead[0].about).toContainEqual({ name: 'site', value: '1' });
  expect(late).toEqual([
    { sink: 'index', site: 3, item: '77', attempts: 5, reason: 'the mapping refuses it', isParked: true },
    { sink: 'edge', site: 3, item: '78', attempts: 2, reason: 'no answer', isParked: false },
  ]);
  expect(waiting).toBeGreaterThanOrEqual(3);
});

test('an operator throws one away, sends one back and has parked changes told again; the log says so', async () => {
  const { dead } = await report();
  expect((await portal.post(host, '/console/jobs/forget', { id: dead[0].id }, operator.headers)).http).toBe(200);
  expect((await portal.post(host, '/console/jobs/forget', { id: dead[0].id }, operator.headers)).http).toBe(404);
  expect((await portal.post(host, '/console/jobs/retry', { id: dead[1].id }, operator.headers)).http).toBe(200);
  expect((await portal.post(host, '/console/jobs/retryMarks', {}, operator.headers)).data).toEqual({ tried: 1 });
  expect((await report()).late).toHaveLength(1);
  expect(await log()).toEqual(['retry job', 'retry job', 'remove job']);
});
