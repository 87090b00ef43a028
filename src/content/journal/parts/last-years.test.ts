import { expect, test } from 'vitest';
import { lastYears } from './last-years.ts';

const year = (number: number, papers: number) => ({ year: number, papers, views: 0, citations: 0 });

test('a year without papers keeps its place', () => {
  expect(lastYears([year(2020, 4), year(2023, 2)]).map((one) => [one.year, one.papers])).toEqual([
    [2020, 4],
    [2021, 0],
    [2022, 0],
    [2023, 2],
  ]);
});

test('of a long history the last thirty years are drawn', () => {
  const years = lastYears(Array.from({ length: 60 }, (_, place) => year(1967 + place, 1)));
  expect(years).toHaveLength(30);
  expect(years[0]?.year).toBe(1997);
});

test('without figures there are no years', () => {
  expect(lastYears([])).toEqual([]);
});
