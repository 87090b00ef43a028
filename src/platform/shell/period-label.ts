import type { Say } from '../i18n/use-say.ts';

export interface PeriodNumbers {
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string;
}

/** "Vol. 10, No. 11 (2026)", as the reader's language writes it. Numbers stay as printed: no thousands in a year. */
export const periodLabel = (say: Say, { year, volume, issue }: PeriodNumbers): string =>
  volume
    ? say('journal.period.volumeIssueYear', { volume, issue, year: String(year) })
    : say('journal.period.issueYear', { issue, year: String(year) });
