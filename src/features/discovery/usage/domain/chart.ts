import { monthNames } from './last-months.ts';

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
