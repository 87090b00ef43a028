import type { Id } from '../../../../platform/kernel/id.ts';
import type { SavedEntry, SavedType } from '../../../../platform/kernel/saved-item.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

export interface NewEntry {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
}

export interface CollectedPage {
  readonly entries: readonly SavedEntry[];
  readonly total: number;
}

/** What each member collected at a site. Every question names the member. */
export interface CollectedStore {
  /** Answers how many are new, or nothing where they would be more than the member may keep. */
  add(site: SiteContext, account: string, entries: readonly NewEntry[], most: number): Promise<number | undefined>;
  /** Answers how many there were. */
  remove(site: SiteContext, account: string, ids: readonly Id[], type?: SavedType): Promise<number>;
  has(site: SiteContext, account: string, id: Id): Promise<boolean>;
  /** The newest first. */
  list(
    site: SiteContext,
    account: string,
    asked: { readonly type?: SavedType | undefined; readonly page: number; readonly size: number },
  ): Promise<CollectedPage>;
}
