/** What a thing was used in one month, written as `2026-11`. */
export interface MonthOfUse {
  readonly month: string;
  readonly views: number;
  readonly downloads: number;
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

export const mostChartMonths = 36;
const mostPlaces = 20;

interface Use {
  readonly views: number;
  readonly downloads: number;
}

/** Uses in one month from one country; the country is empty where nobody knew it. */
export interface UseOfPlace extends Use {
  readonly month: string;
  readonly country: string;
  readonly citations: number;
}

/** The same uses told twice: by month, and by place. */
export function chartOf(stored: readonly UseOfPlace[], now: Date, many: number) {
  const byMonth = Map.groupBy(stored, ({ month }) => month);
  const months = monthNames(now, many).map((month) => {
    const uses = byMonth.get(month) ?? [];
    return { month, ...sum(uses), citations: uses.reduce((total, { citations }) => total + citations, 0) };
  });
  const byCountry = Map.groupBy(stored, ({ country }) => country);
  const places = [...byCountry]
    .filter(([country]) => country !== '')
    .map(([country, uses]) => ({ country, ...sum(uses) }))
    .sort(
      (one, other) =>
        other.views - one.views || other.downloads - one.downloads || (one.country < other.country ? -1 : 1),
    );
  return {
    months,
    places: places.slice(0, mostPlaces),
    unknown: sum(byCountry.get('') ?? []),
    elsewhere: sum(places.slice(mostPlaces)),
  };
}

const sum = (uses: readonly Use[]): Use => ({
  views: uses.reduce((total, { views }) => total + views, 0),
  downloads: uses.reduce((total, { downloads }) => total + downloads, 0),
});

/** What things of one kind, or readers of one institution, come to in one month. */
export interface UseOf<Key> extends MonthOfUse {
  readonly of: Key;
}

interface Sum {
  readonly views: number;
  readonly downloads: number;
}

const sumOf = (uses: readonly Sum[]): Sum => ({
  views: uses.reduce((total, { views }) => total + views, 0),
  downloads: uses.reduce((total, { downloads }) => total + downloads, 0),
});

/** All uses of each month up to this one, the oldest first. */
export function usesByMonth(uses: readonly MonthOfUse[], now: Date, many: number): MonthOfUse[] {
  const stored = Map.groupBy(uses, ({ month }) => month);
  return monthNames(now, many).map((month) => ({ month, ...sumOf(stored.get(month) ?? []) }));
}

/** All months of each kind or institution, the most viewed first. */
export const usesByKey = <Key extends string>(uses: readonly UseOf<Key>[]): (Sum & { readonly of: Key })[] =>
  [...Map.groupBy(uses, (use) => use.of)]
    .map(([of, months]) => ({ of, ...sumOf(months) }))
    .sort((one, other) => other.views - one.views || other.downloads - one.downloads || (one.of < other.of ? -1 : 1));
