import { type MonthOfUse, monthNames } from './last-months.ts';

/** What things of one kind, or readers of one institution, come to in one month. */
export interface UseOf<Key> extends MonthOfUse {
  readonly of: Key;
}

interface Sum {
  readonly views: number;
  readonly downloads: number;
}

const sumOf = (uses: readonly Sum[]): Sum => ({
  views: uses.reduce((total, { views }) => total + views, 0),
  downloads: uses.reduce((total, { downloads }) => total + downloads, 0),
});

/** All uses of each month up to this one, the oldest first. */
export function usesByMonth(uses: readonly MonthOfUse[], now: Date, many: number): MonthOfUse[] {
  const stored = Map.groupBy(uses, ({ month }) => month);
  return monthNames(now, many).map((month) => ({ month, ...sumOf(stored.get(month) ?? []) }));
}

/** All months of each kind or institution, the most viewed first. */
export const usesByKey = <Key extends string>(uses: readonly UseOf<Key>[]): (Sum & { readonly of: Key })[] =>
  [...Map.groupBy(uses, (use) => use.of)]
    .map(([of, months]) => ({ of, ...sumOf(months) }))
    .sort((one, other) => other.views - one.views || other.downloads - one.downloads || (one.of < other.of ? -1 : 1));
