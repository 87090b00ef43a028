import { sql } from 'kysely';
import { kindCitation, peopleCited } from '../../../platform/item/citing/kind-citation.ts';
import type { Person } from '../../../platform/item/searching/people.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface ChapterFacts {
  readonly position: number;
  readonly titles: Text;
  readonly authors: readonly Person[];
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly doi: string | null;
}

interface BookFacts {
  readonly authors: readonly Person[];
  readonly editors: readonly Person[];
  readonly publishers: Text;
  readonly classification: string | null;
  readonly edition: number | null;
  readonly isbn: string | null;
  readonly chapters: readonly ChapterFacts[];
}

const chapters = sql`(select coalesce(jsonb_agg(jsonb_build_object('position', chapter.position, 'titles', chapter.titles,
    'authors', chapter.authors, 'firstPage', chapter.first_page, 'lastPage', chapter.last_page, 'doi', chapter.doi)), '[]')
  from chapter where chapter.site_id = item.site_id and chapter.book_id = item.id)`;

export const bookCitation = kindCitation<BookFacts>(
  {
    facts: sql`(select jsonb_build_object('authors', book.authors, 'editors', book.editors, 'publishers', book.publishers,
        'classification', book.classification_number, 'edition', book.edition, 'isbn', book.isbn, 'chapters', ${chapters})
      from book where book.site_id = item.site_id and book.id = item.id)`,
    toCitable: (_, { authors, editors, publishers, classification, edition, isbn }) => ({
      type: 'book',
      authors: peopleCited(authors),
      editors: peopleCited(editors),
      publishers,
      clc: classification,
      edition,
      isbn,
    }),
    partOf(item, { authors, editors, publishers, classification, isbn, chapters: all }, place) {
      const chapter = all.find(({ position }) => position === place);
      if (!chapter) return undefined;
      return {
        type: 'chapter',
        titles: chapter.titles,
        richTitles: {},
        abstracts: {},
        authors: peopleCited(chapter.authors.length > 0 ? chapter.authors : authors),
        editors: peopleCited(editors),
        containers: item.titles,
        publishers,
        clc: classification,
        isbn,
        firstPage: chapter.firstPage,
        lastPage: chapter.lastPage,
        doi: chapter.doi,
      };
    },
  },
  'book',
);
