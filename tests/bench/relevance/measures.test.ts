import { expect, test } from 'vitest';
import { mean, recall, reciprocalRank } from './measures.ts';

const right = new Set(['a', 'b']);

test('the first right answer counts by its place among the first ten', () => {
  expect(reciprocalRank(['a', 'x'], right)).toBe(1);
  expect(reciprocalRank(['x', 'y', 'z', 'b'], right)).toBe(0.25);
  expect(reciprocalRank([...'cdefghijkl', 'a'], right)).toBe(0);
});

test('recall is the share of the right answers among the first twenty', () => {
  expect(recall(['x', 'b'], right)).toBe(0.5);
  const many = new Set(Array.from({ length: 40 }, (_, place) => String(place)));
  expect(recall([...many].slice(0, 20), many)).toBe(1);
});

test('the mean of nothing is nothing', () => {
  expect(mean([])).toBe(0);
  expect(mean([1, 0])).toBe(0.5);
});
