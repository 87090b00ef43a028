/** One over the place of the first right answer among the first ten; 0 if there is none. */
export function reciprocalRank(found: readonly string[], relevant: ReadonlySet<string>): number {
  const place = found.slice(0, 10).findIndex((key) => relevant.has(key));
  return place < 0 ? 0 : 1 / (place + 1);
}

/** The share of the right answers, or of twenty if there are more, among the first twenty. */
export function recall(found: readonly string[], relevant: ReadonlySet<string>): number {
  const hits = found.slice(0, 20).filter((key) => relevant.has(key)).length;
  return hits / Math.min(20, relevant.size);
}

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
