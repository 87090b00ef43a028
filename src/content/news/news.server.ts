import type { Kind } from '../../platform/item/kind.ts';
import { newsSearch } from './search/search-news.ts';
import { newsTable } from './store/news-table.ts';

export const newsKind: Kind = {
  name: 'news',
  family: 'news',
  table: newsTable,
  search: newsSearch,
};
