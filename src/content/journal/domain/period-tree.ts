import { newestFirst, type Period } from './period.ts';

export interface PeriodOrder {
  /** Without the newest period, which is the current one. */
  readonly isBack: boolean;
  readonly groupByYear: boolean;
  readonly periodAsc: boolean;
}

export interface PeriodBranch {
  readonly years: { readonly year: number; readonly periods: Period[] }[];
  readonly periods: Period[];
}

/** One journal's periods as they are listed: by year or as one list, from either end, with the current one or without. */
export function periodBranch(periods: readonly Period[], order: PeriodOrder): PeriodBranch {
  const newest = newestFirst(periods).slice(order.isBack ? 1 : 0);
  const ordered = order.periodAsc ? newest.toReversed() : [...newest];
  if (!order.groupByYear) return { years: [], periods: ordered };
  const years = Map.groupBy(ordered, ({ year }) => year);
  return { years: [...years].map(([year, inYear]) => ({ year, periods: inYear })), periods: [] };
}
