import type { Language } from '../../../../platform/kernel/language.ts';
import { facetField, separator } from './build-request/facet-fields.ts';
import { scopeOfKind } from './scope-kinds.ts';
import { type FacetName, facetNames, type Question, type Scope, scopes } from './search-question.ts';

export interface Cluster {
  readonly name: FacetName | 'year';
  readonly values: readonly { value: string; label: string; count: number; chosen: boolean }[];
  readonly more: number;
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

const counted = (aggregations: Readonly<Record<string, unknown>>, name: string): Counted =>
  (aggregations[name] ?? {}) as Counted;

/** The choices that a reader has, in their language; a list without any is left out. */
export function clustersIn(
  aggregations: Readonly<Record<string, unknown>>,
  question: Question,
  language: Language,
): Cluster[] {
  const { from, to } = question.years;
  const years = counted(aggregations, 'year').values?.buckets ?? [];
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
    ...facetNames.map((facet) => facetCluster(facet, counted(aggregations, facet), question, language)),
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
  const told = new Map<string, Cluster['values'][number]>();
  for (const { key, doc_count } of buckets) {
    const { value, label } = labelled(name, String(key), language);
    // One thing is written in two ways where some papers lack a label, or while a new one is on its way to all of them.
    const before = told.get(value);
    told.set(value, {
      ...{ value, label: before?.label ?? label, chosen: chosen.includes(value) },
      count: (before?.count ?? 0) + doc_count,
    });
  }
  return { name, values: [...told.values()], more: Math.max(0, (different?.value ?? 0) - buckets.length) };
}

/** `id␟Chinese label␟English label`, which further ones may follow, `id␟name`, or the bare value. */
function labelled(name: FacetName, key: string, language: Language): { value: string; label: string } {
  const [value = key, zh = '', en = ''] = facetField(name).labelled ? key.split(separator) : [key];
  const [wanted, other] = language === 'zh' ? [zh, en] : [en, zh];
  return { value, label: wanted || other || value };
}

/** Hits in each scope: of the asked one as it is narrowed, of the others by words and years alone. */
export function scopeCounts(
  kinds: Readonly<Record<string, unknown>>,
  clusters: Readonly<Record<string, unknown>>,
  question: Question,
): Record<Scope, number> {
  const counts = Object.fromEntries(scopes.map((scope) => [scope, 0])) as Record<Scope, number>;
  const buckets = (kinds.kinds as Counted['values'] | undefined)?.buckets ?? [];
  for (const { key, doc_count } of buckets) {
    const scope = scopeOfKind(String(key));
    if (scope) counts[scope] += doc_count;
  }
  counts[question.scope] = counted(clusters, 'found').doc_count ?? 0;
  return counts;
}
