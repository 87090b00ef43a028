import type { Step } from './align.ts';
import type { Block, Leaf } from './blocks.ts';

/** Shorter texts stand in more than one place by chance. */
const leastWords = 8;

/** Paragraphs that stand elsewhere now, word for word: each by its number on both sides. */
export function findMoves(steps: readonly Step[]): Map<Leaf, number> {
  const gone = new Map<string, Leaf[]>();
  const come: Leaf[] = [];
  for (const { kind, leaf } of wholeLeaves(steps)) {
    if (leaf.size < leastWords) continue;
    if (kind === 'inserted') come.push(leaf);
    else gone.set(leaf.key, [...(gone.get(leaf.key) ?? []), leaf]);
  }
  const moves = new Map<Leaf, number>();
  let number = 0;
  for (const leaf of come) {
    const from = gone.get(leaf.key)?.shift();
    if (!from) continue;
    number += 1;
    moves.set(from, number).set(leaf, number);
  }
  return moves;
}

function* wholeLeaves(
  steps: readonly Step[],
): Generator<{ readonly kind: 'deleted' | 'inserted'; readonly leaf: Leaf }> {
  for (const step of steps) {
    if (step.kind === 'inside') yield* wholeLeaves(step.steps);
    else if (step.kind === 'deleted' || step.kind === 'inserted')
      for (const leaf of leavesOf(step.block)) yield { kind: step.kind, leaf };
  }
}

function* leavesOf(block: Block): Generator<Leaf> {
  if (block.kind === 'leaf') yield block;
  else for (const child of block.children) yield* leavesOf(child);
}
