import type { GuessSource } from '../../domain/manuscript-guess.ts';
import { isAffiliation } from './affiliations.ts';
import { namesIn } from './names.ts';
import type { Placed } from './outline.ts';
import { countLetters, languageOf } from './script.ts';

export interface FoundTitle {
  readonly text: string;
  readonly from: GuessSource;
  /** Where the paragraph behind it stands. */
  readonly end: number;
}

const fewestLetters = { zh: 4, en: 8 } as const;
const longest = 500;
const titleStyle = /^(?:(?:paper|article|document|my)?[\s_-]*title|.*(?:题目|论文标题|文章标题)|标题)$/u;

/** Could be a title at all: long enough, and neither a note nor a list of people. */
function canBeTitle(one: Placed): boolean {
  const { text, label } = one;
  if (label || text.length > longest || /@|https?:\/\/|\bISSN\b|\bdoi\b/i.test(text)) return false;
  if (countLetters(text) < fewestLetters[languageOf(text)]) return false;
  const { names, share } = namesIn(one);
  // Two capitalised words look like a name and can be a title; three names in a row can't.
  return !(share === 1 && names.length >= 3);
}

const joined = (ones: readonly Placed[]): string =>
  ones
    .map(({ text }) => text)
    .reduce((all, text) => all + (/\p{Script=Han}$/u.test(all) && /^\p{Script=Han}/u.test(text) ? '' : ' ') + text)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Neighbours that look alike are one title on several lines. */
function run(zone: readonly Placed[], first: Placed, belongs: (one: Placed) => boolean, from: GuessSource): FoundTitle {
  const start = zone.indexOf(first);
  const after = zone.findIndex((one, place) => place > start && !belongs(one));
  const ones = zone.slice(start, after < 0 ? undefined : after);
  return { text: joined(ones).slice(0, longest), from, end: first.place + ones.length };
}

/** What is styled as the title, else what is set largest, else what is set in bold, else what comes first. */
export function titleIn(zone: readonly Placed[], body: number): FoundTitle | undefined {
  const language = (one: Placed) => languageOf(one.text);
  const styled = zone.find(({ style = '', text }) => titleStyle.test(style) && text !== '');
  if (styled)
    return run(zone, styled, (one) => one.style === styled.style && language(one) === language(styled), 'style');
  const possible = zone.filter(canBeTitle);
  const largest = Math.max(0, ...possible.map(({ size }) => size));
  const alike = (one: Placed) => one.size >= largest * 0.96;
  const first = possible.find(alike);
  if (first && largest > body * 1.08) {
    const belongs = (one: Placed) => alike(one) && canBeTitle(one) && language(one) === language(first);
    return run(zone, first, belongs, 'typography');
  }
  const bold = possible.find(({ isBold }) => isBold);
  if (bold) return { text: bold.text, from: 'typography', end: bold.place + 1 };
  const plain = possible.find(({ text }) => !isAffiliation(text) || text.length > 40);
  return plain && { text: plain.text, from: 'position', end: plain.place + 1 };
}

const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const noTitle =
  /^microsoft word|^untitled|^document\d*$|^paper$|^manuscript$|template|模板|^slide|\.(?:docx?|pdf|tex|dvi|html?|indd|qxd)$/i;

/** The file's properties are believed when what they call the title is printed at the beginning too. */
export function confirmedTitle(
  title: FoundTitle | undefined,
  property: string | undefined,
  zone: readonly Placed[],
): FoundTitle | undefined {
  const said = property?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (countLetters(said) < fewestLetters[languageOf(said)] || noTitle.test(said) || said.length > longest) return title;
  const first = zone.slice(0, 12);
  if (!title) return { text: said, from: 'properties', end: 0 };
  if (letters(title.text) === letters(said)) return title;
  const isPrinted = letters(first.map(({ text }) => text).join('')).includes(letters(said));
  if (!isPrinted || title.from === 'style') return title;
  const last = first.findLast(({ text }) => text !== '' && letters(said).endsWith(letters(text)));
  return { text: said, from: 'properties', end: last ? last.place + 1 : title.end };
}
