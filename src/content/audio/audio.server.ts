import type { Kind } from '../../platform/item/kind.ts';
import { recordingSearch } from '../../platform/item/searching/recording-search.ts';
import { audioTable } from './store/audio-table.ts';

export const audioKind: Kind = {
  name: 'audio',
  family: 'media',
  table: audioTable,
  search: recordingSearch,
};
