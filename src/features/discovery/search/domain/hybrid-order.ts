import type { PreparedQuestion } from './build-request/search-request.ts';
import { searchWords } from './build-request/search-words.ts';
import { mergeRanks } from './merge-ranks.ts';

/** So many of the best are ordered by words and meaning together; what comes after is ordered by words alone. */
export const merged = 60;
/** So many are told that have none of the words. */
const mostByMeaning = 10;

/** What lies near the question's meaning, the nearest first. */
export interface Near {
  readonly own: readonly string[];
  /** Works in the other language. */
  readonly other: readonly string[];
}

export type FoundBy = 'words' | 'meaning' | 'other-language';

/** Whether a question is words and nothing else: whoever writes operators, fields, quotes or numbers means exactly that. */
export const isPlain = ({ question, understood, cursor }: PreparedQuestion): boolean =>
  understood.expression?.type === 'words' &&
  understood.expression.field === null &&
  understood.identifier === null &&
  question.match === 'fuzzy' &&
  question.sort.field === 'relevance' &&
  !cursor;

/** A question of a few words names a thing, and has it first; a sentence describes one, and words count as much as meaning. */
const sentenceFrom = 6;
const hanSentenceFrom = 12;

export function isSentence(text: string): boolean {
  const words = searchWords(text);
  const han = words.filter((word) => word.han).reduce((sum, word) => sum + word.text.length, 0);
  return words.length >= sentenceFrom || han >= hanSentenceFrom;
}

const weights = { words: 1, own: 0.9, other: 0.9 };

/** The best of both, each with what found it. What words find is never left out. */
export function hybridOrder(words: readonly string[], near: Near, text: string): Map<string, FoundBy> {
  const byWords = new Set(words);
  const isNew = (id: string) => !byWords.has(id);
  const own = new Set(near.own);
  const foundBy = (id: string): FoundBy => (byWords.has(id) ? 'words' : own.has(id) ? 'meaning' : 'other-language');
  const order = isSentence(text)
    ? mergeRanks([
        { ids: words, weight: weights.words },
        { ids: near.own, weight: weights.own },
        { ids: near.other, weight: weights.other },
      ])
    : [...words, ...mergeRanks([near.own, near.other].map((ids) => ({ ids: ids.filter(isNew), weight: 1 })))];
  const told = new Set(order.filter(isNew).slice(0, mostByMeaning));
  return new Map(order.filter((id) => byWords.has(id) || told.has(id)).map((id) => [id, foundBy(id)]));
}
