import { expect, test } from 'vitest';
import type { Period } from '../contract.ts';
import { periodBranch } from './periods.ts';

const period = (id: string, year: number, issue: string, publishDate: string | null): Period => ({
  id,
  publicationId: '1',
  year,
  volume: null,
  issue,
  names: {},
  themes: {},
  cover: null,
  doi: null,
  firstPageNum: null,
  lastPageNum: null,
  publishDate,
});
const periods = [
  period('a', 2025, '9', '2025-09-20'),
  period('b', 2025, '10', '2025-09-20'),
  period('c', 2026, '1', '2025-12-20'),
  period('d', 2025, 'S1', '2025-03-01'),
  period('e', 2025, '12', null),
];
const order = { isBack: false, groupByYear: false, periodAsc: false };
const ids = (list: readonly Period[]) => list.map(({ id }) => id).join('');

test('periods are listed newest first: by year, by date, and issue 10 after issue 9', () => {
  expect(ids(periodBranch(periods, order).periods)).toBe('cbade');
});

test('periodAsc turns the list round', () => {
  expect(ids(periodBranch(periods, { ...order, periodAsc: true }).periods)).toBe('edabc');
});

test('isBack leaves the current period out, from whichever end the list begins', () => {
  expect(ids(periodBranch(periods, { ...order, isBack: true }).periods)).toBe('bade');
  expect(ids(periodBranch(periods, { ...order, isBack: true, periodAsc: true }).periods)).toBe('edab');
  expect(periodBranch([], { ...order, isBack: true })).toEqual({ years: [], periods: [] });
});

test('groupByYear puts periods under their years', () => {
  const { years, periods: flat } = periodBranch(periods, { ...order, groupByYear: true });
  expect(years.map(({ year, periods: inYear }) => [year, ids(inYear)])).toEqual([
    [2026, 'c'],
    [2025, 'bade'],
  ]);
  expect(flat).toEqual([]);
});
