import type { SubmissionAuthor } from '../fields.contract.ts';

/** By what authors could be known, as they wrote it themselves. */
export interface AuthorMarks {
  readonly names: readonly string[];
  readonly affiliations: readonly string[];
  /** E-mail addresses and ORCIDs. */
  readonly addresses: readonly string[];
}

const distinct = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => text?.trim() || [])),
];

export const marksOf = (authors: readonly SubmissionAuthor[]): AuthorMarks => ({
  names: distinct(authors.flatMap(({ name }) => Object.values(name))),
  affiliations: distinct(authors.flatMap(({ affiliation }) => Object.values(affiliation))),
  addresses: distinct(authors.flatMap(({ email, orcid }) => [email, orcid])),
});

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}|\u00ad/gu, '');
const wordsOf = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})|[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const unspaced = (text: string): string => text.replaceAll(' ', '');
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The ways in which a name is printed: Ada B. Sample, Sample Ada B., Ada Sample. */
function printedNames(name: string): string[] {
  const parts = wordsOf(name).split(' ');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2) return parts;
  return [parts.join(' '), [last, ...parts.slice(0, -1)].join(' '), `${first} ${last}`, `${last} ${first}`];
}

/** A. B. Sample, as heads of pages have it. In lists of references authors may cite themselves so. */
function initials(name: string): RegExp[] {
  const parts = plain(name)
    .split(/[\s,]+/)
    .filter(Boolean);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (parts.length < 2 || isHan(name)) return [];
  const written = (one: string, other: string) =>
    new RegExp(
      `(?<!\\p{L})${escaped(one.slice(0, 1))}\\.[\\s-]*(?:\\p{Lu}\\.[\\s-]*)*${escaped(other)}(?!\\p{L})`,
      'u',
    );
  return [written(first, last), written(last, first)];
}

const strong =
  /univ|institut|hospital|college|academ|\b(?:ltd|gmbh|inc|corp)\b|大学|学院|研究所|研究院|科学院|医院|公司/iu;

/** An affiliation as a whole, and what in it names one institution among all others. */
const printedAffiliations = (affiliation: string): string[] => [
  affiliation,
  ...affiliation
    .split(/[,;，；、()（）/|]/)
    .filter((part) => strong.test(part) && (isHan(part) || part.trim().includes(' '))),
];

const headOfReferences =
  /^\s*(?:\d+[.\s]*)?(?:references|bibliography|literature cited|参\s*考\s*文\s*献)\s*:?\s*$/gimu;

/** What stands before the last list of references. */
function beforeReferences(text: string): string {
  const start = [...text.matchAll(headOfReferences)].at(-1)?.index;
  return start === undefined ? text : text.slice(0, start);
}

/** Text as words between spaces, with words that a line broke in two in both ways of reading them. */
const haystack = (text: string): string => ` ${wordsOf(text)} ${wordsOf(text.replaceAll(/-\s*\n\s*/g, ''))} `;

/** Programs that print PDFs set letters apart; only where a form has a space does the text need one. */
const looseWords = (form: string): string =>
  form
    .split(' ')
    .map((word) => [...word].map(escaped).join(' ?'))
    .join(' ');

/** So many letters in a row are no accident. */
const tellingLetters = 12;

/** Whether a text of words has a form; a letter that was raised above the line stands at the end of a name. */
function matcherOf(form: string): (words: string, letters: string) => boolean {
  const letters = unspaced(form);
  if (isHan(form)) return (_, joined) => joined.includes(letters);
  const loose = new RegExp(` ${looseWords(form)}[a-h]? `);
  return (words, joined) => loose.test(words) || (letters.length >= tellingLetters && joined.includes(letters));
}

/** Finds the authors in a text. */
export function createAuthorFinder({ names, affiliations, addresses }: AuthorMarks) {
  const marks = [
    ...names.map((mark) => ({ mark, forms: printedNames(mark), initials: initials(mark) })),
    ...affiliations.map((mark) => ({ mark, forms: printedAffiliations(mark).map(wordsOf), initials: [] })),
    ...addresses.map((mark) => ({ mark, forms: [wordsOf(mark)], initials: [] })),
  ].map(({ forms, ...one }) => {
    const telling = [...new Set(forms)].filter((form) => form.length > 1);
    return { ...one, forms: telling, matchers: telling.map(matcherOf) };
  });
  const either = (forms: readonly string[]) => forms.map(escaped).join('|') || '(?!)';
  const all = marks.flatMap(({ forms }) => forms);
  const spaced = new RegExp(` (?:${either(all.filter((form) => !isHan(form)))})[a-h]?(?= )`, 'g');
  const unbroken = new RegExp(either(all.filter(isHan).map(unspaced)), 'g');

  return {
    /** Whom and what of them a text names, in their own words. */
    namedIn(text: string): string[] {
      const words = haystack(text);
      const joined = unspaced(words);
      const before = plain(beforeReferences(text));
      return marks.flatMap(({ mark, matchers, initials }) =>
        matchers.some((isIn) => isIn(words, joined)) || initials.some((pattern) => pattern.test(before)) ? [mark] : [],
      );
    },
    /** How much of a line is something else than its authors, from 0 to 1. */
    restOf(line: string): number {
      const words = wordsOf(line);
      const rest = unspaced(
        ` ${words} `.replaceAll(spaced, ' ').replaceAll(/ (?:and|und|et|y|и|\p{N}+|[a-h])(?= )/gu, ' '),
      )
        .replaceAll(unbroken, '')
        .replaceAll(/[\p{N}和与]/gu, '');
      return words === '' ? 1 : rest.length / unspaced(words).length;
    },
  };
}

export type AuthorFinder = ReturnType<typeof createAuthorFinder>;
