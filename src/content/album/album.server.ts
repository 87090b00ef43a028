import type { Kind } from '../../platform/item/kind.ts';
import { albumTable } from './store/album-table.ts';

export const albumKind: Kind = {
  name: 'album',
  family: 'others',
  table: albumTable,
};
