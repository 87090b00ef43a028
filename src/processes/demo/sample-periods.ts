import type { Text } from '../../platform/kernel/text.ts';
import type { SamplePeriod } from './sample-site.ts';
import { seededRandom } from './seeded-random.ts';

interface Schedule {
  readonly firstYear: number;
  readonly lastYear: number;
  /** The months in which an issue appears, and the last of them in the last year. */
  readonly months: readonly number[];
  readonly lastMonth: number;
  readonly day: number;
  readonly volumeOf: (year: number) => number;
  readonly pages: { readonly least: number; readonly most: number };
  /** Special topics by "year-issue". */
  readonly themes: Readonly<Record<string, Text>>;
  readonly seed: number;
}

const englishMonths = 'January February March April May June July August September October November December'.split(
  ' ',
);
const two = (number: number) => String(number).padStart(2, '0');

/** Oldest first. A volume is a year, and its pages are counted through. */
export function samplePeriods(schedule: Schedule): SamplePeriod[] {
  const random = seededRandom(schedule.seed);
  const { least, most } = schedule.pages;
  const periods: SamplePeriod[] = [];
  for (let year = schedule.firstYear; year <= schedule.lastYear; year += 1) {
    let page = 1;
    for (const [place, month] of schedule.months.entries()) {
      if (year === schedule.lastYear && month > schedule.lastMonth) break;
      const issue = place + 1;
      const volume = schedule.volumeOf(year);
      const lastPage = page + least + Math.floor(random() * (most - least));
      periods.push({
        number: 100_000 + (year - 2000) * 100 + issue,
        year,
        volume: String(volume),
        issue: String(issue),
        firstPage: String(page),
        lastPage: String(lastPage),
        publishedOn: `${year}-${two(month)}-${two(schedule.day)}`,
        titles: {
          zh: `${year} 年第 ${volume} 卷第 ${issue} 期`,
          en: `Volume ${volume}, Issue ${issue}, ${englishMonths[month - 1]} ${year}`,
        },
        themes: schedule.themes[`${year}-${issue}`] ?? {},
      });
      page = lastPage + 1;
    }
  }
  return periods;
}
