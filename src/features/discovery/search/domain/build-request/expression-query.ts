import type { Expression } from '../query-language/expression.ts';
import { identifierIn } from '../query-language/identifier.ts';
import type { SearchField } from '../query-language/search-field.ts';
import { affordableText } from './affordable-text.ts';
import { anyOf, bestOf, type EngineQuery, everything, nothing } from './engine-query.ts';
import { passageQuery } from './passage-query.ts';
import type { QueryContext } from './search-words.ts';
import { groupOfField, groupsOf, isDivided, phraseInGroups, placesOf, type WeightedGroup } from './text-groups.ts';
import { wordsQuery } from './words-query.ts';

type Term = Extract<Expression, { field: SearchField | null }>;

/** What an expression asks of the engine. */
export const expressionQuery = (expression: Expression, context: QueryContext): EngineQuery => {
  switch (expression.type) {
    case 'years':
      return yearsQuery(expression.from, expression.to);
    case 'any':
      return anyOf(expression.parts.map((part) => expressionQuery(part, context)));
    case 'not':
      return { bool: { must: [everything], must_not: [expressionQuery(expression.part, context)] } };
    case 'all':
      return together(expression.parts, context);
    default:
      return termQuery(expression, context);
  }
};

export const yearsQuery = (from: number | null, to: number | null): EngineQuery => ({
  range: { year: { ...(from === null ? {} : { gte: from }), ...(to === null ? {} : { lte: to }) } },
});

function together(parts: readonly Expression[], context: QueryContext): EngineQuery {
  const wanted = parts.flatMap((part) => (part.type === 'not' ? [] : [expressionQuery(part, context)]));
  const unwanted = parts.flatMap((part) => (part.type === 'not' ? [expressionQuery(part.part, context)] : []));
  return { bool: { must: wanted.length > 0 ? wanted : [everything], must_not: unwanted } };
}

/** Marks are made of words wherever they stand, and titles know how to take words apart in every language. */
const wordsOfTitle: readonly WeightedGroup[] = [{ group: 'title', weight: 1 }];

function termQuery(given: Term, context: QueryContext): EngineQuery {
  const { field } = given;
  const term = { ...given, text: affordableText(given.text) };
  if (context.purpose === 'mark') return textQuery(term, wordsOfTitle, context);
  if (field === null && context.fullText) return passageQuery(term, context);
  if (field === null) return textQuery(term, groupsOf(context.scope), context);
  const group = groupOfField[field];
  if (group === undefined) return valueQuery(field, term, context);
  const named = textQuery(term, [{ group, weight: 1 }], context);
  // A journal and a book are found by their own title.
  return field === 'journal' ? anyOf([named, inOwnTitle(term, context)]) : named;
}

const inOwnTitle = (term: Term, context: QueryContext): EngineQuery => ({
  bool: {
    must: [textQuery(term, wordsOfTitle, context)],
    filter: [{ terms: { kind: ['journal', 'book'] } }],
  },
});

function textQuery(term: Term, groups: readonly WeightedGroup[], context: QueryContext): EngineQuery {
  if (!/[\p{L}\p{N}]/u.test(term.text)) return nothing;
  if (term.type === 'beginning') return beginningQuery(term.text, term.more, groups, context);
  if (term.type === 'phrase')
    return bestOf(
      placesOf(groups, context).map((places) => phraseInGroups(term.text, places, context.name(places[0].group))),
    );
  return wordsQuery(term.text, groups, context) ?? nothing;
}

/** Fields whose values are taken as they are. */
const valueFields: Readonly<Partial<Record<SearchField, string>>> = {
  firstPage: 'firstPage',
  lastPage: 'lastPage',
  volume: 'volume',
  issue: 'issue',
};

function valueQuery(field: SearchField, term: Term, context: QueryContext): EngineQuery {
  const _name = context.name(field);
  const text = term.text.trim();
  const stored = valueFields[field];
  if (stored)
    return term.type === 'beginning' ? { prefix: { [stored]: { value: text, _name } } } : oneOf(stored, [text], _name);
  if (field === 'part') return { match: { 'part.text': { query: text, operator: 'and', _name } } };
  const lower = text.toLowerCase();
  if (term.type === 'beginning') return { prefix: { ids: { value: lower, _name } } };
  return identifierQuery([lower, ...(identifierIn(text)?.values ?? [])], _name);
}

/** A paper knows the numbers of its journal, but is not called by them. */
const identifierFields = ['ids', 'issn', 'isbn', 'cn'];

export const identifierQuery = (values: readonly string[], _name: string | undefined): EngineQuery => ({
  constant_score: {
    filter: anyOf(identifierFields.map((field) => ({ terms: { [field]: [...new Set(values)] } }))),
    _name,
  },
});

const oneOf = (field: string, values: readonly string[], _name: string | undefined): EngineQuery => ({
  terms: { [field]: [...new Set(values)], _name },
});

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Words that begin so. A Chinese text has no word ends: there the beginning is simply contained. */
function beginningQuery(
  text: string,
  more: 'one' | 'any',
  groups: readonly WeightedGroup[],
  context: QueryContext,
): EngineQuery {
  const plain = /^[\p{L}\p{N}]+$/u.test(text) && !/\p{Script=Han}/u.test(text);
  return bestOf(
    groups.flatMap((place) => {
      if (!plain) return [phraseInGroups(text, [place], context.name(place.group))];
      const { group, weight } = place;
      const fields = isDivided(group) ? [`${group}.en.exact`, `${group}.any`] : [group];
      return fields.map((field) => byBeginning(field, fold(text), more, weight, context.name(group)));
    }),
  );
}

/** The text has letters and digits only, so nothing in it has a meaning of its own in a pattern. */
const byBeginning = (
  field: string,
  text: string,
  more: 'one' | 'any',
  boost: number,
  _name: string | undefined,
): EngineQuery =>
  more === 'any'
    ? { prefix: { [field]: { value: text, boost, _name } } }
    : { wildcard: { [field]: { value: `${text}?`, boost, _name } } };
