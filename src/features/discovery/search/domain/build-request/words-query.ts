import { anyOf, bestOf, type EngineQuery } from './engine-query.ts';
import { type QueryContext, type SearchWord, searchWords } from './search-words.ts';
import {
  isDivided,
  phraseInGroups,
  placesOf,
  type TextGroup,
  togetherness,
  type WeightedGroup,
} from './text-groups.ts';

/** More than these tell no more, and each is looked for in every field. */
const mostWords = 24;
const longestName = 5;
const numberWeight = 20;

/** All words if they are precise or few, most of them otherwise; best where they stand together. */
export function wordsQuery(
  text: string,
  everywhere: readonly WeightedGroup[],
  context: QueryContext,
): EngineQuery | null {
  const words = searchWords(text).slice(0, mostWords);
  if (words.length === 0) return null;
  const groups = isLong(words) ? whereSentencesStand(everywhere) : everywhere;
  const apart: EngineQuery = {
    bool: {
      should: words.map((word) => wordQuery(word, groups, context)),
      minimum_should_match: context.match === 'precise' ? words.length : needed(words.length),
    },
  };
  const whole =
    words.length > 1
      ? [...synonymQueries(text, groups, context), ...spacedName(words, groups, context)]
      : byNumber(text, groups, context);
  const either = (found: EngineQuery) => (whole.length > 0 ? anyOf([found, ...whole]) : found);
  if (context.purpose !== 'rank') return either(apart);
  const together = severalTerms(words) ? [togetherness(text, groups)] : [];
  const found = either({ bool: { must: [apart], should: together } });
  return lifted(found, text, words, groups, severalTerms(words));
}

/** Longer than names and most titles. */
const longFrom = { words: 12, han: 20 };

const isLong = (words: readonly SearchWord[]): boolean => {
  const han = words.reduce((sum, word) => sum + (word.han ? word.text.length : 0), 0);
  return words.length > longFrom.words || han > longFrom.han;
};

const sentences: readonly TextGroup[] = ['title', 'keyword', 'summary', 'caption', 'thesis', 'author'];

/** A sentence, or what was copied from a list of references, names no institution and no publisher. */
function whereSentencesStand(groups: readonly WeightedGroup[]): readonly WeightedGroup[] {
  const those = groups.filter(({ group }) => sentences.includes(group));
  return those.length > 0 ? those : groups;
}

/** A Chinese name may be typed with a blank in it, and is known without. */
function spacedName(
  words: readonly SearchWord[],
  groups: readonly WeightedGroup[],
  context: QueryContext,
): EngineQuery[] {
  const joined = words.map(({ text }) => text).join('');
  const author = groups.find(({ group }) => group === 'author');
  if (!author || !words.every(({ han }) => han) || joined.length > longestName) return [];
  return [{ match: { author: { query: joined, boost: author.weight, _name: context.name('author') } } }];
}

/** Publishers number things in ways of their own: what looks like a number may be one that a document is called by. */
function byNumber(text: string, groups: readonly WeightedGroup[], context: QueryContext): EngineQuery[] {
  if (groups.length === 1 || !/^\S*\d\S*$/u.test(text.trim())) return [];
  return [{ term: { ids: { value: text.trim(), boost: numberWeight, _name: context.name('identifier') } } }];
}

const severalTerms = (words: readonly SearchWord[]): boolean =>
  words.length > 1 || words.some(({ text, han }) => (han ? text.length > 2 : /[^\p{L}\p{N}]/u.test(text)));

const needed = (words: number): number => {
  if (words <= 2) return words;
  return words <= 5 ? words - 1 : Math.ceil(words * 0.65);
};

/** A document that has a keyword of exactly this name is about it. */
const sameKeyword = 2.5;
/** All words of the query in title and keywords: the work is about them together. */
const allInHead = 1.8;
/** All words of the query in their order: a title, a name, an institution. */
const asWritten = 2;

const head: readonly TextGroup[] = ['title', 'keyword'];
const named: readonly TextGroup[] = ['author', 'affiliation', 'journal'];

/** Multiplies the score of works about the query over those that only mention it, however rare its words are. */
function lifted(
  query: EngineQuery,
  text: string,
  words: readonly SearchWord[],
  groups: readonly WeightedGroup[],
  several: boolean,
): EngineQuery {
  if (!head.every((wanted) => groups.some(({ group }) => group === wanted))) return query;
  const names = isLong(words) ? [] : named;
  const places: readonly TextGroup[] = words.length > 1 ? ['title', ...names] : names;
  const phrases = places.map((group) => phraseInGroups(text, [{ group, weight: 1 }]));
  return {
    function_score: {
      query,
      functions: [
        { filter: { term: { 'keywords.name': text.trim() } }, weight: sameKeyword },
        { filter: { bool: { filter: words.map(inHead) } }, weight: allInHead },
        ...(several && places.length > 0 ? [{ filter: { bool: { should: phrases } }, weight: asWritten }] : []),
      ],
      score_mode: 'multiply',
      boost_mode: 'multiply',
    },
  };
}

const inHead = ({ text, han }: SearchWord): EngineQuery => ({
  multi_match: han
    ? { query: text, type: 'phrase', fields: head.map((group) => `${group}.zh.pair`) }
    : { query: text, operator: 'and', fields: head.flatMap((group) => [`${group}.en`, `${group}.zh`, `${group}.any`]) },
});

/** A word in any of the groups; the best place counts most. */
function wordQuery(word: SearchWord, groups: readonly WeightedGroup[], context: QueryContext): EngineQuery {
  const found = placesOf(groups, context).map((places) =>
    inGroups(word, places, context, context.name(places[0].group, word.text)),
  );
  return bestOf([...found, ...synonymQueries(word.text, groups, context), ...neighbours(word, groups, context)]);
}

function inGroups(
  word: SearchWord,
  groups: readonly WeightedGroup[],
  context: QueryContext,
  _name: string | undefined,
): EngineQuery {
  if (context.match === 'precise' && word.han) return phraseInGroups(word.text, groups, _name);
  const how =
    context.match === 'fuzzy' && word.han && word.text.length > 3
      ? { minimum_should_match: '3<70%' }
      : { operator: 'and' };
  const fields = groups.flatMap(({ group, weight }) => fieldsFor(word, group, weight, context));
  return { multi_match: { query: word.text, fields, ...how, _name } };
}

function fieldsFor({ han }: SearchWord, group: TextGroup, weight: number, { match }: QueryContext): string[] {
  if (!isDivided(group)) return [`${group}^${weight}`];
  if (match === 'precise')
    return [`${group}.en.exact^${weight}`, `${group}.zh.pair^${weight}`, `${group}.any^${weight}`];
  if (han) return [`${group}.zh^${weight}`, `${group}.zh.pair^${weight}`, `${group}.any^${weight}`];
  return [
    `${group}.en^${weight}`,
    `${group}.en.exact^${weight * 1.2}`,
    `${group}.zh^${weight * 0.8}`,
    `${group}.any^${weight}`,
  ];
}

const translated: readonly TextGroup[] = ['title', 'keyword', 'summary', 'caption'];

/** The same term in the other language, weighted a little less than the one of the query. */
function synonymQueries(text: string, groups: readonly WeightedGroup[], context: QueryContext): EngineQuery[] {
  const others = context.synonyms.get(text.toLowerCase()) ?? [];
  const heard = groups.flatMap(({ group, weight }) =>
    translated.includes(group) ? [{ group, weight: weight * 0.7 }] : [],
  );
  return others.flatMap((other) =>
    placesOf(heard, context).map((places) => phraseInGroups(other, places, context.name(`synonym␟${text}␟${other}`))),
  );
}

const misspelt: readonly TextGroup[] = ['title', 'keyword', 'caption', 'author'];

/** Chinese has no spelling, and a short word has too many neighbours. */
export const hasNeighbours = ({ text, han }: SearchWord): boolean => !han && /^[\p{L}-]{4,}$/u.test(text);

function neighbours(word: SearchWord, groups: readonly WeightedGroup[], context: QueryContext): EngineQuery[] {
  if (!context.widened || !hasNeighbours(word)) return [];
  const fields = groups
    .filter(({ group }) => misspelt.includes(group))
    .map(({ group, weight }) => `${group}${isDivided(group) ? '.en.exact' : ''}^${weight * 0.3}`);
  if (fields.length === 0) return [];
  return [
    {
      multi_match: {
        query: word.text,
        fields,
        operator: 'and',
        fuzziness: 'AUTO:4,8',
        prefix_length: 1,
        max_expansions: 30,
        _name: context.name('neighbour'),
      },
    },
  ];
}
