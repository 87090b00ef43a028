import type { YearFigures } from '../../issue/contract.ts';

const mostYears = 30;

/** The last thirty years in their order. Those that have nothing are there too: a gap in time is a gap in the drawing. */
export function lastYears(figures: readonly YearFigures[]): YearFigures[] {
  if (figures.length === 0) return [];
  const last = Math.max(...figures.map(({ year }) => year));
  const first = Math.max(Math.min(...figures.map(({ year }) => year)), last - mostYears + 1);
  const known = new Map(figures.map((one) => [one.year, one]));
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const year = first + place;
    return known.get(year) ?? { year, papers: 0, views: 0, citations: 0 };
  });
}
