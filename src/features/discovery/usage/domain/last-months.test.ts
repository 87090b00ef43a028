import { expect, test } from 'vitest';
import { lastMonths } from './uses.ts';

test('months follow each other over the turn of the year, the oldest first', () => {
  const months = lastMonths([], new Date('2026-02-28T23:59:59Z'), 4);
  expect(months.map(({ month }) => month)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('a month without readers counts zero, and what is older than asked is left out', () => {
  const stored = [
    { month: '2024-01', views: 5, downloads: 5 },
    { month: '2026-01', views: 3, downloads: 1 },
  ];
  expect(lastMonths(stored, new Date('2026-02-01T00:00:00Z'), 3)).toEqual([
    { month: '2025-12', views: 0, downloads: 0 },
    { month: '2026-01', views: 3, downloads: 1 },
    { month: '2026-02', views: 0, downloads: 0 },
  ]);
});

test('the 31st of a month leaves no month out', () => {
  expect(lastMonths([], new Date('2026-03-31T12:00:00Z'), 24)).toHaveLength(24);
  expect(lastMonths([], new Date('2026-03-31T12:00:00Z'), 2).map(({ month }) => month)).toEqual(['2026-02', '2026-03']);
});
