import type { Paragraph } from '../../../../../platform/documents/paragraph.ts';
import { type Label, labelOf } from './labels.ts';

/** A paragraph, where it stands, and what its first words call it. */
export interface Placed extends Paragraph {
  readonly place: number;
  readonly label?: Label;
  readonly isHeading: boolean;
}

export interface Outline {
  readonly all: readonly Placed[];
  /** What comes before the list of references. */
  readonly before: readonly Placed[];
  readonly references: readonly Placed[];
  readonly bodySize: number;
}

/** A manuscript laid out: each paragraph with its label, and the list of references set apart. */
export function outlineOf(paragraphs: readonly Paragraph[]): Outline {
  const body = bodySize(paragraphs);
  const all = paragraphs.map((paragraph, place): Placed => {
    const label = labelOf(paragraph);
    return { ...paragraph, place, isHeading: isHeading(paragraph, body), ...(label && { label }) };
  });
  const start = all.findLastIndex(({ label }) => label?.kind === 'references');
  const end =
    start < 0
      ? -1
      : all.findIndex((one, place) => place > start && one.isHeading && one.text.length < 60 && !/\d/.test(one.text));
  return {
    all,
    before: start < 0 ? all : all.slice(0, start),
    references: start < 0 ? [] : all.slice(start + 1, end < 0 ? undefined : end),
    bodySize: body,
  };
}

/** The size that most letters are set in. */
function bodySize(paragraphs: readonly Paragraph[]): number {
  const letters = new Map<number, number>();
  for (const { size, text } of paragraphs) letters.set(size, (letters.get(size) ?? 0) + text.length);
  let most = { size: 0, count: 0 };
  for (const [size, count] of letters) if (count > most.count) most = { size, count };
  return most.size;
}

const longest = 120;

/** Set apart from the text around it: by its style, in bold, or larger; or numbered and short. */
function isHeading({ text, style, isBold, size }: Paragraph, body: number): boolean {
  if (text === '' || text.length > longest) return false;
  if (style && /^(?:heading|标题)\s*\d/.test(style)) return true;
  if (/[.。,，;；]$/.test(text)) return false;
  return (
    isBold || (body > 0 && size > body * 1.08) || (text.length < 60 && /^\d+(?:\.\d+)*[.、\s]\s*[^\d\s.]/.test(text))
  );
}
