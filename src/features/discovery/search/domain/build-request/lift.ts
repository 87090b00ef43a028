import type { AskedWord } from './asked-word.ts';
import type { EngineQuery } from './engine-query.ts';
import { phraseInGroup } from './phrase-query.ts';
import type { TextGroup, WeightedGroup } from './text-groups.ts';

/** A document that has a keyword of exactly this name is about it. */
const sameKeyword = 2.5;
/** All asked words in title and keywords: it is about them together. */
const allInHead = 1.8;
/** All asked words in their order: a title, a name, an institution. */
const asWritten = 2;

const head: readonly TextGroup[] = ['title', 'keyword'];
const named: readonly TextGroup[] = ['author', 'affiliation', 'journal'];

/** Multiplies the score of what is about the asked text over what only mentions it, however rare its words are. */
export function lifted(
  query: EngineQuery,
  text: string,
  words: readonly AskedWord[],
  groups: readonly WeightedGroup[],
  several: boolean,
): EngineQuery {
  if (!head.every((wanted) => groups.some(({ group }) => group === wanted))) return query;
  const places: readonly TextGroup[] = words.length > 1 ? ['title', ...named] : named;
  const phrases = places.map((group) => phraseInGroup(text, { group, weight: 1 }));
  return {
    function_score: {
      query,
      functions: [
        { filter: { term: { 'keywords.name': text.trim() } }, weight: sameKeyword },
        { filter: { bool: { filter: words.map(inHead) } }, weight: allInHead },
        ...(several ? [{ filter: { bool: { should: phrases } }, weight: asWritten }] : []),
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}

const inHead = ({ text, han }: AskedWord): EngineQuery => ({
  multi_match: han
    ? { query: text, type: 'phrase', fields: head.map((group) => `${group}.zh.pair`) }
    : { query: text, operator: 'and', fields: head.flatMap((group) => [`${group}.en`, `${group}.zh`, `${group}.any`]) },
});
