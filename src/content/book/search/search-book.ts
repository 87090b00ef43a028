import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../../platform/item/searching/people.ts';
import { textGroup, unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface BookFacts {
  readonly authors: readonly Person[];
  readonly editors: readonly Person[];
  readonly publishers: Text;
  readonly series: Text;
  readonly isbn: string | null;
  readonly accessType: number | null;
  readonly chapters: readonly { titles: Text; authors: readonly Person[]; doi: string | null }[];
}

const facts = sql`(select jsonb_build_object('authors', book.authors, 'editors', book.editors, 'publishers', book.publishers,
    'series', book.series, 'isbn', book.isbn, 'accessType', book.access_type,
    'chapters', (select coalesce(jsonb_agg(jsonb_build_object('titles', chapter.titles, 'authors', chapter.authors, 'doi', chapter.doi)
        order by chapter.position), '[]')
      from chapter where chapter.site_id = item.site_id and chapter.book_id = item.id))
  from book where book.site_id = item.site_id and book.id = item.id)`;

export const bookSearch = kindSearch<BookFacts>(
  {
    facts,
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
);
