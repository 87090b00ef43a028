import { plotBands, rounded } from '../../../platform/ui/plot-bands.ts';
import type { YearFigures } from '../../issue/contract.ts';

export const measures = ['papers', 'views', 'citations'] as const;
export type Measure = (typeof measures)[number];

/** The size of the drawing, in its own units. */
export const plotSize = { width: 320, band: 46, gap: 26, top: 18, foot: 18 } as const;
const mostYears = 30;
/** Room for a name and a number above the axis. */
const leastReach = 160;

/** Three small drawings over one axis of years, each with a scale of its own. */
export function plotShape(figures: readonly YearFigures[]) {
  const last = Math.max(...figures.map(({ year }) => year));
  const first = Math.max(Math.min(...figures.map(({ year }) => year)), last - mostYears + 1);
  if (!Number.isFinite(last)) return null;
  const known = new Map(figures.map((one) => [one.year, one]));
  const years = Array.from({ length: last - first + 1 }, (_, place) => {
    const year = first + place;
    return known.get(year) ?? { year, papers: 0, views: 0, citations: 0 };
  });
  const { width, band, gap, top, foot } = plotSize;
  const step = Math.min(width / years.length, 40);
  const bands = plotBands(years, measures, { band, gap, top, step });
  return {
    /** Years that have nothing are there too: a gap in time is a gap in the drawing. */
    years,
    step,
    /** How far the axis reaches: a short history does not stretch over the whole width. */
    reach: Math.max(years.length * step, leastReach),
    height: top + bands.length * band + Math.max(0, bands.length - 1) * gap + foot,
    bands,
    /** Years that are written under the drawing. */
    ticks: years
      .map(({ year }, index) => ({ year, x: rounded(index * step + step / 2) }))
      .filter((_, index) => index % Math.ceil(34 / step) === 0),
  };
}
