import type { ScopeKinds } from '../scope-kinds.ts';
import type { EngineQuery } from './engine-query.ts';

/** Documents of these kinds. What is meant by exception finds kinds that come later, so a saved search need not be saved again. */
export const kindQuery = (meant: ScopeKinds): EngineQuery =>
  'only' in meant ? { terms: { kind: meant.only } } : { bool: { must_not: [{ terms: { kind: meant.except } }] } };
