import type { Kind } from '../../platform/item/kind.ts';
import { audioTable } from './store/audio-table.ts';

export const audioKind: Kind = {
  name: 'audio',
  family: 'media',
  table: audioTable,
};
