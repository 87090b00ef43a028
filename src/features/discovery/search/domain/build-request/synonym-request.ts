import type { Expression } from '../query-language/expression.ts';
import { anyOf } from './engine-query.ts';
import { separator } from './narrowing.ts';
import { type Synonyms, searchWords } from './search-words.ts';

const mostWords = 4;
const mostEach = 2;

/** What may have a name in another language: the words of a short question, and all of them together. */
export function termsToTranslate(expression: Expression | null): string[] {
  if (expression?.type !== 'words' && expression?.type !== 'phrase') return [];
  const words = searchWords(expression.text);
  if (words.length === 0 || words.length > mostWords) return [];
  const whole = expression.text.trim();
  return [...new Set([whole, ...words.map(({ text }) => text)].map((term) => term.toLowerCase()))];
}

/** Keywords of the searched sites that are paired with these in the other language. */
export function synonymRequest(terms: readonly string[]) {
  const beginnings = terms.map((term) => `${term}${separator}`);
  return {
    query: anyOf(beginnings.map((value) => ({ prefix: { keywordPairs: value } }))),
    aggs: {
      pairs: { terms: { field: 'keywordPairs', size: 20, include: `(${beginnings.map(literally).join('|')}).*` } },
    },
    size: 0,
    track_total_hits: false,
  };
}

/** A text as a pattern that matches itself. */
export const literally = (text: string): string => text.replaceAll(/[^\p{L}\p{N}]/gu, (character) => `\\${character}`);

interface Bucket {
  readonly key: string;
  readonly doc_count: number;
}

/** The most usual partners of each term; a pair that occurs once, where another partner is frequent, is a slip. */
export function synonymsIn(buckets: readonly Bucket[]): Synonyms {
  const found = new Map<string, Bucket[]>();
  for (const bucket of buckets) {
    const term = bucket.key.split(separator)[0] ?? '';
    found.set(term, [...(found.get(term) ?? []), bucket]);
  }
  return new Map(
    [...found].map(([term, partners]) => {
      const most = Math.max(...partners.map(({ doc_count }) => doc_count));
      const usual = partners.filter(({ doc_count }) => doc_count * 3 >= most).slice(0, mostEach);
      return [term, usual.map(({ key }) => key.slice(term.length + separator.length)).filter((other) => other !== '')];
    }),
  );
}
