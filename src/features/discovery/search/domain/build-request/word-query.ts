import type { AskedWord } from './asked-word.ts';
import type { Asking } from './asking.ts';
import { bestOf, type EngineQuery } from './engine-query.ts';
import { phraseInGroup } from './phrase-query.ts';
import { isDivided, type TextGroup, type WeightedGroup } from './text-groups.ts';

/** A word in any of the groups; the best place counts most. */
export function wordQuery(word: AskedWord, groups: readonly WeightedGroup[], asking: Asking): EngineQuery {
  const found = groups.map((place) => inGroup(word, place, asking));
  return bestOf([...found, ...synonymQueries(word.text, groups, asking), ...neighbours(word, groups, asking)]);
}

function inGroup(word: AskedWord, { group, weight }: WeightedGroup, asking: Asking): EngineQuery {
  const _name = asking.name(group, word.text);
  if (asking.match === 'precise' && word.han) return phraseInGroup(word.text, { group, weight }, _name);
  const how =
    asking.match === 'fuzzy' && word.han && word.text.length > 3
      ? { minimum_should_match: '3<70%' }
      : { operator: 'and' };
  return {
    multi_match: {
      query: word.text,
      type: 'best_fields',
      fields: fieldsFor(word, group, weight, asking),
      ...how,
      _name,
    },
  };
}

function fieldsFor({ han }: AskedWord, group: TextGroup, weight: number, { match }: Asking): string[] {
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

/** The same thing by its name in the other language, a little less than by the asked one. */
export function synonymQueries(text: string, groups: readonly WeightedGroup[], asking: Asking): EngineQuery[] {
  const others = asking.synonyms.get(text.toLowerCase()) ?? [];
  const places = groups.filter(({ group }) => translated.includes(group));
  return others.flatMap((other) =>
    places.map(({ group, weight }) =>
      phraseInGroup(other, { group, weight: weight * 0.7 }, asking.name(`synonym␟${text}␟${other}`)),
    ),
  );
}

const misspelt: readonly TextGroup[] = ['title', 'keyword', 'caption', 'author'];

/** Chinese has no spelling, and a short word has too many neighbours. */
export const hasNeighbours = ({ text, han }: AskedWord): boolean => !han && /^[\p{L}-]{4,}$/u.test(text);

function neighbours(word: AskedWord, groups: readonly WeightedGroup[], asking: Asking): EngineQuery[] {
  if (!asking.widened || !hasNeighbours(word)) return [];
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
        _name: asking.name('neighbour'),
      },
    },
  ];
}
