/** A request in the engine's own language. What it may see of which site is not for it to say. */
export interface EngineRequest {
  readonly query: object;
  /** Asks for what lies nearest to a vector; then `query` chooses among what may be found. */
  readonly nearest?: { readonly field: string; readonly vector: readonly number[]; readonly most: number };
  readonly aggs?: Readonly<Record<string, object>>;
  readonly sort?: readonly object[];
  readonly highlight?: object;
  readonly from?: number;
  readonly size?: number;
  readonly search_after?: readonly unknown[];
  readonly _source?: readonly string[] | boolean;
  readonly track_total_hits?: boolean | number;
  /** Whether hits say their revision. */
  readonly version?: boolean;
}

export interface EngineHit {
  readonly id: string;
  readonly score: number | null;
  readonly source: Readonly<Record<string, unknown>>;
  readonly highlight: Readonly<Record<string, readonly string[]>>;
  readonly sort: readonly unknown[];
  readonly matched: readonly string[];
  /** Parts of the document that matched by themselves, the best first, where the request asks for them. */
  readonly parts: readonly Pick<EngineHit, 'source' | 'highlight' | 'score'>[];
  /** The revision of the item that the index knows, where the request asks for it. */
  readonly revision: number | undefined;
}

export interface EngineAnswer {
  readonly total: number;
  readonly totalIsLowerBound: boolean;
  readonly milliseconds: number;
  readonly hits: readonly EngineHit[];
  readonly aggregations: Readonly<Record<string, unknown>>;
}

/** Asks the search index. */
export interface SearchEngine {
  /** Whatever is asked is asked of published documents of these sites only: the filter is added here, and nowhere else. */
  search(sites: readonly number[], families: readonly string[], request: EngineRequest): Promise<EngineAnswer>;
  /** The same for several requests in one round trip. */
  searchAll(
    requests: readonly {
      readonly sites: readonly number[];
      readonly families: readonly string[];
      readonly request: EngineRequest;
    }[],
  ): Promise<readonly EngineAnswer[]>;
}
