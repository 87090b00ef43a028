import type { Text } from '../../../../platform/kernel/text.ts';

/** What a version contains in addition to its text. A version that was stored before this was kept says nothing. */
export interface VersionFacts {
  /** Full names by language, in their order. */
  readonly authors?: readonly Text[];
  readonly affiliations?: readonly Text[];
  readonly keywords?: Readonly<Record<string, readonly string[]>>;
  readonly licence?: string | null;
  readonly dates?: Readonly<Record<DateName, string | null>>;
  readonly volume?: string | null;
  readonly pages?: string | null;
  /** Who paid, with the numbers of awards. */
  readonly funds?: readonly Text[];
}

export const dateNames = ['received', 'revised', 'accepted', 'online', 'printed'] as const;
export type DateName = (typeof dateNames)[number];
