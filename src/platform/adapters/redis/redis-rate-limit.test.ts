import { randomBytes } from 'node:crypto';
import { type AddressInfo, connect as connectTo, createServer } from 'node:net';
import { Redis } from 'ioredis';
import { afterAll, expect, test, vi } from 'vitest';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import type { Allowance } from '../../ports/rate-limit.ts';
import { connectRedisRateLimit } from './redis-rate-limit.ts';

const url = engineEnvironment().IMPRINT_REDIS_URL as string;
const prefix = `test-${randomBytes(6).toString('hex')}:`;
const redis = new Redis(url);
const opened: { close(): void }[] = [];

const ownKeys = () => redis.keys(`${prefix}*`);
const forget = async () => {
  const keys = await ownKeys();
  if (keys.length > 0) await redis.del(keys);
};

afterAll(async () => {
  for (const limit of opened) limit.close();
  await forget();
  redis.disconnect();
});

// A fixed time: no window ends while a test counts.
const clock = { now: () => new Date('2030-01-01T00:00:01Z') };

function connect(to = url) {
  const warn = vi.fn();
  // Only a Redis in trouble is given up soon: the real one may be slow on a machine that others use as well.
  const settings = { url: to, prefix, milliseconds: to === url ? 5_000 : 20, restMilliseconds: 1_000 };
  const limit = connectRedisRateLimit(settings, { clock, log: { info: vi.fn(), warn, error: vi.fn() } });
  opened.push(limit);
  return { limit, warn };
}

/** Until Redis is connected the process counts for itself; a key in Redis shows that it is. */
async function connected(to = url) {
  await forget();
  const { limit, warn } = connect(to);
  await vi.waitFor(async () => {
    await limit.take(`probe ${randomBytes(4).toString('hex')}`, { most: 1, seconds: 60 });
    expect(await ownKeys()).not.toEqual([]);
  });
  await forget();
  return { limit, warn };
}

const times = async (count: number, take: () => Promise<{ allowed: boolean }>) => {
  const verdicts = await Promise.all(Array.from({ length: count }, take));
  return verdicts.filter(({ allowed }) => allowed).length;
};

const five: Allowance = { most: 5, seconds: 60 };

test('processes share an allowance, and calls at the same moment never pass it', async () => {
  const [one, other] = [await connected(), await connected()];
  const key = randomBytes(4).toString('hex');
  const [first, second] = await Promise.all([
    times(20, () => one.limit.take(key, five)),
    times(20, () => other.limit.take(key, five)),
  ]);
  expect(first + second).toBe(5);
  expect(await one.limit.take(key, five)).toMatchObject({ allowed: false, retryAfterSeconds: expect.any(Number) });
});

test('a counter names nobody and ends by itself', async () => {
  const { limit } = await connected();
  await limit.take('login 192.0.2.7', five);
  const [key = '', ...more] = await ownKeys();
  expect(more).toEqual([]);
  expect(key).not.toContain('192.0.2.7');
  const left = await redis.pttl(key);
  expect(left).toBeGreaterThan(60_000);
  expect(left).toBeLessThanOrEqual(120_000);
});

test('a flushed Redis starts the allowance anew and breaks nothing', async () => {
  const { limit, warn } = await connected();
  expect(await times(6, () => limit.take('flushed', five))).toBe(5);
  await forget();
  await redis.script('FLUSH');
  expect(await times(6, () => limit.take('flushed', five))).toBe(5);
  expect(warn).not.toHaveBeenCalled();
});

test('with Redis down the process counts for itself, within 50 ms, and says so once', { retry: 3 }, async () => {
  const { limit, warn } = connect('redis://127.0.0.1:1/0');
  const begun = performance.now();
  expect(await times(20, () => limit.take('down', five))).toBe(5);
  expect(performance.now() - begun).toBeLessThan(50);
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce());
});

test('a Redis that takes calls and never answers holds a call up for less than 50 ms, and only the first', {
  retry: 3,
}, async () => {
  let mute = false;
  const { port, hostname } = new URL(url);
  const between = createServer((socket) => {
    const behind = connectTo(Number(port), hostname);
    socket.pipe(behind);
    behind.on('data', (answer) => mute || socket.write(answer));
    for (const end of [socket, behind]) end.on('error', () => {});
    socket.on('close', () => behind.destroy());
  });
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
  const { limit } = await connected(`redis://127.0.0.1:${(between.address() as AddressInfo).port}/0`);
  mute = true;

  const waited: number[] = [];
  for (let call = 0; call < 3; call += 1) {
    const begun = performance.now();
    expect((await limit.take('mute', five)).allowed).toBe(true);
    waited.push(performance.now() - begun);
  }
  expect(waited[0]).toBeGreaterThan(10);
  expect(Math.max(...waited)).toBeLessThan(50);
  expect(waited[2]).toBeLessThan(10);
  between.close();
});
