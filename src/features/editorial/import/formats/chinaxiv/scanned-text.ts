/** A paragraph, heading, formula or table of scanned text: what stands between two empty lines. */
export type Block = string;

export const blocksOf = (markdown: string): Block[] =>
  markdown
    .replaceAll('\r\n', '\n')
    .split(/\n[ \t]*\n/)
    .filter((block) => block.trim() !== '');

export const headingOf = (block: Block): string | undefined => /^#{1,6}[ \t]+(.*)$/.exec(block.trim())?.[1]?.trim();

const numbered = /^#[ \t]+(\d{1,2}(?:[.．]\d{1,2}){1,4})(?!\d)/;

/** The scanner marks all headings alike; their numbers say which part belongs to which: `1.2` stands under `1`. */
export function withLevels(block: Block): Block {
  const depth = numbered.exec(block.trim())?.[1]?.split(/[.．]/).length ?? 1;
  return depth === 1 ? block : `${'#'.repeat(Math.min(depth, 5))}${block.trim().slice(1)}`;
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The titles stand above the text on every page already. */
export function withoutTitles(blocks: readonly Block[], titles: readonly string[]): Block[] {
  const known = new Set(titles.map(letters).filter((title) => title !== ''));
  return blocks.filter((block, place) => {
    const heading = place < 15 ? headingOf(block) : undefined;
    return heading === undefined || !known.has(letters(heading));
  });
}
