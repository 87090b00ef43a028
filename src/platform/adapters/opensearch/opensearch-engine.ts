import type { EngineAnswer, EngineHit, EngineRequest, SearchEngine } from '../../ports/search-engine.ts';
import { traced } from '../../ports/traces.ts';
import { createLineAsker } from './ask-lines.ts';
import type { OpenSearchSettings } from './opensearch-index.ts';

/** More sites than this have documents in nearly every shard, and naming them all would only lengthen the address. */
const mostRoutedSites = 20;

const searching = () => ({ name: 'POST _msearch', kind: 'client' as const, facts: { 'db.system.name': 'opensearch' } });

type SiteSearch = Parameters<SearchEngine['searchAll']>[0][number];

export function connectOpenSearchEngine({ url, prefix, milliseconds, tls }: OpenSearchSettings): SearchEngine {
  const askLines = createLineAsker({ url, milliseconds, tls });

  async function searchAll(searches: readonly SiteSearch[]): Promise<readonly EngineAnswer[]> {
    if (searches.length === 0) return [];
    const lines = searches.flatMap((one) => [header(prefix, one), body(one, milliseconds)]);
    const { responses } = (await traced(searching, () => askLines('/_msearch', lines))) as {
      readonly responses: readonly RawAnswer[];
    };
    return responses.map(toAnswer);
  }

  return {
    searchAll,
    async search(sites, families, request) {
      const [answer] = await searchAll([{ sites, families, request }]);
      return answer as EngineAnswer;
    },
  };
}

/** An index that is not there, or a shard that does not answer, is a failure and never a shorter answer. */
const header = (prefix: string, { sites, families }: SiteSearch): string =>
  JSON.stringify({
    index: families.map((family) => `${prefix}${family}`),
    ignore_unavailable: false,
    allow_partial_search_results: false,
    ...(sites.length > 0 && sites.length <= mostRoutedSites ? { routing: sites.join(',') } : {}),
  });

function body({ sites, request }: SiteSearch, milliseconds: number): string {
  const { query, nearest, aggs, sort, highlight, from, size, search_after, _source, track_total_hits, version } =
    request;
  const allowed = [{ terms: { site: sites } }, { term: { status: 'published' } }];
  const text = JSON.stringify({
    timeout: `${milliseconds}ms`,
    query: nearest ? nearestQuery(nearest, allowed, query) : { bool: { filter: allowed, must: [query] } },
    aggs,
    sort,
    highlight,
    from,
    size,
    search_after,
    _source,
    track_total_hits,
    version,
  });
  if (wideWords.test(text)) refuseWiderView(request);
  return text;
}

/** The filter goes into the walk along the graph: put around it, it would throw away what was found, of whichever site that is. */
const nearestQuery = (
  { field, vector, most }: NonNullable<EngineRequest['nearest']>,
  allowed: readonly object[],
  query: object,
) => ({ knn: { [field]: { vector, k: most, filter: { bool: { filter: [...allowed, query] } } } } });

interface RawAnswer {
  readonly error?: { readonly type?: string; readonly reason?: string; readonly root_cause?: { reason?: string }[] };
  readonly status?: number;
  readonly took: number;
  readonly timed_out: boolean;
  readonly hits: {
    readonly total?: { readonly value: number; readonly relation: 'eq' | 'gte' };
    readonly hits: readonly RawHit[];
  };
  readonly aggregations?: Readonly<Record<string, unknown>>;
}

interface RawHit {
  readonly _id: string;
  readonly _score: number | null;
  readonly _version?: number;
  readonly _source?: Readonly<Record<string, unknown>>;
  readonly highlight?: Readonly<Record<string, readonly string[]>>;
  readonly sort?: readonly unknown[];
  readonly matched_queries?: readonly string[];
  readonly inner_hits?: Readonly<Record<string, { readonly hits: { readonly hits: readonly RawHit[] } }>>;
}

function toAnswer({ error, status, took, timed_out, hits, aggregations }: RawAnswer): EngineAnswer {
  if (error)
    throw new Error(
      `The search index answered ${status}: ${error.root_cause?.[0]?.reason ?? error.reason ?? error.type}`,
    );
  if (timed_out) throw Object.assign(new Error('The search index took too long.'), { code: 'ETIMEDOUT' });
  return {
    total: hits.total?.value ?? 0,
    totalIsLowerBound: hits.total?.relation !== 'eq',
    milliseconds: took,
    hits: hits.hits.map(toHit),
    aggregations: aggregations ?? {},
  };
}

const toHit = (hit: RawHit): EngineHit => ({
  id: hit._id,
  score: hit._score,
  source: hit._source ?? {},
  highlight: hit.highlight ?? {},
  sort: hit.sort ?? [],
  matched: hit.matched_queries ?? [],
  parts: hit.inner_hits ? partsOf(hit.inner_hits) : [],
  revision: hit._version,
});

const partsOf = (inner: NonNullable<RawHit['inner_hits']>): EngineHit['parts'] =>
  Object.values(inner)
    .flatMap(({ hits }) => hits.hits)
    .toSorted((one, other) => (other._score ?? 0) - (one._score ?? 0))
    .map(({ _source, highlight, _score }) => ({ source: _source ?? {}, highlight: highlight ?? {}, score: _score }));

/** These count beyond what the query found: over all sites of an index. */
const countBeyond = ['global', 'significant_terms', 'significant_text'];

/** Without one of these words nothing in a request sees further than it may: most are not looked through by their parts. */
const wideWords = /"(?:_?index|global|significant_te)/;

/** Refuses what would see more than the filtered documents, whoever wrote it. */
function refuseWiderView({ query, aggs = {}, sort, highlight }: EngineRequest): void {
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
