import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairShare, nextTurn } from './fair-share.ts';

const limits = { running: 2, runningOfAll: 3, waiting: 4, waitMilliseconds: 100 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that goes on until it is let go. */
function workshop(share: ReturnType<typeof createFairShare>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const outcomes: string[] = [];
  const ask = (site: number, name: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    share(site, work).then((outcome) => outcomes.push(outcome.ok ? outcome.value : `${name} is ${outcome.failure}`));
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const end = async () => {
    ends.shift()?.();
    await settle();
  };
  return { begun, outcomes, ask, end, settle };
}

describe('one site', () => {
  test('has no more searches under way than its share; the next waits for its turn', async () => {
    const { begun, ask, end, settle } = workshop(createFairShare(limits));
    for (const name of ['a', 'b', 'c']) ask(1, name);
    await settle();
    expect(begun).toEqual(['a', 'b']);
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('is told that it is busy when its turn does not come in time, or when too many wait already', async () => {
    const { outcomes, ask, settle } = workshop(createFairShare(limits));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ask(1, name);
    await settle();
    expect(outcomes).toEqual(['g is busy']);
    await vi.advanceTimersByTimeAsync(100);
    expect(outcomes.toSorted()).toEqual(['c is busy', 'd is busy', 'e is busy', 'f is busy', 'g is busy']);
  });

  test('does not starve another: whoever has the fewest under way has the next free place', async () => {
    const { begun, ask, end, settle } = workshop(createFairShare(limits));
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(1, name);
    for (const name of ['b1', 'b2']) ask(2, name);
    ask(3, 'c1');
    await settle();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end();
    expect(begun.at(-1)).toBe('c1');
    await end();
    expect(begun.at(-1)).toBe('a3');
  });
});

test('a search that breaks gives its place back and stays broken', async () => {
  const share = createFairShare({ ...limits, running: 1, runningOfAll: 1 });
  await expect(share(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await share(1, async () => 'next')).toEqual({ ok: true, value: 'next' });
});

test('with a thousand waiting of one site, a newcomer of another is next', () => {
  const queue = [...Array.from({ length: 1_000 }, (_, place) => ({ site: 1, place })), { site: 2, place: 1_000 }];
  expect(nextTurn(queue, (site) => (site === 1 ? 5 : 0), 16)?.site).toBe(2);
  expect(nextTurn(queue, () => 16, 16)).toBeUndefined();
});
