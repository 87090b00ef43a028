import type { Guessed, InBoth, ManuscriptLanguage } from '../../domain/manuscript-guess.ts';
import { isPartOfAbstract } from './labels.ts';
import type { Placed } from './outline.ts';
import { languageOf } from './script.ts';

export interface FoundAbstract {
  readonly language: ManuscriptLanguage;
  readonly text: string;
  /** Where its label stands, and where the text after it begins. */
  readonly start: number;
  readonly end: number;
}

const fewestLetters = { zh: 40, en: 120 } as const;
const mostParagraphs = 8;
const mostLetters = 10_000;

/** A heading or another labelled part ends an abstract; the parts of a structured abstract don't. */
const ends = ({ label, isHeading, text }: Placed): boolean =>
  !isPartOfAbstract(text) && (label !== undefined || isHeading);

function textAfter(paragraphs: readonly Placed[], start: number, rest: string): { text: string; end: number } {
  const following: Placed[] = [];
  for (const one of paragraphs.slice(start + 1, start + 1 + mostParagraphs)) {
    if (ends(one)) break;
    following.push(one);
  }
  const next = paragraphs[start + 1 + following.length];
  // Next to its label an abstract is usually one paragraph: more belong to it only as far as the keywords.
  const isClosed = next?.label?.kind === 'keywords' || rest.length < fewestLetters.zh;
  const taken = isClosed ? following : [];
  const text = [rest, ...taken.map((one) => one.text)].filter(Boolean).join('\n').slice(0, mostLetters);
  return { text, end: start + 1 + taken.length };
}

/** The abstracts that are labelled as such: the first in each language. */
export function labelledAbstracts(before: readonly Placed[]): readonly FoundAbstract[] {
  const found: FoundAbstract[] = [];
  for (const { label, place } of before) {
    if (label?.kind !== 'abstract') continue;
    const { text, end } = textAfter(before, place, label.rest);
    const language = languageOf(text);
    if (text.length < fewestLetters[language] || found.some((one) => one.language === language)) continue;
    found.push({ language, text, start: place, end });
  }
  return found;
}

const bigParagraph = { zh: 120, en: 400 } as const;

/** Without a label: the first big paragraph behind the title and before the first heading. */
export function unlabelledAbstract(before: readonly Placed[], afterTitle: number): FoundAbstract | undefined {
  for (const one of before.slice(afterTitle, afterTitle + 20)) {
    if (one.label?.kind === 'introduction' || one.label?.kind === 'keywords') return undefined;
    const language = languageOf(one.text);
    if (one.text.length >= bigParagraph[language])
      return { language, text: one.text.slice(0, mostLetters), start: one.place, end: one.place + 1 };
  }
  return undefined;
}

export function abstractsGuess(
  labelled: readonly FoundAbstract[],
  unlabelled: FoundAbstract | undefined,
): Guessed<InBoth<string>> | undefined {
  const found = labelled.length > 0 ? labelled : unlabelled ? [unlabelled] : [];
  if (found.length === 0) return undefined;
  const value = Object.fromEntries(found.map(({ language, text }) => [language, text]));
  return { value, from: labelled.length > 0 ? 'label' : 'position' };
}

const most = 20;
/** What stands in the same line in Chinese journals. */
const noteBehind = /\s*(?:中\s*图\s*分|分\s*类\s*号|文\s*献\s*标|CLC)\S*[:：\s].*$/u;

function split(text: string): readonly string[] {
  const line = text.replace(noteBehind, '');
  const pieces = /[;；]/.test(line) ? line.split(/[;；]/) : line.split(/[,，、·•|]|\s{2,}|\u3000/u);
  const words = pieces.length > 1 || languageOf(line) === 'en' ? pieces : line.split(/\s+/);
  return words
    .map((word) => word.replaceAll(/^[\s.。]+|[\s.。]+$/gu, ''))
    .filter((word) => word.length > 1 && word.length <= 80)
    .slice(0, most);
}

/** The labelled lists, the first in each language; a label alone is followed by its list. */
export function keywordsGuess(before: readonly Placed[]): Guessed<InBoth<readonly string[]>> | undefined {
  const value: { zh?: readonly string[]; en?: readonly string[] } = {};
  for (const { label, place } of before) {
    if (label?.kind !== 'keywords') continue;
    const text = label.rest || (before[place + 1]?.text ?? '');
    const words = split(text);
    if (words.length > 0) value[languageOf(text)] ??= words;
  }
  return Object.keys(value).length > 0 ? { value, from: 'label' } : undefined;
}
