import type { Kind } from '../../platform/item/kind.ts';
import { topicSearch } from './search/search-topic.ts';
import { topicTable } from './store/topic-table.ts';

export const topicKind: Kind = {
  name: 'topic',
  family: 'others',
  table: topicTable,
  search: topicSearch,
};
