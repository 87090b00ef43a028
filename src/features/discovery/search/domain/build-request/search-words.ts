import type { Question } from '../search-question.ts';

/** One word to be found: a word between spaces, or a run of Chinese characters. */
export interface SearchWord {
  readonly text: string;
  readonly han: boolean;
}

/** English words that say nothing about what is looked for. */
const empty = new Set(
  'a an and are as at be but by for from if in into is it no not of on or such that the their then there these they this to was were will with'.split(
    ' ',
  ),
);

const isSearchable = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** The words of a text. Empty words count only where there is no other. */
export function searchWords(text: string): SearchWord[] {
  const words = text
    .split(/\s+/u)
    .flatMap(byScript)
    .filter(({ text: word }) => isSearchable(word));
  const telling = words.filter(({ text: word }) => !empty.has(bare(word)));
  return unique(telling.length > 0 ? telling : words);
}

/** Letters and digits alone, as texts are compared. */
export const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `BERT模型` is two words. */
const byScript = (word: string): SearchWord[] =>
  word
    .split(/(\p{Script=Han}+)/u)
    .filter((part) => part !== '')
    .map((text) => ({ text, han: /\p{Script=Han}/u.test(text) }));

function unique(words: readonly SearchWord[]): SearchWord[] {
  const seen = new Map(words.map((word) => [word.text.toLowerCase(), word]));
  return [...seen.values()];
}

/** Other words for a word, from keywords that stand side by side in two languages; the word in lower case. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;
export const noSynonyms: Synonyms = new Map();

/**
 * What a query is written for. `rank`: to order hits and to name where each matched. `count`: only which documents match, so nothing is
 * weighed or named and places are looked into together. `mark`: only which words to highlight, so one place stands for all of them.
 */
export type QueryPurpose = 'rank' | 'count' | 'mark';

/** How words are looked for, while one request is built. */
export interface QueryContext {
  readonly scope: Question['scope'];
  readonly match: Question['match'];
  /** Whole texts are searched and not what is said about works. */
  readonly fullText: boolean;
  /** Nothing was found as it was written: neighbouring spellings count as well. */
  readonly widened: boolean;
  readonly synonyms: Synonyms;
  readonly purpose: QueryPurpose;
  /** A name for a clause that tells where it matched, and which word. The engine knows a name once only, so each gets a number. */
  name(group: string, word?: string): string | undefined;
}

export function queryContext(
  { scope, match, fullText = false }: Pick<Question, 'scope' | 'match' | 'fullText'>,
  {
    widened = false,
    synonyms = noSynonyms,
    purpose = 'rank',
  }: Partial<Pick<QueryContext, 'widened' | 'synonyms' | 'purpose'>> = {},
): QueryContext {
  let named = 0;
  return {
    scope,
    match,
    fullText,
    widened,
    synonyms,
    purpose,
    name: (group, word) => {
      if (purpose !== 'rank') return undefined;
      named += 1;
      return word === undefined ? `${group}#${named}` : `${group}#${named}#${word}`;
    },
  };
}

/** Where it matched, from the names of the clauses that did. */
export function groupOfName(name: string): string {
  const end = name.indexOf('#');
  return end < 0 ? name : name.slice(0, end);
}

/** Which word of the query matched. */
export const wordOfName = (name: string): string => name.split('#').slice(2).join('#');
