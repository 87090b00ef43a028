import { expect, test } from 'vitest';
import { plotShape, plotSize } from './plot-shape.ts';

const year = (number: number, papers: number, views = 0, citations = 0) => ({ year: number, papers, views, citations });

test('a year without papers keeps its place', () => {
  const shape = plotShape([year(2020, 4), year(2023, 2)]);
  expect(shape?.years.map((one) => [one.year, one.papers])).toEqual([
    [2020, 4],
    [2021, 0],
    [2022, 0],
    [2023, 2],
  ]);
});

test('each measure has its own scale, and one that is nought everywhere is not drawn', () => {
  const shape = plotShape([year(2020, 4, 100), year(2021, 2, 50)]);
  expect(shape?.bands.map(({ measure, most }) => [measure, most])).toEqual([
    ['papers', 4],
    ['views', 100],
  ]);
  for (const { bars } of shape?.bands ?? [])
    expect(bars.map(({ tall }) => tall)).toEqual([plotSize.band, plotSize.band / 2]);
});

test('of a long history the last thirty years are drawn, and not every year is written', () => {
  const shape = plotShape(Array.from({ length: 60 }, (_, place) => year(1967 + place, 1)));
  expect(shape?.years).toHaveLength(30);
  expect(shape?.years[0]?.year).toBe(1997);
  expect(shape?.ticks.length).toBeLessThan(12);
});

test('a short history does not stretch over the whole width', () => {
  expect(plotShape([year(2026, 4)])).toMatchObject({ step: 40, reach: 160 });
});

test('without figures there is no drawing', () => {
  expect(plotShape([])).toBeNull();
});
