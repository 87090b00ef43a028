import { expect, test } from 'vitest';
import { plotShape, smallPlot, widePlot } from './plot-shape.ts';

const measures = ['views', 'downloads', 'citations'] as const;
const months = Array.from({ length: 24 }, (_, place) => ({
  values: { views: place * 10, downloads: place, citations: 0 },
}));
const years = (...papers: number[]) => papers.map((count) => ({ values: { papers: count } }));

test('each measure has a scale of its own, and one that has nothing is not drawn', () => {
  const { bands, height } = plotShape(months, measures, widePlot);
  expect(bands.map(({ measure, most }) => [measure, most])).toEqual([
    ['views', 230],
    ['downloads', 23],
  ]);
  for (const { bars, top } of bands) {
    expect(bars.at(-1)).toMatchObject({ y: top, tall: widePlot.band });
    expect(bars[0]?.tall).toBe(0);
  }
  expect(height).toBe(widePlot.top + 2 * widePlot.band + widePlot.gap + widePlot.foot);
});

test('half as many are half as tall', () => {
  const [band] = plotShape(years(4, 2), ['papers'], smallPlot).bands;
  expect(band?.bars.map(({ tall }) => tall)).toEqual([smallPlot.band, smallPlot.band / 2]);
});

test('names never run into each other, and the newest has its name inside the drawing', () => {
  for (const many of [12, 24]) {
    const { ticks } = plotShape(months.slice(-many), measures, widePlot);
    expect(ticks.at(-1)).toEqual({ place: many - 1, x: widePlot.width, anchor: 'end' });
    for (const [place, { x }] of ticks.entries())
      if (place > 0) expect(x - (ticks[place - 1]?.x ?? 0)).toBeGreaterThanOrEqual(80);
  }
});

test('of many years not every one is written', () => {
  expect(plotShape(years(...Array(30).fill(1)), ['papers'], smallPlot).ticks.length).toBeLessThan(12);
});

test('a short history does not stretch over the whole width', () => {
  expect(plotShape(years(4), ['papers'], smallPlot)).toMatchObject({ step: 40, reach: 160 });
});
