import type { Block, TextBlock } from './blocks.ts';

const longest = 120;
const numbered = /^(\d+(?:\.\d+)*)[.、．]?\s*[^\d\s.,，、]/;
const known =
  /^(?:(?:\d+|[IVX]+|[一二三四五六七八九十]+)\s*[.、．]?\s*)?(?:abstract|keywords|introduction|background|(?:materials? and )?methods?|methodology|experimental(?: section)?|results?(?: and discussion)?|discussion|conclusions?|acknowledge?ments?|funding|references?|bibliography|literature cited|works cited|appendix(?: [a-z])?|摘\s*要|引\s*言|前\s*言|绪\s*论|导\s*言|(?:材料(?:和|与))?方法|(?:结果|结果(?:和|与)(?:讨论|分析))|讨\s*论|结\s*论|结\s*语|致\s*谢|参\s*考\s*文\s*献|附\s*录)\s*[:：]?$/i;

export const isReferencesTitle = (text: string): boolean =>
  /^(?:(?:\d+|[IVX]+)\s*[.、．]?\s*)?(?:references?(?: and notes| cited)?|bibliography|literature cited|works cited|[【[]?\s*参\s*考\s*文\s*献\s*[】\]]?)\s*(?:[(（]?references?[)）]?)?\s*[:：]?$/i.test(
    text.trim(),
  );

/** Each heading with its level from 1; a document without styles for them has them set apart by hand. */
export function headingsOf(blocks: readonly Block[]): ReadonlyMap<Block, number> {
  const texts = blocks.filter((block) => block.kind === 'text');
  const styled = texts.filter(({ level, text }) => level !== undefined && text.length <= longest * 2);
  const found = styled.length > 1 ? styled.map((one) => [one, one.level ?? 1] as const) : byHand(texts);
  const names = texts.filter((one) => isReferencesTitle(one.text) && !found.some(([known]) => known === one));
  const levels = new Map<Block, number>([...found, ...names.map((one) => [one, 1] as const)]);
  const highest = Math.min(...levels.values());
  return new Map([...levels].map(([block, level]) => [block, level - highest + 1]));
}

function byHand(texts: readonly TextBlock[]): (readonly [TextBlock, number])[] {
  const usual = usualSize(texts);
  return texts.flatMap((one) => {
    const { text, level, isBold, size, list, style } = one;
    if (level !== undefined) return [[one, level] as const];
    if (text.length > longest || style === 'caption' || list?.type === 'bullet') return [];
    if (known.test(text)) return [[one, 1] as const];
    if (/[.。,，;；:：]$/.test(text)) return [];
    const number = list ? undefined : numbered.exec(text)?.[1];
    const isApart = isBold || (usual > 0 && size > usual * 1.08);
    if (!isApart && (number === undefined || text.length >= 60)) return [];
    return [[one, number === undefined ? 1 : Math.min(6, number.split('.').length)] as const];
  });
}

/** The size that most letters are set in. */
function usualSize(texts: readonly TextBlock[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of texts) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].toSorted((one, other) => other[1] - one[1])[0]?.[0] ?? 0;
}
