import type { Period } from '../contract.ts';

/** A journal's periods in order, the newest first. An undated one counts as the oldest of its year. */
export const newestFirst = (periods: readonly Period[]): Period[] =>
  periods.toSorted(
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

interface PeriodOrder {
  /** Without the newest period, which is the current one. */
  readonly isBack: boolean;
  /** Where a site has no back issues to offer, the current one alone. */
  readonly onlyNewest?: boolean;
  readonly groupByYear: boolean;
  readonly periodAsc: boolean;
}

/** One journal's periods as they are listed: by year or as one list, from either end, with the current one or without. */
export function periodBranch(periods: readonly Period[], order: PeriodOrder) {
  const newest = newestFirst(periods).slice(order.isBack ? 1 : 0, order.onlyNewest ? 1 : undefined);
  const ordered = order.periodAsc ? newest.toReversed() : newest;
  if (!order.groupByYear) return { years: [], periods: ordered };
  const years = Map.groupBy(ordered, ({ year }) => year);
  return { years: [...years].map(([year, inYear]) => ({ year, periods: inYear })), periods: [] };
}
