export const mostChartMonths = 36;
const mostPlaces = 20;

interface Use {
  readonly views: number;
  readonly downloads: number;
}

/** Uses in one month, written as `2026-11`. */
export interface MonthOfUse extends Use {
  readonly month: string;
}

/** Uses in one month from one country; the country is empty where nobody knew it. */
export interface UseOfPlace extends MonthOfUse {
  readonly country: string;
  readonly citations: number;
}

/** What items of one kind, or readers of one institution, come to in one month. */
export interface UseOf extends MonthOfUse {
  readonly of: string;
}

/** The names of so many months up to this one, the oldest first. */
export const monthNames = (last: Date, many: number): string[] =>
  Array.from({ length: many }, (_, back) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  ).toReversed();

/** So many months up to this one, the oldest first; a month without readers is a month too. */
export function lastMonths(stored: readonly MonthOfUse[], now: Date, many: number): MonthOfUse[] {
  const known = new Map(stored.map((month) => [month.month, month]));
  return monthNames(now, many).map((month) => known.get(month) ?? { month, views: 0, downloads: 0 });
}

/** The same uses counted twice: by month, and by place. */
export function chartOf(stored: readonly UseOfPlace[], now: Date, many: number) {
  const byMonth = Map.groupBy(stored, ({ month }) => month);
  const byCountry = Map.groupBy(stored, ({ country }) => country);
  const places = [...byCountry]
    .filter(([country]) => country !== '')
    .map(([country, uses]) => ({ country, ...sumOf(uses) }))
    .sort((one, other) => byUse(one, other) || (one.country < other.country ? -1 : 1));
  return {
    months: monthNames(now, many).map((month) => {
      const uses = byMonth.get(month) ?? [];
      return { month, ...sumOf(uses), citations: uses.reduce((total, { citations }) => total + citations, 0) };
    }),
    places: places.slice(0, mostPlaces),
    unknown: sumOf(byCountry.get('') ?? []),
    elsewhere: sumOf(places.slice(mostPlaces)),
  };
}

/** All uses of each month up to this one, the oldest first. */
export function usesByMonth(uses: readonly MonthOfUse[], now: Date, many: number): MonthOfUse[] {
  const stored = Map.groupBy(uses, ({ month }) => month);
  return monthNames(now, many).map((month) => ({ month, ...sumOf(stored.get(month) ?? []) }));
}

/** All months of each kind or institution, the most viewed first. */
export const usesByKey = (uses: readonly UseOf[]) =>
  [...Map.groupBy(uses, (use) => use.of)]
    .map(([of, months]) => ({ of, ...sumOf(months) }))
    .sort((one, other) => byUse(one, other) || (one.of < other.of ? -1 : 1));

const byUse = (one: Use, other: Use): number => other.views - one.views || other.downloads - one.downloads;

const sumOf = (uses: readonly Use[]): Use => ({
  views: uses.reduce((total, { views }) => total + views, 0),
  downloads: uses.reduce((total, { downloads }) => total + downloads, 0),
});
