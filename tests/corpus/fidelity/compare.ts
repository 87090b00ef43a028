import { countedElements, type Extract } from './counted-elements.ts';
import { inOrder } from './in-order.ts';

export interface Comparison {
  readonly words: number;
  readonly found: number;
  readonly missing: readonly string[];
  /** `fig 7≠8`: in the source and in the HTML. */
  readonly differences: readonly string[];
}

export function compare(source: Extract, copy: Extract): Comparison {
  const { found, missing } = inOrder(source.words, copy.words);
  const differences = countedElements.flatMap((name) => {
    const [wanted, given] = [source.counts[name] ?? 0, copy.counts[name] ?? 0];
    return wanted === given ? [] : [`${name} ${wanted}≠${given}`];
  });
  return { words: source.words.length, found, missing, differences };
}

/** 1 for a text without words. */
export const shareOf = (comparisons: readonly Comparison[]): number => {
  const words = comparisons.reduce((sum, comparison) => sum + comparison.words, 0);
  return words === 0 ? 1 : comparisons.reduce((sum, comparison) => sum + comparison.found, 0) / words;
};
