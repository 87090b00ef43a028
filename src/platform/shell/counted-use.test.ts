import { expect, test } from 'vitest';
import { countedQuery, countedView } from './counted-use.ts';

test('a chapter is told with its book and its place, a search by what was asked', () => {
  expect(countedView('7')).toBe('view {"id":"7"}');
  expect(countedView('7', 0)).toBe('view {"id":"7","part":0}');
  expect(countedQuery('q=a%23b+c')).toBe('search {"asked":"q=a%23b+c"}');
});
