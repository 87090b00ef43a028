import type { Kind } from '../../platform/item/kind.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { videoTable } from './store/video-table.ts';

export const videoKind: Kind = {
  name: 'video',
  family: 'media',
  table: videoTable,
  search: recordingSearch,
};
