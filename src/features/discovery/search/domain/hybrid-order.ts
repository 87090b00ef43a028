import type { PreparedQuestion } from './build-request/search-request.ts';
import { bare, searchWords } from './build-request/search-words.ts';
import { mergeRanks } from './merge-ranks.ts';

/** So many of the best are ordered by words and meaning together; what comes after is ordered by words alone. */
export const merged = 40;
/** A few words that find so many need no help. */
export const plenty = 20;
/** At most so many results without any of the words are added. */
const mostByMeaning = 10;

/** What lies near the question's meaning, the nearest first. */
export interface Near {
  readonly own: readonly string[];
  /** Works in the other language. */
  readonly other: readonly string[];
  /** Whether the nearest in the question's own language is so near that it is probably meant. */
  readonly isSure: boolean;
}

/** Vectors know neither words nor which works have a text: what lies near is looked up again among records or texts. */
export const isSiftedByWords = ({ fullText, within }: PreparedQuestion['question']): boolean =>
  fullText === true || within.length > 0;

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

const weights = { words: 1, near: 0.9 };
/** So many of the likelier language for one of the other. */
const likelier = 3;

/** One order of what is near: first the language in which it is probably meant. A work that is near in both counts once. */
function nearOrder({ own, other, isSure }: Near): string[] {
  const [first, second] = isSure || other.length === 0 ? [own, other] : [other, own];
  const mixed = second.flatMap((id, place) => [...first.slice(place * likelier, (place + 1) * likelier), id]);
  return [...new Set([...mixed, ...first.slice(second.length * likelier)])];
}

/** Shorter ones stand in many texts by chance. */
const leastAsWritten = { han: 6, other: 16 };

/** Whether one of these texts has the question word for word. */
export function isAsWritten(fragments: readonly string[], text: string): boolean {
  const typed = bare(text);
  const least = /\p{Script=Han}/u.test(typed) ? leastAsWritten.han : leastAsWritten.other;
  return typed.length >= least && fragments.some((fragment) => bare(fragment).includes(typed));
}

/** The best of both, each with what found it. What words find is never left out, and what has the very words stands first. */
export function hybridOrder(
  words: readonly string[],
  near: Near,
  text: string,
  asWritten: ReadonlySet<string> = new Set(),
): Map<string, FoundBy> {
  const byWords = new Set(words);
  const isNew = (id: string) => !byWords.has(id);
  const own = new Set(near.own);
  const foundBy = (id: string): FoundBy => (byWords.has(id) ? 'words' : own.has(id) ? 'meaning' : 'other-language');
  const order = isSentence(text)
    ? [
        ...words.filter((id) => asWritten.has(id)),
        ...mergeRanks([
          { ids: words, weight: weights.words },
          { ids: nearOrder(near), weight: weights.near },
        ]).filter((id) => !asWritten.has(id)),
      ]
    : [...words, ...nearOrder(near).filter(isNew)];
  const added = new Set(order.filter(isNew).slice(0, mostByMeaning));
  return new Map(order.filter((id) => byWords.has(id) || added.has(id)).map((id) => [id, foundBy(id)]));
}
