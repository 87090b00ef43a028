import type { Block } from './blocks.ts';

/** What the page shows above the text anyway: titles, authors, their places, abstracts, keywords. */
export type KnownTexts = readonly string[];

const furthest = 80;
const introduction =
  /^(?:(?:\d+|[IVX]+|[一二三四五])\s*[.、．]?\s*)?(?:introduction|background|statement of need|引\s*言|前\s*言|绪\s*论|导\s*言|问题的?提出)\s*[:：]?$/i;
const label =
  /^[[【(（]?\s*(?:abstract|summary|key\s*-?\s*words?(?: and phrases)?|index terms|摘\s*要|关\s*键\s*[词字])/i;

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const shortestKnown = 4;

/** Where the text itself begins: at its introduction, else after the last thing that the page shows above it. */
export function startOfText(blocks: readonly Block[], headings: ReadonlyMap<Block, number>, known: KnownTexts): number {
  const opening = blocks.slice(0, furthest);
  const begins = opening.findIndex((block) => block.kind === 'text' && introduction.test(block.text));
  if (begins >= 0) return begins;
  const texts = known.map(lettersOf).filter((text) => text.length >= shortestKnown);
  const isKnown = (block: Block): boolean => {
    if (block.kind !== 'text') return false;
    const letters = lettersOf(block.text);
    if (letters.length < shortestKnown) return false;
    return (
      label.test(block.text) ||
      texts.some((text) => text.includes(letters) || (letters.includes(text) && text.length * 2 > letters.length))
    );
  };
  const last = opening.findLastIndex(isKnown);
  if (last < 0) return 0;
  // What stands between that and the next heading belongs to the head if a heading follows soon; else it is the text.
  return opening.slice(last + 1).some((block) => headings.has(block))
    ? nextHeading(opening, headings, last + 1)
    : last + 1;
}

/** Notes on authors and dates are short; a long paragraph is text without a heading. */
const longestNote = 400;

function nextHeading(blocks: readonly Block[], headings: ReadonlyMap<Block, number>, from: number): number {
  for (let place = from; place < blocks.length; place += 1) {
    const block = blocks[place] as Block;
    if (headings.has(block)) return place;
    if (block.kind !== 'text' || block.text.length > longestNote) return from;
  }
  return from;
}
