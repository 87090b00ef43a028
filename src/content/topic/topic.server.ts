import type { Kind } from '../../platform/item/kind.ts';
import { topicSearch } from './search/search-topic.ts';
import { topicTable } from './store/topic-table.ts';

export const topicKind: Kind = {
  name: 'topic',
  hasPage: true,
  family: 'others',
  table: topicTable,
  search: topicSearch,
};
