import type { Paragraph } from '../paragraph.ts';

/** The size that most letters are set in. */
export function bodySize(paragraphs: readonly Paragraph[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of paragraphs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  let most = { size: 0, count: 0 };
  for (const [size, count] of letters) if (count > most.count) most = { size, count };
  return most.size;
}

const longest = 120;

/** Set apart from the text around it: by its style, in bold, or larger; or numbered and short. */
export function isHeading({ text, style, isBold, size }: Paragraph, body: number): boolean {
  if (text === '' || text.length > longest) return false;
  if (style && /^(?:heading|标题)\s*\d/.test(style)) return true;
  if (/[.。,，;；]$/.test(text)) return false;
  return (
    isBold || (body > 0 && size > body * 1.08) || (text.length < 60 && /^\d+(?:\.\d+)*[.、\s]\s*[^\d\s.]/.test(text))
  );
}
