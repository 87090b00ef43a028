/** A place in one list counts 1 / (this + place): small, so that the first ones count much more than the tenth. */
const flatness = 5;

export interface RankedList {
  /** Ids, the best first. */
  readonly ids: readonly string[];
  readonly weight: number;
}

/**
 * One order out of several (reciprocal rank fusion): what stands high in two lists stands higher than what stands high in one. Scores of
 * words and of vectors can't be compared, places can.
 */
export function mergeRanks(lists: readonly RankedList[]): string[] {
  const scores = new Map<string, number>();
  for (const { ids, weight } of lists)
    for (const [place, id] of ids.entries()) scores.set(id, (scores.get(id) ?? 0) + weight / (flatness + place));
  return [...scores].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
}
