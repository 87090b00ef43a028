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
  readableQuery,
  separator,
  withinQueries,
} from './narrowing.ts';
import { choiceOf, folded, keywordValues, type NamedValue, type PairedBucket, peopleValues } from './one-value.ts';
import { type PreparedQuestion, textQuery } from './search-request.ts';

const mostYears = 300;

type ListName = FacetName | 'year';
const listNames: readonly ListName[] = ['year', ...facetNames];

/**
 * How what is found spreads. A list of choices is counted without its own choices, so that it never empties itself; lists that
 * nobody chose from are counted together, among all that is found.
 */
export function clusterRequest(prepared: PreparedQuestion) {
  const narrowed = narrowing(prepared.question, prepared.collections);
  const listed = (list: ListName) => valuesOf(list, prepared.question);
  const chosen = listNames.filter((list) => isChosen(narrowed, list));
  const others = listNames.filter((list) => !chosen.includes(list));
  const apart = { ...narrowed, always: [] };
  return {
    query: { bool: { filter: [textQuery(prepared, 'count'), ...narrowed.always] } },
    aggs: {
      found: {
        filter: allOf(narrowedBy(apart)),
        aggs: Object.assign({}, ...others.map(listed)),
      },
      ...Object.fromEntries(
        chosen.map((list) => [list, { filter: allOf(narrowedBy(apart, list)), aggs: listed(list) }]),
      ),
    },
    size: 0,
    track_total_hits: false,
  };
}

const isChosen = ({ years, chosen }: Narrowing, list: ListName): boolean =>
  list === 'year' ? years.length > 0 : chosen.has(list);

/** How many of each kind there are for the same words, whatever is chosen: the numbers on the tabs. */
export function kindsRequest(prepared: PreparedQuestion) {
  const { years } = narrowing(prepared.question);
  const held = [
    ...(prepared.collections ? [{ terms: { collections: prepared.collections } }] : []),
    ...amongQueries(prepared.question),
  ];
  return {
    query: {
      bool: { filter: [textQuery(prepared, 'count'), ...withinQueries(prepared.question), ...years, ...held] },
    },
    aggs: { kinds: { terms: { field: 'kind', size: 30 } } },
    size: 0,
    track_total_hits: false,
  };
}

const allOf = (filter: readonly EngineQuery[]): EngineQuery => ({ bool: { filter } });

/** The values of a list, and how many different ones there are. */
function valuesOf(list: ListName, { opened = [], rights }: Question) {
  if (list === 'year') return { year: { terms: { field: 'year', size: mostYears, order: { _key: 'asc' } } } };
  if (list === 'readable') return rights ? { readable: { filters: { filters: [readableQuery(rights)] } } } : {};
  const { field, numeric } = facetField(list);
  const values = { terms: { field, size: bucketsOf(list, opened.includes(list)) }, ...(list === 'keyword' && pairs) };
  if (numeric) return { [list]: values };
  return { [list]: values, [different(list)]: { cardinality: { field, precision_threshold: 500 } } };
}

/** A keyword's own pair stands in all of its papers that have one, so it is among the most usual. */
const pairs = { aggs: { pairs: { terms: { field: 'keywordPairs', size: 20 } } } };

/** Two values may turn out to be one. */
function bucketsOf(facet: FacetName, isOpened: boolean): number {
  const { size, joined } = facetField(facet);
  return isOpened ? mostValues : joined ? size * 2 : size;
}

const different = (list: ListName): string => `${list}.different`;

interface Listed {
  readonly buckets: readonly PairedBucket[];
}

/** What an aggregation found, and what those inside it did. */
type Counted = Readonly<Record<string, unknown>> & { readonly doc_count?: number };

const countOf = (aggregations: Readonly<Record<string, unknown>>, name: string): Counted =>
  (aggregations[name] ?? {}) as Counted;

/** Where a list was counted: by itself, or with all others. */
function listIn(aggregations: Readonly<Record<string, unknown>>, list: ListName) {
  const counted = list in aggregations ? countOf(aggregations, list) : countOf(aggregations, 'found');
  return {
    buckets: (counted[list] as Listed | undefined)?.buckets ?? [],
    different: (counted[different(list)] as { readonly value: number } | undefined)?.value ?? 0,
  };
}

/** The choices that a reader has, in their language; a list without any is left out. */
export function clustersIn(
  aggregations: Readonly<Record<string, unknown>>,
  question: Question,
  language: Language,
): Cluster[] {
  const { from, to } = question.years;
  const years = listIn(aggregations, 'year').buckets;
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
    ...facetNames
      .filter((facet) => facet !== 'readable' || isWorthAsking(aggregations, question))
      .map((facet) => facetCluster(facet, listIn(aggregations, facet), question, language)),
  ].filter(({ values }) => values.length > 0);
}

/** Where everything or nothing that is found may be read, there is nothing to choose. */
function isWorthAsking(aggregations: Readonly<Record<string, unknown>>, { chosen }: Question): boolean {
  if (chosen.readable) return true;
  const readable = listIn(aggregations, 'readable').buckets[0]?.doc_count ?? 0;
  return readable > 0 && readable < (countOf(aggregations, 'found').doc_count ?? 0);
}

function facetCluster(
  name: FacetName,
  counted: ReturnType<typeof listIn>,
  question: Question,
  language: Language,
): Cluster {
  const chosen = question.chosen[name] ?? [];
  const all = valuesIn(name, counted.buckets);
  const visible = all.slice(0, question.opened?.includes(name) ? mostValues : facetField(name).size);
  const remaining = Math.max(0, counted.different - counted.buckets.length);
  return {
    name,
    values: visible.map((named) => {
      const { keys, zh, en, count } = named;
      // A choice stays what it was when it was made, though fewer of its names are among what is found now.
      const before = chosen.find((value) => value.split(separator).some((key) => isIn(keys, key)));
      const [wanted, other] = language === 'zh' ? [zh, en] : [en, zh];
      const value = before ?? choiceOf(named);
      return { value, label: wanted || other || value, count, chosen: before !== undefined };
    }),
    more: all.length - visible.length + Math.round((remaining * all.length) / Math.max(1, counted.buckets.length)),
  };
}

const isIn = (keys: readonly string[], key: string): boolean => keys.some((one) => folded(one) === folded(key));

/** `id␟Chinese label␟English label`, which further ones may follow, `id␟name`, or the bare value. */
function valuesIn(name: FacetName, buckets: readonly PairedBucket[]): NamedValue[] {
  if (name === 'keyword') return mostFirst(keywordValues(buckets));
  // One question without a name of its own.
  if (name === 'readable') return buckets.map(({ doc_count: count }) => ({ keys: ['1'], zh: '1', en: '1', count }));
  const listed = new Map<string, NamedValue>();
  for (const { key, doc_count } of buckets) {
    const [value = '', zh = '', en = '', further = ''] = facetField(name).labelled
      ? String(key).split(separator)
      : [String(key)];
    // One value is written in two ways where some papers lack a label, or while a new one is on its way to all of them.
    const before = listed.get(value);
    const labels = facetField(name).labelled
      ? { zh: zh || en || value, en: en || zh || value }
      : { zh: value, en: value };
    const isNamed = before && before.zh !== before.en;
    const count = (before?.count ?? 0) + doc_count;
    const orcid = name === 'author' && further ? further : before?.orcid;
    listed.set(value, {
      keys: [value],
      ...(isNamed ? { zh: before.zh, en: before.en } : labels),
      count,
      ...(orcid && { orcid }),
    });
  }
  return name === 'author' ? mostFirst(peopleValues([...listed.values()])) : [...listed.values()];
}

/** What was joined may be more than what stood before it. */
const mostFirst = (values: readonly NamedValue[]): NamedValue[] =>
  values.toSorted((one, other) => other.count - one.count);

export const noScopes = () => Object.fromEntries(scopes.map((scope) => [scope, 0])) as Record<Scope, number>;

/** People that the same words find, whatever is chosen. */
export const peopleCount = (kinds: Readonly<Record<string, unknown>>): number =>
  ((kinds.kinds as Listed | undefined)?.buckets ?? []).find(({ key }) => key === 'expert')?.doc_count ?? 0;

/** Hits in each scope: of its own as it is narrowed, of the others by words and years alone. */
export function scopeCounts(
  kinds: Readonly<Record<string, unknown>>,
  clusters: Readonly<Record<string, unknown>>,
  question: Question,
): Record<Scope, number> {
  const counts = noScopes();
  const buckets = (kinds.kinds as Listed | undefined)?.buckets ?? [];
  for (const { key, doc_count } of buckets) {
    const scope = scopeOfKind(String(key));
    if (scope) counts[scope] += doc_count;
  }
  counts[question.scope] = countOf(clusters, 'found').doc_count ?? 0;
  return counts;
}
