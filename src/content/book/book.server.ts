import type { Kind } from '../../platform/item/kind.ts';
import { bookTable, chapterTable } from './store/book-tables.ts';

export const bookKind: Kind = {
  name: 'book',
  family: 'publications',
  table: bookTable,
  parts: [chapterTable],
};
