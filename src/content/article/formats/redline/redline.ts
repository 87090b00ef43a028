import { align } from './align.ts';
import { findMoves } from './moves.ts';
import { readBlocks } from './read-blocks.ts';
import { type Redline, writeRedline } from './write-redline.ts';

/** Comparisons that one redline may cost: far more than a paper takes, and about two seconds. */
const mostComparisons = 5_000_000;

/** What changed between two stored texts of one article. The same texts always give the same. */
export function redline(before: string, after: string): Redline {
  const steps = align(readBlocks(before, 'before'), readBlocks(after, 'after'), { left: mostComparisons });
  return writeRedline(steps, findMoves(steps));
}
