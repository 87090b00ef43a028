import type { Question } from '../search-question.ts';

/** Other words for a word, from keywords that stand side by side in two languages; the asked word in lower case. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;
export const noSynonyms: Synonyms = new Map();

/** How words are looked for, while one request is built. */
export interface Asking {
  readonly scope: Question['scope'];
  readonly match: Question['match'];
  /** Nothing was found as it was written: neighbouring spellings count as well. */
  readonly widened: boolean;
  readonly synonyms: Synonyms;
  /** A name for a clause that tells where it matched, and which word. The engine knows a name once only, so each gets a number. */
  name(group: string, word?: string): string;
}

export function askingFor(
  { scope, match }: Pick<Question, 'scope' | 'match'>,
  { widened = false, synonyms = noSynonyms }: { readonly widened?: boolean; readonly synonyms?: Synonyms } = {},
): Asking {
  let named = 0;
  return {
    scope,
    match,
    widened,
    synonyms,
    name: (group, word) => {
      named += 1;
      return word === undefined ? `${group}#${named}` : `${group}#${named}#${word}`;
    },
  };
}

/** Where it matched, from the names of the clauses that did. */
export const groupOfName = (name: string): string => name.split('#')[0] ?? name;

/** Which word matched, as it was asked. */
export const wordOfName = (name: string): string => name.split('#').slice(2).join('#');
