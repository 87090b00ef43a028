import { type FacetName, facetNames } from '../search-question.ts';
import type { EngineQuery } from './engine-query.ts';
import { facetField, mostValues } from './facet-fields.ts';
import { type Narrowing, narrowedBy, narrowing, withinQueries } from './narrowing.ts';
import { type Asked, textQuery } from './search-request.ts';

const mostYears = 300;

/** How what is found spreads. A list of choices is counted without its own choices, so that it never empties itself. */
export function clusterRequest(asked: Asked) {
  const narrowed = narrowing(asked.question, asked.collections);
  const opened = asked.question.opened ?? [];
  return {
    query: { bool: { must: [textQuery(asked)], filter: narrowed.always } },
    aggs: {
      found: { filter: allOf(narrowedBy(narrowed)) },
      year: counted(narrowed, 'year', {
        values: { terms: { field: 'year', size: mostYears, order: { _key: 'asc' } } },
      }),
      ...Object.fromEntries(
        facetNames.map((facet) => [facet, counted(narrowed, facet, valuesOf(facet, opened.includes(facet)))]),
      ),
    },
    size: 0,
    track_total_hits: false,
  };
}

/** How many of each kind there are for the same words, whatever is chosen: the numbers on the tabs. */
export function kindsRequest(asked: Asked) {
  const { years } = narrowing(asked.question);
  const held = asked.collections ? [{ terms: { collections: asked.collections } }] : [];
  return {
    query: { bool: { must: [textQuery(asked)], filter: [...withinQueries(asked.question), ...years, ...held] } },
    aggs: { kinds: { terms: { field: 'kind', size: 30 } } },
    size: 0,
    track_total_hits: false,
  };
}

const allOf = (filter: readonly EngineQuery[]): EngineQuery => ({ bool: { filter } });

const counted = (narrowed: Narrowing, facet: FacetName | 'year', aggs: object) => ({
  filter: allOf(narrowedBy({ ...narrowed, always: [] }, facet)),
  aggs,
});

function valuesOf(facet: FacetName, isOpened: boolean) {
  const { field, size, numeric } = facetField(facet);
  const values = { terms: { field, size: isOpened ? mostValues : size } };
  return numeric ? { values } : { values, different: { cardinality: { field, precision_threshold: 500 } } };
}
