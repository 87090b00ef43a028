import { setImmediate as loopTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFairShare, type FairShare, nextTurn } from './fair-share.ts';

const limits = { running: 2, runningOfAll: 3, waiting: 4, waitMilliseconds: 100 };

// The event loop's own turns stay real.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** Work that goes on until it is let go. */
function workshop(share: FairShare<number>) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const outcomes: string[] = [];
  const ask = (site: number, name: string) => {
    const work = () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    };
    share
      .serve(site, work)
      .then((outcome) => outcomes.push(outcome.ok ? outcome.value : `${name} is ${outcome.failure}`));
  };
  /** One turn of the event loop begins one piece of work. */
  const turnEventLoop = async () => {
    for (let turns = 0; turns < 10; turns++) await loopTurn();
  };
  const end = async () => {
    ends.shift()?.();
    await turnEventLoop();
  };
  return { begun, outcomes, ask, end, turnEventLoop };
}

describe('one site', () => {
  test('has no more searches under way than its share; the next waits for its turn', async () => {
    const { begun, ask, end, turnEventLoop } = workshop(createFairShare<number>(() => limits));
    for (const name of ['a', 'b', 'c']) ask(1, name);
    await turnEventLoop();
    expect(begun).toEqual(['a', 'b']);
    await end();
    expect(begun).toEqual(['a', 'b', 'c']);
  });

  test('is told that it is busy when its turn does not come in time, or when too many wait already', async () => {
    const { outcomes, ask, turnEventLoop } = workshop(createFairShare<number>(() => limits));
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) ask(1, name);
    await turnEventLoop();
    expect(outcomes).toEqual(['g is busy']);
    await vi.advanceTimersByTimeAsync(100);
    await turnEventLoop();
    expect(outcomes.toSorted()).toEqual(['c is busy', 'd is busy', 'e is busy', 'f is busy', 'g is busy']);
  });

  test('does not starve another: whoever has the fewest under way has the next free place', async () => {
    const { begun, ask, end, turnEventLoop } = workshop(createFairShare<number>(() => limits));
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(1, name);
    for (const name of ['b1', 'b2']) ask(2, name);
    ask(3, 'c1');
    await turnEventLoop();
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await end();
    expect(begun.at(-1)).toBe('a2');
    await end();
    expect(begun.at(-1)).toBe('b2');
  });
});

test('a search that breaks gives its place back and stays broken', async () => {
  const share = createFairShare<number>(() => ({ ...limits, running: 1, runningOfAll: 1 }));
  await expect(share.serve(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await share.serve(1, async () => 'next')).toEqual({ ok: true, value: 'next' });
});

test('with a thousand waiting of one site, a newcomer of another is next', () => {
  const queue = [...Array.from({ length: 1_000 }, (_, place) => ({ site: 1, place })), { site: 2, place: 1_000 }];
  const underWay = (site: number) => (site === 1 ? 5 : 0);
  expect(nextTurn(queue, underWay, () => true)?.site).toBe(2);
  expect(nextTurn(queue, underWay, () => false)).toBeUndefined();
});

test('when the limits become narrower, what runs goes on, and nobody begins until there is room', async () => {
  let most = 3;
  const { begun, ask, end, turnEventLoop } = workshop(
    createFairShare(() => ({ ...limits, running: most, runningOfAll: most })),
  );
  for (const name of ['a', 'b', 'c', 'd']) ask(1, name);
  await turnEventLoop();
  most = 1;
  await end();
  await end();
  expect(begun).toEqual(['a', 'b', 'c']);
  await end();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
});

test('when too many wait, the site with the most waiting loses its latest, and equals refuse the newcomer', async () => {
  const crowded = { running: 1, runningOfAll: 1, waiting: 9, waitingOfAll: 3, waitMilliseconds: 100 };
  const { outcomes, begun, ask, end, turnEventLoop } = workshop(createFairShare<number>(() => crowded));
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(1, name);
  ask(2, 'b1');
  await turnEventLoop();
  expect(outcomes).toEqual(['a4 is busy']);
  ask(3, 'c1');
  ask(4, 'd1');
  await turnEventLoop();
  expect(outcomes).toEqual(['a4 is busy', 'a3 is busy', 'd1 is busy']);
  for (const _ of ['a1', 'a2', 'b1']) await end();
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
});

test('of work that waits for nothing one piece begins in a turn of the event loop, and who is too many hears it at once', async () => {
  const share = createFairShare<number>(() => limits);
  const heard: string[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    share.serve(1, async () => name).then((outcome) => heard.push(outcome.ok ? outcome.value : `${name} is busy`));
  await Promise.resolve().then(() => Promise.resolve());
  expect(heard).toEqual(['g is busy', 'h is busy']);
  await loopTurn();
  expect(heard).toEqual(['g is busy', 'h is busy', 'a']);
  await loopTurn();
  expect(heard.at(-1)).toBe('b');
});

describe('a crowd', () => {
  const polite = { running: 2, runningOfAll: 3, waiting: 2, waitMilliseconds: 100, crowdsGiveWay: true };

  test('has the whole of its share while it is alone', async () => {
    const { begun, ask, turnEventLoop } = workshop(createFairShare<number>(() => polite));
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(1, name);
    await turnEventLoop();
    expect(begun).toEqual(['a1', 'a2']);
  });

  test('begins nothing while another site waits or is under way, and goes on afterwards', async () => {
    const { begun, ask, end, turnEventLoop } = workshop(createFairShare<number>(() => polite));
    for (const name of ['a1', 'a2', 'a3', 'a4']) ask(1, name);
    await turnEventLoop();
    ask(2, 'b1');
    await turnEventLoop();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end();
    await end();
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  test('gives way to no other crowd: two of them share what there is', async () => {
    const { begun, ask, end, turnEventLoop } = workshop(createFairShare<number>(() => ({ ...polite, running: 1 })));
    for (const site of [1, 2]) for (const place of [1, 2, 3]) ask(site, `${site}.${place}`);
    await turnEventLoop();
    expect(begun).toEqual(['1.1', '2.1']);
    await end();
    expect(begun).toEqual(['1.1', '2.1', '1.2']);
  });

  test('is known at the door', async () => {
    const share = createFairShare<number>(() => polite);
    const { ask, turnEventLoop } = workshop(share);
    for (const name of ['a1', 'a2', 'a3']) ask(1, name);
    await turnEventLoop();
    expect([share.isFull(1), share.isFull(2)]).toEqual([false, false]);
    ask(1, 'a4');
    expect([share.isFull(1), share.isFull(2)]).toEqual([true, false]);
  });
});

test('whoever has waited a while is not displaced any more', async () => {
  const soonOrNever = { running: 1, runningOfAll: 1, waiting: 9, waitingOfAll: 2, waitMilliseconds: 100 };
  const { outcomes, ask, turnEventLoop } = workshop(
    createFairShare(() => ({ ...soonOrNever, secureMilliseconds: 20 })),
  );
  for (const name of ['a1', 'a2', 'a3']) ask(1, name);
  await turnEventLoop();
  await vi.advanceTimersByTimeAsync(21);
  ask(2, 'b1');
  await turnEventLoop();
  expect(outcomes).toEqual(['b1 is busy']);
});
