import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { itself, openByItself } from '../../platform/item/open-access.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerGetBook, answerGetChapter } from './api/book-calls.ts';
import { bookSearch } from './search/search-book.ts';
import { bookCitation } from './store/book-citation.ts';
import { postgresBooks } from './store/postgres-books.ts';
import { readChapter } from './use-cases/read-chapter.ts';

export const bookKind: Kind = {
  name: 'book',
  hasPage: true,
  family: 'publications',
  table: {
    name: 'book',
    owner: 'id',
    fields: {
      authors: [],
      editors: [],
      publishers: {},
      series: {},
      classificationNumber: null,
      languages: [],
      edition: null,
      printing: null,
      pages: null,
      isbn: null,
      accessType: 1,
    },
  },
  parts: [
    {
      name: 'chapter',
      owner: 'book_id',
      place: 'position',
      fields: {
        parentPosition: null,
        label: null,
        titles: {},
        authors: [],
        firstPage: null,
        lastPage: null,
        doi: null,
        bodies: {},
      },
    },
  ],
  access: { openAccess: openByItself('book'), within: itself },
  search: bookSearch,
  citation: bookCitation,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
  readonly access: Access & { readonly trial: ReadTrial };
  readonly wording: Wording;
}

export function bookHandlers({ database, files, siteOfItem, access, wording }: Parts): AnyHandler[] {
  const books = postgresBooks(database);
  return [
    answerGetBook({ books, siteOfItem, access, wording }),
    answerGetChapter({ read: readChapter(books, access), siteOfItem, files, wording }),
  ];
}
