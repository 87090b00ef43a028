import type { Kind } from '../../platform/item/kind.ts';
import { newsTable } from './store/news-table.ts';

export const newsKind: Kind = {
  name: 'news',
  family: 'news',
  table: newsTable,
};
