import type { Say } from '../i18n/use-say.ts';

export interface PeriodNumbers {
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string | null;
}

/** "Vol. 10, No. 11 (2026)", as the reader's language writes it and as far as it is known. Numbers stay as printed: no thousands in a year. */
export function periodLabel(say: Say, { year: printed, volume, issue }: PeriodNumbers): string {
  const year = String(printed);
  if (volume && issue) return say('journal.period.volumeIssueYear', { volume, issue, year });
  if (issue) return say('journal.period.issueYear', { issue, year });
  return volume ? say('journal.period.volumeYear', { volume, year }) : say('journal.period.year', { year });
}
