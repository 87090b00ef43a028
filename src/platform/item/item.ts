import type { Id } from '../kernel/id.ts';
import type { Text } from '../kernel/text.ts';

export type ItemStatus = 'draft' | 'published' | 'withdrawn';

/** What everything that is published has in common, so that it can be found, collected, cited and counted alike. */
export interface Item {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  readonly status: ItemStatus;
  readonly titles: Text;
  readonly doi: string | null;
  readonly cover: string | null;
  readonly publishedOn: string | null;
  readonly revision: string;
}
