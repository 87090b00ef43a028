import { sql } from 'kysely';
import { kindCitation, peopleCited } from '../../../platform/item/citing/kind-citation.ts';
import type { Person } from '../../../platform/item/searching/people.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface BookFacts {
  readonly authors: readonly Person[];
  readonly editors: readonly Person[];
  readonly publishers: Text;
  readonly classification: string | null;
  readonly edition: number | null;
  readonly isbn: string | null;
}

export const bookCitation = kindCitation<BookFacts>(
  {
    facts: sql`(select jsonb_build_object('authors', book.authors, 'editors', book.editors, 'publishers', book.publishers,
        'classification', book.classification_number, 'edition', book.edition, 'isbn', book.isbn)
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
  },
  'book',
);
