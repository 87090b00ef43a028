import type { Id } from './id.ts';
import type { SiteContext } from './site-context.ts';
import type { Text } from './text.ts';

/** What members keep, sorted as the personal album's tabs are; everything without a tab is `other`. */
export const savedTypes = ['article', 'publication', 'audio', 'video', 'other'] as const;
export type SavedType = (typeof savedTypes)[number];

/** What an album takes. */
export const albumTypes = ['article', 'publication', 'audio', 'video'] as const;
export type AlbumType = (typeof albumTypes)[number];

const kindsOf: Readonly<Record<AlbumType, readonly string[]>> = {
  article: ['article'],
  publication: ['journal', 'book'],
  audio: ['audio'],
  video: ['video'],
};

/** The kinds that have a tab. */
export const tabbedKinds: readonly string[] = albumTypes.flatMap((type) => kindsOf[type]);

export const kindsOfTab = (type: AlbumType): readonly string[] => kindsOf[type];

export const savedTypeOf = (kind: string): SavedType =>
  albumTypes.find((type) => kindsOf[type].includes(kind)) ?? 'other';

/** A line of a member's list: what was kept, and its name at that time. */
export interface SavedEntry {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  /** ISO 8601 */
  readonly at: string;
}

/** The thing itself, as it stands now. */
export interface FoundItem {
  readonly kind: string;
  readonly titles: Text;
  readonly url: string;
  readonly cover: string | null;
  readonly publishDate: string | null;
}

/** What is still there of the items that a member kept: published, and reachable from this site. The rest is left out. */
export type SavedItems = (site: SiteContext, ids: readonly Id[]) => Promise<ReadonlyMap<Id, FoundItem>>;
