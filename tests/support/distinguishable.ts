/**
 * How well a clock tells two groups apart: the chance that a random one of the first took longer than a random one of the second
 * (the area under the ROC curve), folded so that 0.5 is "not at all" and 1 "always".
 */
export function distinguishable(first: readonly number[], second: readonly number[]): number {
  const all = [...first.map((time) => ({ time, of: 1 })), ...second.map((time) => ({ time, of: 2 }))].sort(
    (one, other) => one.time - other.time,
  );
  let rankSum = 0;
  for (let from = 0; from < all.length; ) {
    let to = from;
    while (to < all.length && all[to]?.time === all[from]?.time) to++;
    // Equal times share their ranks.
    const rank = (from + to + 1) / 2;
    rankSum += rank * all.slice(from, to).filter(({ of }) => of === 1).length;
    from = to;
  }
  const area = (rankSum - (first.length * (first.length + 1)) / 2) / (first.length * second.length);
  return Math.max(area, 1 - area);
}
