import type { Id } from '../../../platform/kernel/id.ts';
import type { Integrity } from '../../../platform/kernel/integrity.ts';
import type { Text } from '../../../platform/kernel/text.ts';

/** A paper as a list of papers needs it. */
export interface ListedPaper {
  readonly site: number;
  readonly id: Id;
  readonly titles: Text;
  readonly summaries: Text;
  readonly keywords: Readonly<Record<string, readonly string[]>>;
  readonly authors: readonly Text[];
  readonly doi: string | null;
  readonly cover: string | null;
  /** YYYY-MM-DD */
  readonly publishedOn: string | null;
  readonly journal: { readonly id: Id; readonly names: Text } | null;
  readonly year: number | null;
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  /** The column of the journal that it stands in; empty where it stands in none. */
  readonly part: Text;
  readonly publicationType: number | null;
  readonly accessType: number | null;
  readonly version: number | null;
  readonly integrity: Integrity | null;
  /** Its PDF's place among the article's files. */
  readonly pdf: number | null;
  readonly visits: number;
  readonly downloads: number;
  readonly citations: number;
  readonly comments: number;
  readonly score: number | null;
}

export interface PaperPage {
  readonly papers: readonly ListedPaper[];
  readonly total: number;
}

/** Papers that are out before their issue: online first with their text, or accepted and not yet edited. */
export const firstStates = ['onlineFirst', 'justAccepted'] as const;
export type FirstState = (typeof firstStates)[number];

/** The specification's values of what is out before its issue. */
export const onlineFirst = 1;
export const acceptedVersion = -1;
