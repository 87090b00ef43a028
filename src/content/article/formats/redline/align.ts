import { type Budget, diff } from '../../../../platform/kernel/redline/diff.ts';
import { type Block, isHeading, type Leaf, likeness, mayBecome, mostLikeness } from './blocks.ts';
import { changedWords, type WordRun } from './changed-words.ts';

/** One step from the earlier text to the later one, in the order in which both are read. */
export type Step =
  | { readonly kind: 'same'; readonly block: Block }
  | { readonly kind: 'words'; readonly block: Leaf; readonly runs: readonly WordRun[] }
  | { readonly kind: 'inside'; readonly block: Block; readonly steps: readonly Step[] }
  | { readonly kind: 'deleted'; readonly block: Block }
  | { readonly kind: 'inserted'; readonly block: Block };

/** Less alike than this, one block was not made of the other. */
const leastLikeness = 0.35;

/** Which blocks of two texts belong together, and what became of each. */
export function align(before: readonly Block[], after: readonly Block[], budget: Budget): Step[] {
  const steps: Step[] = [];
  let [place, other] = [0, 0];
  let [gone, come]: [Block[], Block[]] = [[], []];
  const closeGap = () => {
    steps.push(...alignGap(gone, come, budget));
    [gone, come] = [[], []];
  };
  const keysOf = (blocks: readonly Block[]) => blocks.map(({ key }) => key);
  for (const { kind, count } of diff(keysOf(before), keysOf(after), budget)) {
    if (kind === 'deleted') gone = before.slice(place, place + count);
    else if (kind === 'inserted') come = after.slice(other, other + count);
    else {
      closeGap();
      for (const block of after.slice(other, other + count)) steps.push({ kind: 'same', block });
    }
    if (kind !== 'inserted') place += count;
    if (kind !== 'deleted') other += count;
  }
  closeGap();
  return steps;
}

/** Blocks none of which stayed as it was. */
function alignGap(before: readonly Block[], after: readonly Block[], budget: Budget): Step[] {
  const pairs =
    isRow(before) && isRow(after) && before.length === after.length
      ? byPlace(before)
      : byLikeness(before, after, budget);
  const steps: Step[] = [];
  let [place, other] = [0, 0];
  const goTo = (one: number, same: number) => {
    for (const block of before.slice(place, one)) steps.push({ kind: 'deleted', block });
    for (const block of after.slice(other, same)) steps.push({ kind: 'inserted', block });
    [place, other] = [one + 1, same + 1];
  };
  for (const [one, same] of pairs) {
    goTo(one, same);
    steps.push(become(before[one] as Block, after[same] as Block, budget));
  }
  goTo(before.length, after.length);
  return steps;
}

/** A cell is what stands in its column, however much of it changed. */
const isRow = (blocks: readonly Block[]): boolean =>
  blocks.length > 0 && blocks.every(({ tag }) => tag === 'td' || tag === 'th');

const byPlace = (cells: readonly Block[]): [number, number][] => cells.map((_, place) => [place, place]);

function become(before: Block, after: Block, budget: Budget): Step {
  if (before.key === after.key) return { kind: 'same', block: after };
  if (before.kind === 'leaf' && after.kind === 'leaf')
    return { kind: 'words', block: after, runs: changedWords(before.tokens, after.tokens, budget) };
  const childrenOf = (block: Block) =>
    block.kind === 'group' ? block.children : [{ ...block, tag: '', open: '', close: '' }];
  return { kind: 'inside', block: after, steps: align(childrenOf(before), childrenOf(after), budget) };
}

/** The pairs that are most alike together, in the order of both sides. */
function byLikeness(before: readonly Block[], after: readonly Block[], budget: Budget): [number, number][] {
  const width = after.length + 1;
  if (before.length === 0 || after.length === 0) return [];
  if (before.length * after.length > budget.left) return [];
  const best = new Float64Array((before.length + 1) * width);
  const likenesses = new Float64Array((before.length + 1) * width);
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const here = one * width + other;
      const like = worth(before[one] as Block, after[other] as Block, budget);
      likenesses[here] = like;
      const taken = like > 0 ? like + (best[here + width + 1] as number) : 0;
      best[here] = Math.max(taken, best[here + width] as number, best[here + 1] as number);
    }
  const pairs: [number, number][] = [];
  for (let [one, other] = [0, 0]; one < before.length && other < after.length; ) {
    const here = one * width + other;
    const like = likenesses[here] as number;
    if (like > 0 && best[here] === like + (best[here + width + 1] as number)) pairs.push([one++, other++]);
    else if (best[here] === best[here + width]) one += 1;
    else other += 1;
  }
  return pairs;
}

/** Sections of one name belong together, however much was rewritten in them. */
const headingOf = (block: Block): string => {
  const [first] = block.kind === 'group' ? block.children : [];
  return first && isHeading(first) ? first.key : '';
};

/** How much speaks for it that one became the other; 0 if that can't be. */
function worth(before: Block, after: Block, budget: Budget): number {
  budget.left -= 1;
  if (!mayBecome(before, after)) return 0;
  if (isHeading(before) && isHeading(after)) return Math.max(likeness(before, after), 0.1);
  if (headingOf(before) !== '' && headingOf(before) === headingOf(after))
    return Math.max(likeness(before, after), leastLikeness);
  if (mostLikeness(before, after) < leastLikeness) return 0;
  budget.left -= Math.min(before.bag.size, after.bag.size);
  if (budget.left < 0) return 0;
  const like = likeness(before, after);
  return like < leastLikeness ? 0 : like;
}
