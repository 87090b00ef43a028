import type { Expert } from '../contract.ts';

const mostYears = 20;
const width = 160;
const height = 22;
const widest = 24;

/** Topics one below the other over one axis of years and one scale, so that they can be compared. */
export function topicShape(topics: readonly Pick<Expert['topics'][number], 'name' | 'years'>[]) {
  const all = topics.flatMap((topic) => topic.years);
  if (all.length === 0) return null;
  const last = Math.max(...all.map(({ year }) => year));
  const first = Math.max(Math.min(...all.map(({ year }) => year)), last - mostYears + 1);
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const step = width / years.length;
  const wide = rounded(Math.min(step * 0.76, widest));
  const most = Math.max(...all.map(({ papers }) => papers));
  return {
    /** Years in which nothing was written are there too. */
    years,
    width,
    height,
    /** How wide a bar is. */
    wide,
    rows: topics.map(({ name, years: counted }) => {
      const known = new Map(counted.map(({ year, papers }) => [year, papers]));
      const counts = years.map((year) => known.get(year) ?? 0);
      return {
        name,
        /** One for each year. */
        counts,
        bars: years.flatMap((year, place) => {
          const papers = counts[place] ?? 0;
          const tall = rounded(Math.max(3, (papers / most) * (height - 1)));
          return papers === 0
            ? []
            : [{ year, papers, x: rounded((place + 0.5) * step - wide / 2), y: rounded(height - tall), tall }];
        }),
      };
    }),
  };
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
