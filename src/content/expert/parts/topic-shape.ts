interface CountedTopic {
  readonly name: string;
  readonly years: readonly { readonly year: number; readonly papers: number }[];
}

const mostYears = 20;
const width = 160;
const height = 22;
const widest = 24;

export interface TopicShape {
  /** Years in which nothing was written are there too. */
  readonly years: readonly number[];
  readonly width: number;
  readonly height: number;
  /** How wide a bar is. */
  readonly wide: number;
  readonly rows: readonly {
    readonly name: string;
    /** One for each year. */
    readonly counts: readonly number[];
    readonly bars: readonly {
      readonly year: number;
      readonly papers: number;
      readonly x: number;
      readonly y: number;
      readonly tall: number;
    }[];
  }[];
}

/** Topics one below the other over one axis of years and one scale, so that they can be compared. */
export function topicShape(topics: readonly CountedTopic[]): TopicShape | null {
  const all = topics.flatMap((topic) => topic.years);
  if (all.length === 0) return null;
  const last = Math.max(...all.map(({ year }) => year));
  const first = Math.max(Math.min(...all.map(({ year }) => year)), last - mostYears + 1);
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place);
  const step = width / years.length;
  const wide = rounded(Math.min(step * 0.76, widest));
  const most = Math.max(...all.map(({ papers }) => papers));
  return {
    ...{ years, width, height, wide },
    rows: topics.map(({ name, years: counted }) => {
      const known = new Map(counted.map(({ year, papers }) => [year, papers]));
      const counts = years.map((year) => known.get(year) ?? 0);
      return {
        name,
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
