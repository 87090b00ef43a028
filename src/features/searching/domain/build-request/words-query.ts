import { type AskedWord, askedWords } from './asked-word.ts';
import type { Asking } from './asking.ts';
import { anyOf, type EngineQuery } from './engine-query.ts';
import { togetherness } from './phrase-query.ts';
import type { WeightedGroup } from './text-groups.ts';
import { synonymQueries, wordQuery } from './word-query.ts';

/** More than these tell no more, and each is looked for in every field. */
const mostWords = 24;

/** All words if they are precise or few, most of them otherwise; best where they stand together. */
export function wordsQuery(text: string, groups: readonly WeightedGroup[], asking: Asking): EngineQuery | null {
  const words = askedWords(text).slice(0, mostWords);
  if (words.length === 0) return null;
  const apart: EngineQuery = {
    bool: {
      should: words.map((word) => wordQuery(word, groups, asking)),
      minimum_should_match: asking.match === 'precise' ? words.length : needed(words.length),
    },
  };
  if (!severalTerms(words)) return apart;
  const together = togetherness(text, groups);
  const whole = words.length > 1 ? synonymQueries(text, groups, asking) : [];
  const found: EngineQuery = { bool: { must: [apart], should: [together] } };
  return whole.length > 0 ? anyOf([found, ...whole]) : found;
}

const severalTerms = (words: readonly AskedWord[]): boolean =>
  words.length > 1 || words.some(({ text, han }) => (han ? text.length > 2 : /[^\p{L}\p{N}]/u.test(text)));

const needed = (words: number): number => {
  if (words <= 2) return words;
  return words <= 5 ? words - 1 : Math.ceil(words * 0.65);
};
