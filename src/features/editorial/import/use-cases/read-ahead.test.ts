import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield number;
}

test('outcomes come in order, with no more underway than allowed', async () => {
  let underway = 0;
  let most = 0;
  const outcomes: number[] = [];
  for await (const outcome of readAhead(numbers(20), 4, async (number) => {
    underway += 1;
    most = Math.max(most, underway);
    await wait(number % 3);
    underway -= 1;
    return number;
  }))
    outcomes.push(outcome);
  expect(outcomes).toEqual(Array.from({ length: 20 }, (_, place) => place + 1));
  expect(most).toBe(4);
});

test('a failure comes out where its thing stands', async () => {
  const outcomes: number[] = [];
  await expect(async () => {
    for await (const outcome of readAhead(numbers(5), 3, async (number) => {
      if (number === 3) throw new Error('third');
      return number;
    }))
      outcomes.push(outcome);
  }).rejects.toThrow('third');
  expect(outcomes).toEqual([1, 2]);
});
