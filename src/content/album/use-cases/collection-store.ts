import type { Person } from '../../../platform/item/searching/people.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { ShownItem } from '../../../platform/kernel/shown-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { CollectionKind, Counted, Named } from '../domain/collection.ts';

export interface Collection extends ShownItem {
  readonly kind: CollectionKind;
  readonly code: string | null;
  readonly editors: readonly Person[];
  readonly bodies: Text;
  /** Of a special issue. */
  readonly journal: Named | null;
  readonly period: Named | null;
  readonly opensOn: string | null;
  readonly closesOn: string | null;
  readonly entries: readonly Counted[];
}

/** What is published, or was and has been withdrawn. */
export interface CollectionStore {
  collection(site: SiteContext, id: Id): Promise<Collection | undefined>;
}
