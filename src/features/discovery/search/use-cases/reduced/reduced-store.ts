import type { Id } from '../../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../../platform/kernel/site-context.ts';
import type { Question } from '../../domain/search-question.ts';
import type { AskedClause } from './asked-clauses.ts';
import type { ReducedAnswer, ReducedHit } from './reduced-search.ts';

export interface ReducedLookup {
  readonly kinds: readonly string[];
  /** Alternatives; null asks for the newest of these kinds. */
  readonly clauses: readonly AskedClause[] | null;
  /** Whose choices, years, order and page count. */
  readonly question: Question;
  readonly collections: readonly Id[] | undefined;
}

export type ReducedPage = Omit<ReducedAnswer, 'shown'>;

export interface ReducedStore {
  find(scope: SiteScope, lookup: ReducedLookup): Promise<ReducedPage>;
  read(scope: SiteScope, ids: readonly Id[]): Promise<readonly ReducedHit[]>;
}
