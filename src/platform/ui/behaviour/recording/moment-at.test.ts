import { expect, test } from 'vitest';
import { momentAt } from './moment-at.ts';

const passages = [
  { from: 0, to: 2 },
  { from: 2, to: 5 },
  { from: 8, to: Number.POSITIVE_INFINITY },
];

test('the passage that has begun and not ended is the one that is played', () => {
  expect([0, 1.9, 2, 4.9, 8, 900].map((now) => momentAt(passages, now))).toEqual([0, 0, 1, 1, 2, 2]);
});

test('in a pause none is', () => {
  expect(momentAt(passages, 6)).toBe(-1);
  expect(momentAt([], 6)).toBe(-1);
});
