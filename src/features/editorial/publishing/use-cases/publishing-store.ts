import type { ItemStatus } from '../../../../platform/item/item.ts';
import type { ItemReference } from '../../../../platform/item/writing/item-draft.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';

/** A thing that something is done to, held until the transaction ends. */
export interface ActedItem {
  readonly id: Id;
  readonly kind: string;
  readonly key: string;
  readonly status: ItemStatus;
  readonly withdrawnOn: string | null;
  readonly titles: Text;
  /** Of an article. */
  readonly journal: ItemReference | null;
}

export interface ItemState {
  readonly id: Id;
  readonly kind: string;
  readonly status: ItemStatus;
  readonly withdrawnOn: string | null;
  readonly reasons: Text;
  readonly notices: { id: Id; type: string; titles: Text; publishedOn: string | null }[];
  readonly versions: { number: number; publishedOn: string | null; hasText: boolean; titles: Text }[];
  readonly waiting: number;
}

export interface PublishingStore {
  state(site: number, id: Id): Promise<ItemState | undefined>;
  take(transaction: Transaction, site: number, id: Id): Promise<ActedItem | undefined>;
  articleByDoi(transaction: Transaction, site: number, doi: string): Promise<Id | null>;
  /** Says that one article speaks of another, now and whenever the first one is imported again. */
  relate(transaction: Transaction, site: number, from: Id, type: string, to: ActedItem): Promise<void>;
  /** Answers how many articles are published by it. */
  publishIssue(transaction: Transaction, site: number, issue: Id): Promise<number>;
}
