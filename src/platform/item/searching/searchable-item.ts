import type { Id } from '../../kernel/id.ts';
import type { Text } from '../../kernel/text.ts';
import type { Item } from '../item.ts';

/** Another item as a document names it. */
export interface NamedItem {
  readonly id: Id;
  readonly titles: Text;
}

/** An item with what every kind may have, as it is read for the index. */
export interface SearchableItem extends Item {
  readonly key: string | null;
  readonly language: string | null;
  readonly richTitles: Text;
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly visits: number;
  readonly downloads: number;
  readonly citations: number;
  readonly comments: number;
  readonly score: number | null;
  readonly isEmbargoed: boolean;
  readonly subjects: readonly NamedItem[];
  /** Albums, topics and special issues that hold it. */
  readonly collections: readonly Id[];
  /** What published notices say of it. */
  readonly notices: readonly ('corrects' | 'retracts' | 'expresses-concern-about')[];
  /** The record that stands for it, if it was merged. */
  readonly mergedInto: Id | null;
}
