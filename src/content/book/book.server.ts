import type { Kind } from '../../platform/item/kind.ts';
import { openByItself } from '../../platform/item/open-access.ts';
import { bookSearch } from './search/search-book.ts';
import { bookCitation } from './store/book-citation.ts';
import { bookTable, chapterTable } from './store/book-tables.ts';

export const bookKind: Kind = {
  name: 'book',
  family: 'publications',
  table: bookTable,
  parts: [chapterTable],
  access: { openAccess: openByItself('book') },
  search: bookSearch,
  citation: bookCitation,
};
