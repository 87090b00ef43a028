import type { Id } from '../../../../platform/kernel/id.ts';
import type { SavedEntry } from '../../../../platform/kernel/saved-item.ts';

export type MemberUse = 'read' | 'download';

export interface UsedEntry extends SavedEntry {
  readonly times: number;
}

/** Everything here is about one member at one site. */
export interface HistoryStore {
  /** Writes down a use of something that is published; of anything else nothing is written. */
  remember(site: number, account: string, item: Id, what: MemberUse): Promise<void>;
  list(
    site: number,
    account: string,
    what: MemberUse,
    asked: { readonly page: number; readonly size: number },
  ): Promise<{ readonly entries: readonly UsedEntry[]; readonly total: number }>;
  /** Answers how many lines went. */
  forget(site: number, account: string, what: MemberUse, items: readonly Id[] | undefined): Promise<number>;
}
