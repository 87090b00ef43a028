import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { failed, success } from '../../kernel/result.ts';
import { noSite } from '../../ports/database.ts';
import type { Jobs, Queue } from '../../ports/jobs.ts';
import { connectPgBoss } from './pg-boss-jobs.ts';

const app = useTestApp(async () => {});
const log = { info() {}, warn() {}, error() {} };
const quick = {
  mostTries: 5,
  firstDelaySeconds: 1,
  mostDelaySeconds: 1,
  silentSeconds: 10,
  idleSeconds: 0.5,
  superviseSeconds: 1,
  keptDeadSeconds: 86_400,
  stopMilliseconds: 2_000,
};
const made: Jobs[] = [];
const connect = () => {
  const jobs = connectPgBoss(app.app.database.pool, log, quick);
  made.push(jobs);
  return jobs;
};
const queueNamed = (name: string): Queue<{ n: number }> => ({ name, mostSeconds: 60, atOnce: 1 });
const until = (read: () => unknown) => expect.poll(read, { timeout: 15_000, interval: 100 });

afterEach(async () => {
  await Promise.all(made.splice(0).map((jobs) => jobs.stop()));
});

test('the schema is the one of the installed pg-boss; the processes can use it and not change it', async () => {
  const jobs = connect();
  await jobs.send(queueNamed('schema'), [{ data: { n: 1 } }]);
  const { pool } = app.app.database;
  await expect(pool.query('create table pgboss.more (a int)')).rejects.toThrow('permission denied');
  await expect(pool.query('alter table pgboss.job add column more int')).rejects.toThrow('must be owner');
});

test('a job is done once, and waits for the transaction that sent it', async () => {
  const jobs = connect();
  const queue = queueNamed('transaction');
  await jobs.prepare([queue]);
  const { database } = app.app;
  const failing = database.transaction(noSite, async (transaction) => {
    await jobs.send(queue, [{ data: { n: 1 } }], transaction);
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  await database.transaction(noSite, async (transaction) => {
    await jobs.send(queue, [{ data: { n: 2 } }, { data: { n: 3 } }], transaction);
    expect(await connect().queues()).toContainEqual({ name: 'transaction', waiting: 0, running: 0, done: 0, dead: 0 });
  });
  const seen: number[] = [];
  await jobs.work(queue, async ({ data }) => success(seen.push(data.n)));
  await until(() => seen).toEqual([2, 3]);
  await until(() => jobs.queues()).toContainEqual({ name: 'transaction', waiting: 0, running: 0, done: 2, dead: 0 });
});

test('whoever has done a job takes the next at once', async () => {
  const jobs = connectPgBoss(app.app.database.pool, log, { ...quick, idleSeconds: 5 });
  made.push(jobs);
  const queue = queueNamed('many');
  await jobs.send(
    queue,
    Array.from({ length: 20 }, (_, n) => ({ data: { n } })),
  );
  const seen: number[] = [];
  await jobs.work(queue, async ({ data }) => success(seen.push(data.n)));
  await until(() => seen.length).toBe(20);
});

test('a job with the key of one that waits is that one', async () => {
  const jobs = connect();
  const queue = queueNamed('key');
  await jobs.send(queue, [{ data: { n: 1 }, key: 'same' }]);
  await jobs.send(queue, [
    { data: { n: 2 }, key: 'same' },
    { data: { n: 3 }, key: 'other' },
  ]);
  expect(await jobs.queues()).toContainEqual({ name: 'key', waiting: 2, running: 0, done: 0, dead: 0 });
});

test('a job that fails is tried five times and then lies with the dead letters, its reason in plain words', async () => {
  const jobs = connect();
  const queue = queueNamed('failing');
  let tries = 0;
  await jobs.send(queue, [{ data: { n: 7 } }]);
  await jobs.work(queue, async () => {
    tries += 1;
    throw new Error('the store is out of reach');
  });
  await until(async () => (await jobs.dead(10)).length).toBe(1);
  expect(tries).toBe(5);
  expect(await jobs.dead(10)).toMatchObject([
    { queue: 'failing', data: { n: 7 }, reason: 'the store is out of reach', tries: 5 },
  ]);
}, 30_000);

test('a refusal goes to the dead letters at once; a person can send it back', async () => {
  const jobs = connect();
  const queue = queueNamed('refused');
  let welcome = false;
  let tries = 0;
  await jobs.send(queue, [{ data: { n: 8 } }]);
  await jobs.work(queue, async () => {
    tries += 1;
    return welcome ? success(undefined) : failed({ reason: 'this is not a picture' });
  });
  const letters = async () => (await jobs.dead(10)).filter((job) => job.queue === 'refused');
  await until(async () => (await letters()).length).toBe(1);
  const [letter] = await letters();
  expect([letter?.reason, tries]).toEqual(['this is not a picture', 1]);

  welcome = true;
  expect(await jobs.retry(letter?.id as string)).toBe(true);
  expect(await jobs.retry(letter?.id as string)).toBe(false);
  await until(() => jobs.queues()).toContainEqual({ name: 'refused', waiting: 0, running: 0, done: 1, dead: 0 });
  expect(await letters()).toEqual([]);
});

test('a job says how far it is', async () => {
  const jobs = connect();
  const queue = queueNamed('progress');
  await jobs.send(queue, [{ data: { n: 9 } }]);
  const go = Promise.withResolvers<void>();
  await jobs.work(queue, async ({ progress }) => {
    await progress(42.4);
    await go.promise;
    return success(undefined);
  });
  await until(() => jobs.running()).toMatchObject([{ queue: 'progress', data: { n: 9 }, percent: 42, tries: 1 }]);
  go.resolve();
  await until(() => jobs.running()).toEqual([]);
});

test('a job whose worker stopped in the middle is done by another', async () => {
  const queue = queueNamed('stopped');
  const first = connectPgBoss(app.app.database.pool, log, { ...quick, stopMilliseconds: 300 });
  await first.send(queue, [{ data: { n: 1 } }]);
  let begun = false;
  await first.work(queue, async () => {
    begun = true;
    await sleep(5_000);
    return success(undefined);
  });
  await until(() => begun).toBe(true);
  await first.stop();
  const second = connect();
  let done = false;
  await second.work(queue, async () => {
    done = true;
    return success(undefined);
  });
  await until(() => done).toBe(true);
}, 20_000);

test('what a site has given up is found behind any number of others', async () => {
  const jobs = connect();
  const queue: Queue<{ site: number }> = { name: 'of-sites', mostSeconds: 60, atOnce: 8 };
  await jobs.send(queue, [{ data: { site: 8 } }]);
  await jobs.work(queue, async () => failed({ reason: 'no' }));
  const own = async () => (await jobs.dead(2, 8)).map(({ data }) => data);
  await until(own).toEqual([{ site: 8 }]);
  await jobs.send(
    queue,
    Array.from({ length: 3 }, () => ({ data: { site: 9 } })),
  );
  await until(async () => (await jobs.dead(9, 9)).length).toBe(3);
  expect((await jobs.dead(2)).map(({ data }) => data)).toEqual([{ site: 9 }, { site: 9 }]);
  expect(await own()).toEqual([{ site: 8 }]);
});
