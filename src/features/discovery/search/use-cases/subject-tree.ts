import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { SearchEngine } from '../../../../platform/ports/search-engine.ts';
import { separator } from '../domain/build-request/narrowing.ts';
import type { SearchStore } from '../store/postgres-search.ts';
import type { EngineCircuit } from './engine-circuit.ts';

const papersBySubject = {
  query: { term: { kind: 'article' } },
  aggs: { subjects: { terms: { field: 'subjects', size: 2_000 } } },
  size: 0,
  track_total_hits: false,
} as const;

export type CountedSubjects = ReturnType<typeof createCountedSubjects>;

/** Each subject with its number of papers, those of narrower ones included; without the engine nobody knows the numbers, and the tree stays. */
export const createCountedSubjects =
  (engine: SearchEngine, circuit: EngineCircuit, { subjects: read }: Pick<SearchStore, 'subjects'>) =>
  async (site: SiteContext) => {
    const subjects = await read(site);
    if (subjects.length === 0) return [];
    const counted = await circuit(() => engine.search([site.target.id], ['articles'], papersBySubject));
    const counts = counted.ok ? countsIn(counted.value.aggregations) : null;
    return subjects.map((subject) => ({ ...subject, count: counts ? (counts.get(subject.id) ?? 0) : null }));
  };

function countsIn(aggregations: Readonly<Record<string, unknown>>): Map<Id, number> {
  const { buckets = [] } = (aggregations.subjects ?? {}) as { buckets?: { key: string; doc_count: number }[] };
  const counts = new Map<Id, number>();
  // A subject that was renamed has two labels until all its papers are indexed again.
  for (const { key, doc_count } of buckets) {
    const id = key.split(separator)[0] ?? key;
    counts.set(id, (counts.get(id) ?? 0) + doc_count);
  }
  return counts;
}
