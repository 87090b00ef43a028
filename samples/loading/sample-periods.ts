import type { Text } from '../../src/platform/kernel/text.ts';
import type { SamplePeriod } from './sample-site.ts';
import { seededRandom } from './seeded-random.ts';

/** When issues appear, as the file of a site has it. */
export interface PeriodSchedule {
  readonly firstYear: number;
  readonly lastYear: number;
  /** The months in which an issue appears, and the last of them in the last year. */
  readonly months: readonly number[];
  readonly lastMonth: number;
  readonly day: number;
  readonly yearBeforeFirstVolume: number;
  readonly pages: { readonly least: number; readonly most: number };
  readonly seed: number;
}

const two = (number: number) => String(number).padStart(2, '0');

/** Oldest first. A volume is a year, and its pages are counted through. Special topics are named by "year-issue". */
export function samplePeriods(schedule: PeriodSchedule, themes: Readonly<Record<string, Text>> = {}): SamplePeriod[] {
  const random = seededRandom(schedule.seed);
  const { least, most } = schedule.pages;
  const periods: SamplePeriod[] = [];
  for (let year = schedule.firstYear; year <= schedule.lastYear; year += 1) {
    let page = 1;
    for (const [place, month] of schedule.months.entries()) {
      if (year === schedule.lastYear && month > schedule.lastMonth) break;
      const issue = place + 1;
      const volume = year - schedule.yearBeforeFirstVolume;
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
          en: `Vol. ${volume}, No. ${issue} (${year})`,
        },
        themes: themes[`${year}-${issue}`] ?? {},
      });
      page = lastPage + 1;
    }
  }
  return periods;
}
