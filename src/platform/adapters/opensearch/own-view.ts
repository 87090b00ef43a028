import type { EngineRequest } from '../../ports/search-engine.ts';

/** These count beyond what the query found: over all sites of an index. */
const countBeyond = ['global', 'significant_terms', 'significant_text'];

/** Refuses what would see more than the filtered documents, whoever wrote it. */
export function refuseWiderView({ query, aggs = {}, sort, highlight }: EngineRequest): void {
  refuseWiderCounts(aggs);
  for (const part of [query, aggs, sort, highlight]) refuseBorrowing(part);
}

function refuseWiderCounts(aggregations: Readonly<Record<string, object>>): void {
  for (const [name, aggregation] of Object.entries(aggregations)) {
    const beyond = countBeyond.find((type) => type in aggregation);
    if (beyond) throw new Error(`The aggregation ${name} would count beyond the asked sites: ${beyond}.`);
    const { aggs, aggregations: inner } = aggregation as Record<'aggs' | 'aggregations', Record<string, object>>;
    refuseWiderCounts({ ...aggs, ...inner });
  }
}

/** A query may name a stored document and take its values, whichever site that document is of. */
function refuseBorrowing(part: unknown): void {
  if (typeof part !== 'object' || part === null) return;
  if (has(part, 'index') && has(part, 'id'))
    throw new Error('A query can’t take the values of a stored document: that may be of another site.');
  for (const inner of Object.values(part)) if (typeof inner === 'object') refuseBorrowing(inner);
}

const has = (part: object, name: string): boolean => name in part || `_${name}` in part;
