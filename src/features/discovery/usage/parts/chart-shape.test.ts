import { expect, test } from 'vitest';
import { chartShape, chartSize } from './chart-shape.ts';

const measures = ['views', 'downloads', 'citations'] as const;
const months = Array.from({ length: 24 }, (_, place) => ({
  month: `20${25 + Math.floor(place / 12)}-${String((place % 12) + 1).padStart(2, '0')}`,
  ...{ views: place * 10, downloads: place, citations: 0 },
}));

test('each measure has a scale of its own, and one that has nothing is not drawn', () => {
  const { bands, height } = chartShape(months, measures);
  expect(bands.map(({ measure, most }) => [measure, most])).toEqual([
    ['views', 230],
    ['downloads', 23],
  ]);
  for (const { bars, top } of bands) {
    expect(bars.at(-1)).toMatchObject({ y: top, tall: chartSize.band });
    expect(bars[0]?.tall).toBe(0);
  }
  expect(height).toBe(chartSize.top + 2 * chartSize.band + chartSize.gap + chartSize.foot);
});

test('names of months never run into each other, and the newest has its name', () => {
  for (const many of [12, 24]) {
    const { ticks } = chartShape(months.slice(-many), measures);
    expect(ticks.at(-1)?.month).toBe('2026-12');
    for (const [place, { x }] of ticks.entries())
      if (place > 0) expect(x - (ticks[place - 1]?.x ?? 0)).toBeGreaterThanOrEqual(80);
  }
});
