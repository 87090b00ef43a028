import type { Say } from '../i18n/use-say.ts';

export interface PeriodNumbers {
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string | null;
}

/**
 * "Vol. 10, No. 11 (2026)", as the reader's language writes it and as far as it is known. Numbers stay as printed: no thousands in a
 * year. A line never ends between a number and the word that it belongs to.
 */
export const periodLabel = (say: Say, period: PeriodNumbers): string =>
  wordsOf(say, period).replace(/ (?=\d)|(?<=\d) (?=[年卷期])/g, '\u00a0');

function wordsOf(say: Say, { year: printed, volume, issue }: PeriodNumbers): string {
  const year = String(printed);
  if (volume && issue) return say('journal.period.volumeIssueYear', { volume, issue, year });
  if (issue) return say('journal.period.issueYear', { issue, year });
  return volume ? say('journal.period.volumeYear', { volume, year }) : say('journal.period.year', { year });
}
