import type { Id } from '../../kernel/id.ts';
import type { Text } from '../../kernel/text.ts';

/** What a citation takes from any item. */
export interface CitedItem {
  readonly site: number;
  readonly id: Id;
  readonly kind: string;
  /** The key of its texts, not a tag. */
  readonly language: string | null;
  readonly titles: Text;
  readonly richTitles: Text;
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly doi: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
}
