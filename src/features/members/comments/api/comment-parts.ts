import type { SiteOfItem } from '../../../../platform/contract/site-of-item.ts';
import type { SiteContext, SiteIdentity } from '../../../../platform/kernel/site-context.ts';
import type { RateLimit } from '../../../../platform/ports/rate-limit.ts';
import type { SavedItems } from '../../../../platform/ports/saved-items.ts';
import type { CommentStore } from '../use-cases/comment-store.ts';

export interface CommentRules {
  readonly enabled: boolean;
  readonly shownAtOnce: boolean;
}

export interface CommentParts {
  readonly store: CommentStore;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
  readonly rateLimit: RateLimit;
  readonly rulesOf: (site: SiteIdentity) => Promise<CommentRules>;
}

/** Both must want comments: the site that publishes the thing, and the site at whose host it is read. */
export async function rulesFor(rulesOf: CommentParts['rulesOf'], { host, target }: SiteContext): Promise<CommentRules> {
  const owner = await rulesOf(target);
  const here = host.id === target.id ? owner : await rulesOf(host);
  return { enabled: owner.enabled && here.enabled, shownAtOnce: owner.shownAtOnce };
}
