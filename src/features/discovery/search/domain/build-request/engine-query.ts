import type { ScopeKinds } from '../known-kinds.ts';

/** A clause in the engine's own language. */
export type EngineQuery = Readonly<Record<string, unknown>>;

export const nothing: EngineQuery = { match_none: {} };
export const everything: EngineQuery = { match_all: {} };

export const bestOf = (queries: readonly EngineQuery[], tie = 0.2): EngineQuery =>
  queries.length === 1 && queries[0] ? queries[0] : { dis_max: { tie_breaker: tie, queries } };

export const anyOf = (queries: readonly EngineQuery[]): EngineQuery => ({
  bool: { should: queries, minimum_should_match: 1 },
});

/** Documents of these kinds. What is meant by exception finds kinds that come later, so a saved search need not be saved again. */
export const kindQuery = (meant: ScopeKinds): EngineQuery =>
  'only' in meant ? { terms: { kind: meant.only } } : { bool: { must_not: [{ terms: { kind: meant.except } }] } };
