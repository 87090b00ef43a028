import type { Id } from '../../../../platform/kernel/id.ts';
import type { AlbumType, SavedEntry } from '../../../../platform/kernel/saved-item.ts';
import type { Text } from '../../../../platform/kernel/text.ts';

export interface AlbumFacts {
  readonly name: string;
  readonly enName: string;
  /** The hash of a picture of the member's own. */
  readonly cover: string | null;
}

export interface Album extends AlbumFacts {
  readonly id: Id;
  readonly counts: Readonly<Record<AlbumType, number>>;
  /** ISO 8601 */
  readonly changedAt: string;
}

export interface NewEntry {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
}

interface Asked {
  readonly page: number;
  readonly size: number;
}

interface Owned {
  readonly site: number;
  readonly account: string;
}

/** Whose album is meant: none is found without its owner. */
export interface OwnAlbum extends Owned {
  readonly album: Id;
}

export interface AlbumStore {
  /** The last changed first. */
  list(of: Owned, asked: Asked): Promise<{ readonly albums: readonly Album[]; readonly total: number }>;
  find(own: OwnAlbum): Promise<Album | undefined>;
  /** Answers its id, or nothing where the member has as many as they may. */
  make(of: Owned, facts: AlbumFacts, most: number): Promise<Id | undefined>;
  /** Answers the facts that it had, or nothing if there is no such album. */
  change(own: OwnAlbum, facts: AlbumFacts): Promise<AlbumFacts | undefined>;
  /** Answers the cover that it had, or nothing if there is no such album. */
  remove(own: OwnAlbum): Promise<{ readonly cover: string | null } | undefined>;
  entries(
    own: OwnAlbum,
    asked: Asked & { readonly type?: AlbumType | undefined },
  ): Promise<{ readonly entries: readonly SavedEntry[]; readonly total: number }>;
  /** Answers how many are new; the reason if it does not take them. */
  add(own: OwnAlbum, entries: readonly NewEntry[], most: number): Promise<number | 'absent' | 'full'>;
  /** Answers how many there were; nothing if there is no such album. */
  take(own: OwnAlbum, ids: readonly Id[]): Promise<number | undefined>;
}
