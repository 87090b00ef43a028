import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Expert, Work } from '../domain/expert.ts';

export interface ExpertStore {
  /** The record that stands for this one, where it was merged. */
  expert(site: SiteContext, id: Id): Promise<Expert | undefined>;
  /** The published record that stands for this one, and the iD by which its person can be known. */
  record(site: SiteContext, id: Id): Promise<{ readonly id: Id; readonly orcid: string | null } | undefined>;
  /** What their newest papers say; records that were merged count as one. */
  work(site: SiteContext, id: Id): Promise<Work>;
}
