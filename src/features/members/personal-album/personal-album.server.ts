import type { AnyHandler } from '../../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../../platform/contract/site-of-item.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { MemberPictures } from '../../../platform/ports/member-pictures.ts';
import type { SavedItems } from '../../../platform/ports/saved-items.ts';
import { answerDeleteAlbum, answerEditAlbum, answerSaveAlbum } from './api/change-albums.ts';
import { answerAddToAlbum, answerDeleteFromAlbum } from './api/change-entries.ts';
import { answerGetAlbum, answerSearchAlbumEntries, answerSearchAlbums } from './api/read-albums.ts';
import { postgresAlbums } from './store/postgres-albums.ts';

interface Parts {
  readonly database: Database;
  readonly savedItems: SavedItems;
  readonly siteOfItem: SiteOfItem;
  readonly covers: MemberPictures;
}

export function personalAlbumHandlers({ database, savedItems, siteOfItem, covers }: Parts): AnyHandler[] {
  const parts = { store: postgresAlbums(database), covers, siteOfItem };
  return [
    answerSearchAlbums(parts),
    answerGetAlbum(parts),
    answerSearchAlbumEntries(parts, savedItems),
    answerSaveAlbum(parts),
    answerEditAlbum(parts),
    answerDeleteAlbum(parts),
    answerAddToAlbum(parts, savedItems),
    answerDeleteFromAlbum(parts),
  ];
}
