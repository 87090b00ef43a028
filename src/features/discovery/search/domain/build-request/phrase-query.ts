import { bestOf, type EngineQuery } from './engine-query.ts';
import { isDivided, type TextGroup, type WeightedGroup } from './text-groups.ts';

const phraseFields = (group: TextGroup, weight: number): string[] =>
  isDivided(group)
    ? [`${group}.en.exact^${weight}`, `${group}.zh.pair^${weight}`, `${group}.any^${weight}`]
    : [`${group}^${weight}`];

/** These words in this order; `slop` lets others stand between. */
export const phraseInGroup = (
  query: string,
  { group, weight }: WeightedGroup,
  _name?: string,
  slop = 0,
): EngineQuery => ({
  multi_match: { query, type: 'phrase', slop, fields: phraseFields(group, weight), ...(_name ? { _name } : {}) },
});

/** What lifts a hit in which the asked words stand together, as in a title, a name or an institution. */
export const togetherness = (text: string, groups: readonly WeightedGroup[]): EngineQuery =>
  bestOf(
    groups.map(({ group, weight }) =>
      phraseInGroup(text, { group, weight: weight * 2 }, undefined, group === 'author' ? 1 : 4),
    ),
    0.1,
  );
