import { describe, expect, test } from 'vitest';
import { createShortMemory } from './short-memory.ts';

const limits = { milliseconds: 5_000, longestMilliseconds: 600_000, mostEntries: 9 };

function memoryAt(mostEntries = 3) {
  let now = 0;
  let reads = 0;
  const { remember } = createShortMemory({ now: () => new Date(now) }, { ...limits, mostEntries });
  return {
    pass: (milliseconds: number) => {
      now += milliseconds;
    },
    reads: () => reads,
    ask: (key: string) =>
      remember(key, async () => {
        reads += 1;
        return key;
      }),
  };
}

test('the same thing asked within five seconds is read once, also by those who ask together', async () => {
  const memory = memoryAt();
  await Promise.all([memory.ask('a'), memory.ask('a')]);
  memory.pass(4_999);
  await memory.ask('a');
  expect(memory.reads()).toBe(1);
  memory.pass(1);
  await memory.ask('a');
  expect(memory.reads()).toBe(2);
});

test('no more than so many things are kept, the oldest go first', async () => {
  const memory = memoryAt(3);
  for (const key of ['a', 'b', 'c', 'd']) await memory.ask(key);
  await memory.ask('d');
  expect(memory.reads()).toBe(4);
  await memory.ask('a');
  expect(memory.reads()).toBe(5);
});

test('a failed read is told to everyone who waits and is not kept', async () => {
  const { remember } = createShortMemory({ now: () => new Date(0) }, limits);
  const failing = () => remember('a', () => Promise.reject(new Error('down')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('down');
  expect(await remember('a', async () => 'up')).toBe('up');
});

test('what is made of remembered things is forgotten with the first of them, so that five seconds stay five seconds', async () => {
  let now = 0;
  const { remember } = createShortMemory({ now: () => new Date(now) }, limits);
  let stored = 'old';
  const part = () => remember('part', async () => stored);
  const middle = () => remember('middle', async () => `${await part()} part`);
  const whole = () => remember('whole', async () => `a whole with the ${await middle()}`);
  await part();
  stored = 'new';
  now = 3_000;
  expect(await whole()).toBe('a whole with the old part');
  now = 4_999;
  expect(await whole()).toBe('a whole with the old part');
  now = 5_000;
  expect(await whole()).toBe('a whole with the new part');
});

describe('what is made of frames', () => {
  function heardMemory() {
    const state = { now: 0, heard: 0, stored: 'old', made: 0 };
    const { remember, forget } = createShortMemory({ now: () => new Date(state.now) }, limits, () => state.heard);
    const frame = (site: number) =>
      remember(
        `frame ${site}`,
        async () => `${state.stored} ${site}`,
        () => [site],
      );
    const make = async () => {
      state.made += 1;
      return `a page with ${await frame(1)}`;
    };
    const page = (lasts?: () => number[]) => remember('page', make, lasts);
    return { state, forget, frame, page };
  }

  test('is kept while changes are heard of, until one of its sites changes', async () => {
    const { state, forget, frame } = heardMemory();
    for (const site of [1, 2]) await frame(site);
    Object.assign(state, { now: 60_000, heard: 59_000, stored: 'new' });
    expect(await frame(1)).toBe('old 1');
    forget(1);
    expect(await frame(1)).toBe('new 1');
    expect(await frame(2)).toBe('old 2');
  });

  test('is read anew five seconds after the last change could be heard of, and after ten minutes in any case', async () => {
    const { state, frame } = heardMemory();
    await frame(1);
    Object.assign(state, { now: 64_999, heard: 60_000, stored: 'new' });
    expect(await frame(1)).toBe('old 1');
    state.now = 65_000;
    expect(await frame(1)).toBe('new 1');
    Object.assign(state, { now: 664_999, heard: 664_000, stored: 'newest' });
    expect(await frame(1)).toBe('new 1');
    Object.assign(state, { now: 665_000, heard: 665_000 });
    expect(await frame(1)).toBe('newest 1');
  });

  test('goes with everything that was made of it', async () => {
    const { state, forget, page } = heardMemory();
    await page(() => []);
    Object.assign(state, { now: 60_000, heard: 60_000, stored: 'new' });
    expect(await page(() => [])).toBe('a page with old 1');
    forget(1);
    expect(await page(() => [])).toBe('a page with new 1');
  });

  test('what has something else in it too is kept for its five seconds', async () => {
    const { state, frame, page } = heardMemory();
    await frame(1);
    Object.assign(state, { now: 60_000, heard: 60_000 });
    await page();
    Object.assign(state, { now: 64_999, heard: 64_999 });
    await page();
    expect(state.made).toBe(1);
    state.now = 65_000;
    await page();
    expect(state.made).toBe(2);
  });

  test('what is being made when a change comes is not kept: it may be made of what was there before', async () => {
    const { remember, forget } = createShortMemory({ now: () => new Date(0) }, limits, () => 0);
    const read = Promise.withResolvers<string>();
    const first = remember(
      'frame',
      () => read.promise,
      () => [1],
    );
    forget(2);
    read.resolve('old');
    expect(await first).toBe('old');
    expect(
      await remember(
        'frame',
        async () => 'new',
        () => [1],
      ),
    ).toBe('new');
  });
});
