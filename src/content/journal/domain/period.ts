import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** One issue of a journal. */
export interface Period {
  readonly id: Id;
  readonly publicationId: Id;
  readonly year: number;
  readonly volume: string | null;
  readonly issue: string;
  readonly names: Text;
  readonly themes: Text;
  readonly cover: string | null;
  readonly doi: string | null;
  readonly firstPageNum: string | null;
  readonly lastPageNum: string | null;
  /** YYYY-MM-DD */
  readonly publishDate: string | null;
}

/** What tells one period from another. */
export type PeriodNumbers = Pick<Period, 'id' | 'year' | 'volume' | 'issue'>;

export interface PeriodDetail extends Period {
  readonly journalNames: Text;
  readonly articleCount: number;
  readonly previous: PeriodNumbers | null;
  readonly next: PeriodNumbers | null;
}

/** A journal's periods in order, the newest first. An undated one counts as the oldest of its year. */
export const newestFirst = (periods: readonly Period[]): readonly Period[] =>
  [...periods].sort(
    (one, other) =>
      other.year - one.year ||
      compare(other.publishDate ?? '', one.publishDate ?? '') ||
      compareNumbers(other.issue, one.issue) ||
      compareNumbers(other.id, one.id),
  );

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const numbers = new Intl.Collator('en', { numeric: true });
/** Issue 10 comes after issue 9. */
const compareNumbers = (one: string, other: string): number => numbers.compare(one, other);
