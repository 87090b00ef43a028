export interface PairedRatio {
  readonly median: number;
  /** The ends of the 90 % interval of the mean ratio. */
  readonly lower: number;
  readonly upper: number;
  readonly pairs: number;
}

/** Student's t for a two-sided 90 % interval, by degrees of freedom; beyond the table the last value is a little too wide. */
const studentT = [
  6.314, 2.92, 2.353, 2.132, 2.015, 1.943, 1.895, 1.86, 1.833, 1.812, 1.796, 1.782, 1.771, 1.761, 1.753, 1.746, 1.74,
  1.734, 1.729, 1.725, 1.721, 1.717, 1.714, 1.711, 1.708, 1.706, 1.703, 1.701, 1.699, 1.697,
];

/**
 * Each pair was measured side by side, so what the machine did meanwhile falls out of its ratio. Ratios are averaged as
 * logarithms: twice as much and half as much must meet in the middle.
 */
export function pairedRatio(pairs: readonly (readonly [base: number, measured: number])[]): PairedRatio {
  if (pairs.length < 2) throw new Error('An interval needs at least two pairs.');
  const logs = pairs.map(([base, measured]) => Math.log(measured / base));
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const variance = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1);
  const t = studentT[Math.min(logs.length - 1, studentT.length) - 1] as number;
  const half = t * Math.sqrt(variance / logs.length);
  return {
    median: Math.exp(medianOf(logs)),
    lower: Math.exp(mean - half),
    upper: Math.exp(mean + half),
    pairs: pairs.length,
  };
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
}
