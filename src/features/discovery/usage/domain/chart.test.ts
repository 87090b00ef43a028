import { expect, test } from 'vitest';
import { chartOf } from './uses.ts';

const now = new Date('2026-11-15T00:00:00Z');
const use = (month: string, country: string, views: number, downloads = 0, citations = 0) => ({
  month,
  country,
  views,
  downloads,
  citations,
});

test('the same uses are told by month and by place, and nobody is lost between the two', () => {
  const chart = chartOf(
    [use('2026-11', '', 4, 1, 2), use('2026-11', 'CN', 6), use('2026-09', 'CN', 1), use('2026-09', 'DE', 9, 3)],
    now,
    3,
  );
  expect(chart.months).toEqual([
    { month: '2026-09', views: 10, downloads: 3, citations: 0 },
    { month: '2026-10', views: 0, downloads: 0, citations: 0 },
    { month: '2026-11', views: 10, downloads: 1, citations: 2 },
  ]);
  expect(chart.places).toEqual([
    { country: 'DE', views: 9, downloads: 3 },
    { country: 'CN', views: 7, downloads: 0 },
  ]);
  expect(chart.unknown).toEqual({ views: 4, downloads: 1 });
});

test('twenty countries are listed; the others are one sum', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const chart = chartOf(
    letters.map((letter, place) => use('2026-11', `A${letter}`, 100 - place)),
    now,
    1,
  );
  expect(chart.places).toHaveLength(20);
  expect(chart.elsewhere.views).toBe(80 + 79 + 78 + 77 + 76 + 75);
});
