import type { Kind } from '../../platform/item/kind.ts';
import { albumSearch } from './search/search-album.ts';
import { albumTable } from './store/album-table.ts';

export const albumKind: Kind = {
  name: 'album',
  family: 'others',
  table: albumTable,
  search: albumSearch,
};
