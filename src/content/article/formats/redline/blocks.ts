/** An element around words, such as italics or a link. A change may cut it in two; what names it stays on its first piece. */
export interface Phrase {
  readonly open: string;
  readonly openAgain: string;
  readonly close: string;
}

/** A word, a sign, a blank, or what is compared as a whole: a picture or a formula. */
export interface Token {
  /** Two tokens with one key are the same to a reader. */
  readonly key: string;
  readonly html: string;
  readonly kind: 'word' | 'blank' | 'sign' | 'picture' | 'formula';
  /** The elements that it stands in, the outermost first. */
  readonly phrases: readonly Phrase[];
}

interface Node {
  readonly tag: string;
  readonly open: string;
  readonly close: string;
  /** Two blocks with one key have the same words and pictures in the same order. */
  readonly key: string;
  /** How often each word, picture and formula stands in it. */
  readonly bag: ReadonlyMap<string, number>;
  /** How many these are. */
  readonly size: number;
}

/** What holds words and no other block: a paragraph, a heading, a caption, a cell. */
export interface Leaf extends Node {
  readonly kind: 'leaf';
  readonly tokens: readonly Token[];
}

/** What holds blocks: a section, a list, a table, a figure. */
export interface Group extends Node {
  readonly kind: 'group';
  readonly children: readonly Block[];
}

export type Block = Leaf | Group;

export const isHeading = ({ tag }: Pick<Block, 'tag'>): boolean => /^h[1-6]$/.test(tag);

const alike = [
  ['ul', 'ol'],
  ['div', 'section', 'aside', 'article', 'blockquote', 'details'],
  ['th', 'td'],
  ['thead', 'tbody', 'tfoot'],
];

/** Whether one may stand where the other stood, with what is left of the other's content in it. */
export function mayBecome(before: Block, after: Block): boolean {
  if (before.kind !== after.kind) return false;
  if (before.kind === 'leaf') return isHeading(before) === isHeading(after);
  return before.tag === after.tag || alike.some((tags) => tags.includes(before.tag) && tags.includes(after.tag));
}

/** From 0 to 1: how much of both is common to both. */
export function likeness(before: Block, after: Block): number {
  const sum = before.size + after.size;
  if (sum === 0) return 1;
  const [small, large] = before.bag.size <= after.bag.size ? [before.bag, after.bag] : [after.bag, before.bag];
  let common = 0;
  for (const [word, count] of small) common += Math.min(count, large.get(word) ?? 0);
  return (2 * common) / sum;
}

/** The most that `likeness` could be, without looking at the words. */
export const mostLikeness = (before: Block, after: Block): number =>
  before.size + after.size === 0 ? 1 : (2 * Math.min(before.size, after.size)) / (before.size + after.size);
