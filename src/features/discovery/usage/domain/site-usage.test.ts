import { expect, test } from 'vitest';
import { usesByKey, usesByMonth } from './uses.ts';

const uses = [
  { of: 'news', month: '2026-10', views: 2, downloads: 0 },
  { of: 'article', month: '2026-11', views: 5, downloads: 3 },
  { of: 'article', month: '2026-10', views: 1, downloads: 1 },
];

test('months without readers are months too, and a month holds the uses of all kinds', () => {
  expect(usesByMonth(uses, new Date('2026-11-15Z'), 3)).toEqual([
    { month: '2026-09', views: 0, downloads: 0 },
    { month: '2026-10', views: 3, downloads: 1 },
    { month: '2026-11', views: 5, downloads: 3 },
  ]);
});

test('the most viewed kind comes first with the uses of all its months', () => {
  expect(usesByKey(uses)).toEqual([
    { of: 'article', views: 6, downloads: 4 },
    { of: 'news', views: 2, downloads: 0 },
  ]);
});
