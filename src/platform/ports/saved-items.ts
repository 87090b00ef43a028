import type { Id } from '../kernel/id.ts';
import type { FoundItem } from '../kernel/saved-item.ts';
import type { SiteContext } from '../kernel/site-context.ts';

/** What is still there of the things that a member kept: published, and reachable from this site. The rest is left out. */
export type SavedItems = (site: SiteContext, ids: readonly Id[]) => Promise<ReadonlyMap<Id, FoundItem>>;
