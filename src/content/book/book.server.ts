import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { itself, openByItself } from '../../platform/item/open-access.ts';
import { listedPeople } from '../../platform/item/records/kind-record.ts';
import { kindSearch, textsByLanguage } from '../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../platform/item/searching/people.ts';
import { textGroup, unique } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Access, ReadTrial } from '../../platform/ports/access.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import type { Wording } from '../../platform/ports/wording.ts';
import { answerGetBook, answerGetChapter } from './api/book-calls.ts';
import { bookCitation } from './store/book-citation.ts';
import { postgresBooks } from './store/postgres-books.ts';
import { readChapter } from './use-cases/read-chapter.ts';

interface BookFacts {
  readonly authors: readonly Person[];
  readonly editors: readonly Person[];
  readonly publishers: Text;
  readonly series: Text;
  readonly isbn: string | null;
  readonly accessType: number | null;
  readonly chapters: readonly {
    readonly position: number;
    readonly titles: Text;
    readonly authors: readonly Person[];
    readonly doi: string | null;
    readonly bodies: Text;
  }[];
}

const facts = sql`(select jsonb_build_object('authors', book.authors, 'editors', book.editors, 'publishers', book.publishers,
    'series', book.series, 'isbn', book.isbn, 'accessType', book.access_type,
    'chapters', (select coalesce(jsonb_agg(jsonb_build_object('position', chapter.position, 'titles', chapter.titles,
        'authors', chapter.authors, 'doi', chapter.doi, 'bodies', chapter.bodies)
        order by chapter.position), '[]')
      from chapter where chapter.site_id = item.site_id and chapter.book_id = item.id))
  from book where book.site_id = item.site_id and book.id = item.id)`;

const chapterRecord = sql`jsonb_build_object('position', chapter.position, 'parentPosition', chapter.parent_position, 'label', chapter.label,
  'titles', chapter.titles, 'people', ${listedPeople('chapter.authors', 'author')}, 'firstPage', chapter.first_page,
  'lastPage', chapter.last_page, 'doi', chapter.doi, 'bodies', chapter.bodies)`;

const bookRecord = sql`(select jsonb_build_object('type', 'book',
    'people', ${listedPeople('book.authors', 'author')} || ${listedPeople('book.editors', 'editor')}, 'publishers', book.publishers,
    'series', book.series, 'edition', book.edition, 'pages', book.pages, 'isbn', book.isbn, 'isOpen', book.access_type = 0,
    'parts', (select coalesce(jsonb_agg(${chapterRecord} order by chapter.position), '[]')
      from chapter where chapter.site_id = item.site_id and chapter.book_id = item.id))
  from book where book.site_id = item.site_id and book.id = item.id)`;

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
  search: kindSearch<BookFacts>(
    {
      facts,
      texts: ({ chapters }) => chapters.flatMap(({ bodies, position }) => textsByLanguage(bodies, position)),
      toDocument(item, book) {
        const own = [...book.authors, ...book.editors];
        const people = peopleFields(own, item.language);
        const all = peopleFields([...own, ...book.chapters.flatMap(({ authors }) => authors)], item.language);
        const isbn = book.isbn ?? undefined;
        return {
          ...people.fields,
          author: all.fields.author ?? [],
          ids: unique([...all.orcids, isbn, isbn?.replaceAll('-', ''), ...book.chapters.map(({ doi }) => doi)]),
          // What stands in it is said of it, with less weight than its own title.
          caption: textGroup(book.series, ...book.chapters.map(({ titles }) => titles)),
          isbn,
          accessType: book.accessType ?? undefined,
          organizer: unique(Object.values(book.publishers)),
          shown: { ...people.shown, accessType: book.accessType ?? undefined },
        };
      },
    },
    { authors: [], editors: [], publishers: {}, series: {}, isbn: null, accessType: null, chapters: [] },
  ),
  record: bookRecord,
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
