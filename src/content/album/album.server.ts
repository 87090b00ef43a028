import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetAlbumInfo } from './api/get-album-info.ts';
import { albumSearch } from './search/search-album.ts';
import { postgresCollections } from './store/postgres-collections.ts';

export const albumKind: Kind = {
  name: 'album',
  hasPage: true,
  family: 'others',
  table: { name: 'album', owner: 'id', fields: { editors: [], bodies: {} } },
  search: albumSearch,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const albumHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetAlbumInfo({ collections: postgresCollections(database), siteOfItem, files }),
];
