import type { LocalizedText } from './localized-text.ts';

const words = new Intl.Segmenter('zh', { granularity: 'word' });

const han = /\p{Script=Han}/u;

/** Particles and what completes a verb belong to the word before them, and so does whatever is no word. */
const neverFirst = /^(?:[的了着过地得之们等出入成到]$|[^\p{L}\p{N}])/u;

/** An opening bracket or quotation mark belongs to the word behind it. */
const neverLast = /[\p{Ps}\p{Pi}]$/u;

/**
 * The pieces between which a Chinese headline may break: whole words. Browsers know phrases of Japanese alone. Any other text is one
 * piece, which breaks by itself. It is asked on the server: browsers may part words elsewhere.
 */
export function phrasesOf(text: string): string[] {
  if (!han.test(text)) return [text];
  const pieces: string[] = [];
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1);
    if (last !== undefined && (neverFirst.test(segment) || neverLast.test(last)))
      pieces[pieces.length - 1] = last + segment;
    else pieces.push(segment);
  }
  return pieces;
}

/** A title that stands as a headline. */
export function headlined(title: LocalizedText): LocalizedText {
  const pieces = phrasesOf(title.text);
  return pieces.length > 1 ? { ...title, pieces } : title;
}
