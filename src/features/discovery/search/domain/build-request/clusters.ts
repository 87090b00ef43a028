import type { Language } from '../../../../../platform/kernel/language.ts';
import type { Cluster } from '../../hit.contract.ts';
import { scopeOfKind } from '../known-kinds.ts';
import { type FacetName, facetNames, type Question, type Scope, scopes } from '../search-question.ts';
import type { EngineQuery } from './engine-query.ts';
import {
  amongQueries,
  facetField,
  mostValues,
  type Narrowing,
  narrowedBy,
  narrowing,
  separator,
  withinQueries,
} from './narrowing.ts';
import { type PreparedQuestion, textQuery } from './search-request.ts';

const mostYears = 300;

/** How what is found spreads. A list of choices is counted without its own choices, so that it never empties itself. */
export function clusterRequest(prepared: PreparedQuestion) {
  const narrowed = narrowing(prepared.question, prepared.collections);
  const opened = prepared.question.opened ?? [];
  return {
    query: { bool: { must: [textQuery(prepared)], filter: narrowed.always } },
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
export function kindsRequest(prepared: PreparedQuestion) {
  const { years } = narrowing(prepared.question);
  const held = [
    ...(prepared.collections ? [{ terms: { collections: prepared.collections } }] : []),
    ...amongQueries(prepared.question),
  ];
  return {
    query: { bool: { must: [textQuery(prepared)], filter: [...withinQueries(prepared.question), ...years, ...held] } },
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

interface Bucket {
  readonly key: string | number;
  readonly doc_count: number;
}

interface Counted {
  readonly doc_count?: number;
  readonly values?: { readonly buckets: readonly Bucket[] };
  readonly different?: { readonly value: number };
}

const countOf = (aggregations: Readonly<Record<string, unknown>>, name: string): Counted =>
  (aggregations[name] ?? {}) as Counted;

/** The choices that a reader has, in their language; a list without any is left out. */
export function clustersIn(
  aggregations: Readonly<Record<string, unknown>>,
  question: Question,
  language: Language,
): Cluster[] {
  const { from, to } = question.years;
  const years = countOf(aggregations, 'year').values?.buckets ?? [];
  const inYears = (year: number) => (from !== null || to !== null) && year >= (from ?? year) && year <= (to ?? year);
  const year: Cluster = {
    name: 'year',
    values: years.map(({ key, doc_count }) => ({
      value: String(key),
      label: String(key),
      count: doc_count,
      chosen: inYears(Number(key)),
    })),
    more: 0,
  };
  return [
    year,
    ...facetNames.map((facet) => facetCluster(facet, countOf(aggregations, facet), question, language)),
  ].filter(({ values }) => values.length > 0);
}

function facetCluster(
  name: FacetName,
  { values, different }: Counted,
  question: Question,
  language: Language,
): Cluster {
  const buckets = values?.buckets ?? [];
  const chosen = question.chosen[name] ?? [];
  const listed = new Map<string, Cluster['values'][number]>();
  for (const { key, doc_count } of buckets) {
    const { value, label } = labelled(name, String(key), language);
    // One value is written in two ways where some papers lack a label, or while a new one is on its way to all of them.
    const before = listed.get(value);
    listed.set(value, {
      value,
      label: before?.label ?? label,
      chosen: chosen.includes(value),
      count: (before?.count ?? 0) + doc_count,
    });
  }
  return { name, values: [...listed.values()], more: Math.max(0, (different?.value ?? 0) - buckets.length) };
}

/** `id␟Chinese label␟English label`, which further ones may follow, `id␟name`, or the bare value. */
function labelled(name: FacetName, key: string, language: Language): { value: string; label: string } {
  const [value = key, zh = '', en = ''] = facetField(name).labelled ? key.split(separator) : [key];
  const [wanted, other] = language === 'zh' ? [zh, en] : [en, zh];
  return { value, label: wanted || other || value };
}

export const noScopes = () => Object.fromEntries(scopes.map((scope) => [scope, 0])) as Record<Scope, number>;

/** Hits in each scope: of its own as it is narrowed, of the others by words and years alone. */
export function scopeCounts(
  kinds: Readonly<Record<string, unknown>>,
  clusters: Readonly<Record<string, unknown>>,
  question: Question,
): Record<Scope, number> {
  const counts = noScopes();
  const buckets = (kinds.kinds as Counted['values'] | undefined)?.buckets ?? [];
  for (const { key, doc_count } of buckets) {
    const scope = scopeOfKind(String(key));
    if (scope) counts[scope] += doc_count;
  }
  counts[question.scope] = countOf(clusters, 'found').doc_count ?? 0;
  return counts;
}
