/** What a thing was used in one month, written as `2026-11`. */
export interface MonthOfUse {
  readonly month: string;
  readonly views: number;
  readonly downloads: number;
}

/** The names of so many months up to this one, the oldest first. */
export const monthNames = (last: Date, many: number): string[] =>
  Array.from({ length: many }, (_, back) =>
    new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  ).toReversed();

/** So many months up to this one, the oldest first; a month without readers is a month too. */
export function lastMonths(stored: readonly MonthOfUse[], now: Date, many: number): MonthOfUse[] {
  const known = new Map(stored.map((month) => [month.month, month]));
  return monthNames(now, many).map((month) => known.get(month) ?? { month, views: 0, downloads: 0 });
}
