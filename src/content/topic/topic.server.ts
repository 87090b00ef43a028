import type { Kind } from '../../platform/item/kind.ts';
import { topicTable } from './store/topic-table.ts';

export const topicKind: Kind = {
  name: 'topic',
  family: 'others',
  table: topicTable,
};
