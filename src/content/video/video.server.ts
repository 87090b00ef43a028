import type { Kind } from '../../platform/item/kind.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { recordingTable } from '../../platform/item/writing/recording-table.ts';

export const videoKind: Kind = {
  name: 'video',
  family: 'media',
  table: recordingTable,
  search: recordingSearch,
};
