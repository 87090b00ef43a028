import { understand } from '../query-language/understand.ts';
import { kindsAsked } from '../scope-kinds.ts';
import { type FacetName, facetNames, type Question } from '../search-question.ts';
import { askingFor } from './asking.ts';
import type { EngineQuery } from './engine-query.ts';
import { expressionQuery, yearsQuery } from './expression-query.ts';
import { aboutQuery, chosenQuery } from './facet-fields.ts';
import { kindQuery } from './kind-query.ts';

/** What narrows a question down, each choice apart: a list of choices is counted without itself. */
export interface Narrowing {
  readonly always: readonly EngineQuery[];
  readonly years: readonly EngineQuery[];
  readonly chosen: ReadonlyMap<FacetName, EngineQuery>;
}

export function narrowing(question: Question, collections?: readonly string[]): Narrowing {
  const { from, to } = question.years;
  return {
    always: [
      kindQuery(kindsAsked(question)),
      ...(collections ? [{ terms: { collections } }] : []),
      ...facetNames.flatMap((facet) => {
        const values = question.about?.[facet] ?? [];
        return values.length > 0 ? [aboutQuery(facet, values)] : [];
      }),
      ...withinQueries(question),
    ],
    years: from === null && to === null ? [] : [yearsQuery(from, to)],
    chosen: new Map(
      facetNames.flatMap((facet) => {
        const values = question.chosen[facet] ?? [];
        return values.length > 0 ? [[facet, chosenQuery(facet, values)] as const] : [];
      }),
    ),
  };
}

/** Search inside results: each text must be found as well. */
export const withinQueries = (question: Question): EngineQuery[] =>
  question.within.flatMap((text) => {
    const { expression } = understand(text);
    return expression ? [expressionQuery(expression, askingFor(question))] : [];
  });

/** All of it together, but for the choices of one list. */
export const narrowedBy = ({ always, years, chosen }: Narrowing, except?: FacetName | 'year'): EngineQuery[] => [
  ...always,
  ...(except === 'year' ? [] : years),
  ...[...chosen].filter(([facet]) => facet !== except).map(([, query]) => query),
];
