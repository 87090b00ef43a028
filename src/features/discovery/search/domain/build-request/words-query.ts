import { type AskedWord, askedWords } from './asked-word.ts';
import type { Asking } from './asking.ts';
import { anyOf, type EngineQuery } from './engine-query.ts';
import { phraseInGroup, togetherness } from './phrase-query.ts';
import type { TextGroup, WeightedGroup } from './text-groups.ts';
import { synonymQueries, wordQuery } from './word-query.ts';

/** More than these tell no more, and each is looked for in every field. */
const mostWords = 24;
const longestName = 5;
const numberWeight = 20;

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
  const together = severalTerms(words) ? [togetherness(text, groups)] : [];
  const found: EngineQuery = { bool: { must: [apart], should: together } };
  const whole =
    words.length > 1
      ? [...synonymQueries(text, groups, asking), ...spacedName(words, groups, asking)]
      : byNumber(text, groups, asking);
  return lifted(whole.length > 0 ? anyOf([found, ...whole]) : found, text, words, groups, severalTerms(words));
}

/** A Chinese name may be typed with a blank in it, and is known without. */
function spacedName(words: readonly AskedWord[], groups: readonly WeightedGroup[], asking: Asking): EngineQuery[] {
  const joined = words.map(({ text }) => text).join('');
  const author = groups.find(({ group }) => group === 'author');
  if (!author || !words.every(({ han }) => han) || joined.length > longestName) return [];
  return [{ match: { author: { query: joined, boost: author.weight, _name: asking.name('author') } } }];
}

/** Publishers number things in ways of their own: what looks like a number may be one that a document is called by. */
function byNumber(text: string, groups: readonly WeightedGroup[], asking: Asking): EngineQuery[] {
  if (groups.length === 1 || !/^\S*\d\S*$/u.test(text.trim())) return [];
  return [{ term: { ids: { value: text.trim(), boost: numberWeight, _name: asking.name('identifier') } } }];
}

const severalTerms = (words: readonly AskedWord[]): boolean =>
  words.length > 1 || words.some(({ text, han }) => (han ? text.length > 2 : /[^\p{L}\p{N}]/u.test(text)));

const needed = (words: number): number => {
  if (words <= 2) return words;
  return words <= 5 ? words - 1 : Math.ceil(words * 0.65);
};

/** A document that has a keyword of exactly this name is about it. */
const sameKeyword = 2.5;
/** All asked words in title and keywords: it is about them together. */
const allInHead = 1.8;
/** All asked words in their order: a title, a name, an institution. */
const asWritten = 2;

const head: readonly TextGroup[] = ['title', 'keyword'];
const named: readonly TextGroup[] = ['author', 'affiliation', 'journal'];

/** Multiplies the score of what is about the asked text over what only mentions it, however rare its words are. */
function lifted(
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
