import { expect, test } from 'vitest';
import { createDelivery, nextBatch } from './deliver-marks.ts';
import type { Mark, Sink } from './mark.ts';

const log = { info() {}, warn() {}, error() {} };
const marks = Array.from(
  { length: 1_000 },
  (_, n): Mark => ({ sink: 'index', site: 1, item: String(n + 1), revision: '1', attempts: 0 }),
);

/** Marks in memory, and a sink that can take so many at once before it answers too late. */
function deliveryOf(most: number) {
  const waiting = new Map(marks.map((mark) => [mark.item, mark]));
  const sizes: number[] = [];
  const sink: Sink = {
    name: 'index',
    async deliver(taken) {
      sizes.push(taken.length);
      if (taken.length > most) throw Object.assign(new Error('Request timed out'), { name: 'TimeoutError' });
    },
  };
  const store = {
    take: async (_: string, batch: number) => [...waiting.values()].slice(0, batch),
    markDelivered: async (delivered: readonly Mark[]) => delivered.forEach(({ item }) => void waiting.delete(item)),
    postpone: async () => {},
    park: async () => {},
  };
  const parts = { store, log, batch: 500, mostAttempts: 5, mostDelaySeconds: 300 };
  return { deliver: createDelivery(sink, parts as unknown as Parameters<typeof createDelivery>[1]), waiting, sizes };
}

test('a sink that cannot take all at once gets less, and in the end has everything', async () => {
  const { deliver, waiting, sizes } = deliveryOf(100);
  for (let round = 0; round < 40 && waiting.size > 0; round += 1) await deliver();
  expect(waiting.size).toBe(0);
  expect(sizes.slice(0, 3)).toEqual([500, 125, 31]);
});

test('a sink that keeps up gets as much as before', async () => {
  const { deliver, sizes } = deliveryOf(500);
  while ((await deliver()) > 0);
  expect(sizes).toEqual([500, 500]);
});

test('the batch never leaves its bounds', () => {
  expect(nextBatch(1, 500, true)).toBe(1);
  expect(nextBatch(400, 500, false)).toBe(500);
});
