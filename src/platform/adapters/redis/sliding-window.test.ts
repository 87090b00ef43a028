import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocalRateLimit } from './redis-rate-limit.ts';
import { judge, windowAt } from './sliding-window.ts';

const clockAt = (start: number) => {
  let now = start;
  return {
    now: () => new Date(now),
    pass(milliseconds: number) {
      now += milliseconds;
    },
  };
};

test('an allowance is used up and comes back as the window slides', async () => {
  const clock = clockAt(0);
  const limit = createLocalRateLimit(clock);
  const allowance = { most: 3, seconds: 10 };
  const verdicts = [];
  for (let times = 0; times < 4; times += 1) verdicts.push((await limit.take('a', allowance)).allowed);
  expect(verdicts).toEqual([true, true, true, false]);

  clock.pass(10_000);
  expect((await limit.take('a', allowance)).allowed).toBe(false);
  clock.pass(10_000);
  expect((await limit.take('a', allowance)).allowed).toBe(true);
});

test('keys and allowances are counted apart', async () => {
  const limit = createLocalRateLimit(clockAt(0));
  const once = { most: 1, seconds: 60 };
  expect((await limit.take('a', once)).allowed).toBe(true);
  expect((await limit.take('b', once)).allowed).toBe(true);
  expect((await limit.take('a', { most: 1, seconds: 3600 })).allowed).toBe(true);
  expect((await limit.take('a', once)).allowed).toBe(false);
});

test('the number of keys in memory is bounded; the one used longest ago is forgotten', async () => {
  const limit = createLocalRateLimit(clockAt(0), 2);
  const once = { most: 1, seconds: 60 };
  for (const key of ['a', 'b', 'c']) await limit.take(key, once);
  expect((await limit.take('c', once)).allowed).toBe(false);
  expect((await limit.take('a', once)).allowed).toBe(true);
});

test('whoever waits as long as told is let in', () => {
  const counts = fc.record({ previous: fc.nat(50), current: fc.nat(50) });
  const allowance = fc.record({ most: fc.integer({ min: 1, max: 50 }), seconds: fc.integer({ min: 1, max: 3600 }) });
  fc.assert(
    fc.property(counts, allowance, fc.nat(10_000_000), (found, allowed, now) => {
      const { previous, current } = {
        previous: Math.min(found.previous, allowed.most),
        current: Math.min(found.current, allowed.most),
      };
      const window = windowAt(now, allowed.seconds);
      const { allowed: first, retryAfterSeconds } = judge({ previous, current }, window, allowed);
      if (first) return retryAfterSeconds === 0;
      const later = windowAt(now + retryAfterSeconds * 1000, allowed.seconds);
      const slid = [
        { previous, current },
        { previous: current, current: 0 },
      ][later.number - window.number];
      return judge(slid ?? { previous: 0, current: 0 }, later, allowed).allowed;
    }),
  );
});
