import type { Kind } from '../../platform/item/kind.ts';
import { bookSearch } from './search/search-book.ts';
import { bookTable, chapterTable } from './store/book-tables.ts';

export const bookKind: Kind = {
  name: 'book',
  family: 'publications',
  table: bookTable,
  parts: [chapterTable],
  search: bookSearch,
};
