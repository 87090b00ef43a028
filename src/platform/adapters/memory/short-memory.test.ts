import { expect, test } from 'vitest';
import { createShortMemory } from './short-memory.ts';

function memoryAt(mostEntries = 3) {
  let now = 0;
  let reads = 0;
  const remember = createShortMemory({ now: () => new Date(now) }, 5_000, mostEntries);
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
  const remember = createShortMemory({ now: () => new Date(0) }, 5_000, 3);
  const failing = () => remember('a', () => Promise.reject(new Error('down')));
  await expect(Promise.all([failing(), failing()])).rejects.toThrow('down');
  expect(await remember('a', async () => 'up')).toBe('up');
});

test('what is made of remembered things is forgotten with the first of them, so that five seconds stay five seconds', async () => {
  let now = 0;
  const remember = createShortMemory({ now: () => new Date(now) }, 5_000, 9);
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
