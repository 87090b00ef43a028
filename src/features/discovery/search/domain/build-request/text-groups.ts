import type { SearchField } from '../query-language/search-field.ts';
import { type Scope, scopes } from '../search-question.ts';
import { bestOf, type EngineQuery } from './engine-query.ts';
import type { QueryContext } from './search-words.ts';

/** What a document says in words. Most exist for Chinese, English and other languages side by side. */
export const textGroups = [
  'title',
  'keyword',
  'summary',
  'caption',
  'thesis',
  'author',
  'affiliation',
  'journal',
  'organizer',
] as const;
export type TextGroup = (typeof textGroups)[number];

export interface WeightedGroup {
  readonly group: TextGroup;
  readonly weight: number;
}

const usual: Readonly<Record<TextGroup, number>> = {
  title: 6,
  keyword: 4,
  author: 4,
  summary: 1.5,
  caption: 1,
  thesis: 1,
  affiliation: 1.5,
  journal: 1,
  organizer: 1,
};

/** All scopes look into the same groups, so that one count serves all their tabs; what weighs most differs. */
const peculiar: Readonly<Record<Scope, Partial<Record<TextGroup, number>>>> = {
  thesis: {},
  periodical: { title: 8, organizer: 2 },
  picture: { caption: 5, thesis: 3 },
  table: { caption: 5, thesis: 3 },
  video: { summary: 2 },
  others: { author: 5, affiliation: 2 },
};

const weighted = new Map(
  scopes.map((scope) => [
    scope,
    textGroups.map((group): WeightedGroup => ({ group, weight: peculiar[scope][group] ?? usual[group] })),
  ]),
);

export const groupsOf = (scope: Scope): readonly WeightedGroup[] => weighted.get(scope) ?? [];

/** The groups behind the fields that a reader may name. */
export const groupOfField: Readonly<Partial<Record<SearchField, TextGroup>>> = {
  title: 'title',
  author: 'author',
  affiliation: 'affiliation',
  keyword: 'keyword',
  synonym: 'keyword',
  abstract: 'summary',
  caption: 'caption',
  thesis: 'thesis',
  journal: 'journal',
  organizer: 'organizer',
};

const undivided: readonly TextGroup[] = ['author', 'organizer'];

export const isDivided = (group: TextGroup): boolean => !undivided.includes(group);

const phraseFields = (group: TextGroup, weight: number): string[] =>
  isDivided(group)
    ? [`${group}.en.exact^${weight}`, `${group}.zh.pair^${weight}`, `${group}.any^${weight}`]
    : [`${group}^${weight}`];

/** Groups that one clause looks into: each by itself where hits are weighed and named, all at once where they are only counted. */
export const placesOf = (
  groups: readonly WeightedGroup[],
  { purpose }: Pick<QueryContext, 'purpose'>,
): (readonly [WeightedGroup, ...WeightedGroup[]])[] => {
  const [first, ...others] = groups;
  if (purpose === 'rank') return groups.map((group) => [group]);
  return first ? [[first, ...others]] : [];
};

/** These words in this order; `slop` lets others stand between. */
export const phraseInGroups = (
  query: string,
  groups: readonly WeightedGroup[],
  _name?: string,
  slop = 0,
): EngineQuery => ({
  multi_match: {
    query,
    type: 'phrase',
    ...(slop > 0 ? { slop } : {}),
    fields: groups.flatMap(({ group, weight }) => phraseFields(group, weight)),
    ...(_name ? { _name } : {}),
  },
});

/** Boosts a hit in which the query's words stand together, as in a title, a name or an institution. */
export const togetherness = (text: string, groups: readonly WeightedGroup[]): EngineQuery =>
  bestOf(
    groups.map(({ group, weight }) =>
      phraseInGroups(text, [{ group, weight: weight * 2 }], undefined, group === 'author' ? 1 : 4),
    ),
    0.1,
  );
