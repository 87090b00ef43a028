import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { ReducedHit } from './reduced-search.ts';

export interface ExpertPapers {
  readonly papers: readonly ReducedHit[];
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** A page of the papers that a person wrote, the newest first; nothing where there is no such person. Merged records count as one. */
export type FindExpertPapers = (
  site: SiteContext,
  expert: Id,
  slice: { readonly page: number; readonly size: number },
) => Promise<ExpertPapers | undefined>;
