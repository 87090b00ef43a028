import type { Asking } from './asking.ts';
import { bestOf, type EngineQuery } from './engine-query.ts';
import { phraseInGroup } from './phrase-query.ts';
import { isDivided, type WeightedGroup } from './text-groups.ts';

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words that begin so. A Chinese text has no word ends: there the beginning is simply contained. */
export function beginningQuery(
  text: string,
  more: 'one' | 'any',
  groups: readonly WeightedGroup[],
  asking: Asking,
): EngineQuery {
  const plain = /^[\p{L}\p{N}]+$/u.test(text) && !/\p{Script=Han}/u.test(text);
  return bestOf(
    groups.flatMap((place) => {
      if (!plain) return [phraseInGroup(text, place, asking.name(place.group))];
      const { group, weight } = place;
      const fields = isDivided(group) ? [`${group}.en.exact`, `${group}.any`] : [group];
      return fields.map((field) => byBeginning(field, fold(text), more, weight, asking.name(group)));
    }),
  );
}

/** The text has letters and digits only, so nothing in it has a meaning of its own in a pattern. */
const byBeginning = (field: string, text: string, more: 'one' | 'any', boost: number, _name: string): EngineQuery =>
  more === 'any'
    ? { prefix: { [field]: { value: text, boost, _name } } }
    : { wildcard: { [field]: { value: `${text}?`, boost, _name } } };
