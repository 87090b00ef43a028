import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { failed, success } from '../../platform/kernel/result.ts';
import type { Queue } from '../../platform/ports/jobs.ts';
import { describeJobs, jobsCommand } from './jobs.ts';

const app = useTestApp(async ({ owner }) => {
  await owner.query(
    "insert into dirty_mark (sink, site_id, item_id, revision, due_at, last_error) values ('index', 3, 77, 1, 'infinity', 'the mapping refuses it')",
  );
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

test('a person sees dead letters and parked marks with their reasons, and sends a letter back', async () => {
  const { jobs } = app.app;
  const queue: Queue<{ site: number; sha256: string }> = { name: 'render-test', mostSeconds: 60, atOnce: 1 };
  let open = false;
  await jobs.send(queue, [{ data: { site: 3, sha256: 'abc' } }]);
  await jobs.work(queue, async () => (open ? success(null) : failed({ reason: 'this is not a picture' })));
  await expect.poll(async () => (await jobs.dead(1)).length, { timeout: 10_000 }).toBe(1);
  await jobsCommand.run(app.app, []);
  const text = said.join('\n');
  expect(text).toContain('render-test: 0 waiting, 0 running, 0 done lately, 1 dead');
  expect(text).toContain('after 1 try: this is not a picture (site 3, sha256 abc)');
  expect(text).toContain('index  site 3, item 77: the mapping refuses it');

  open = true;
  const [letter] = await jobs.dead(1);
  await jobsCommand.run(app.app, ['retry', letter?.id as string]);
  expect(said.at(-1)).toBe(`${letter?.id} is tried again.`);
  await expect
    .poll(async () => (await jobs.queues()).find(({ name }) => name === queue.name)?.done, { timeout: 10_000 })
    .toBe(1);
});

test('an unknown letter is said to be unknown', async () => {
  for (const id of ['x', '00000000-0000-4000-8000-000000000000']) {
    await jobsCommand.run(app.app, ['retry', id]);
    expect(said.at(-1)).toBe(`There is no dead letter ${id}.`);
  }
});

test('what runs is listed with how far it is', () => {
  const running = {
    id: 'a',
    queue: 'render',
    data: { site: 1 },
    percent: 40,
    reason: null,
    tries: 2,
    since: new Date(0),
  };
  expect(describeJobs({ queues: [], running: [running], dead: [], late: [] })).toEqual([
    'No job was ever sent.',
    '',
    'Running:',
    '  a  render  40 %  since 1970-01-01 00:00:00, try 2: site 1',
  ]);
});
