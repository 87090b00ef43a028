import { sql } from 'kysely';
import { embargoOf } from '../../../platform/item/embargo.ts';
import { downloadableFiles, isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Embargo } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Book } from '../contract.ts';

export type BookStore = ReturnType<typeof postgresBooks>;

/** An entry of a book's contents, with the hash of its text by language. */
export type ChapterRow = Omit<Book['chapters'][number], 'hasBody' | 'url'> & { readonly bodies: Text };

type People = 'authors' | 'editors' | 'publishers';
type Facts = 'series' | 'classificationNumber' | 'languages' | 'edition' | 'printing' | 'pages' | 'isbn' | 'accessType';
interface BookRow extends PublicItem, Pick<Book, People | Facts | 'subjects'> {
  readonly embargo: Embargo | null;
  readonly chapters: readonly ChapterRow[];
  readonly files: readonly (Omit<Book['files'][number], 'id'> & { readonly position: number })[];
}

/** `site` is the one that a book belongs to. */
export const postgresBooks = (database: Database) => ({
  /** A book that is published or was withdrawn. */
  async book(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectBook(site.target.id, id));
    return row;
  },

  /** A chapter of a book that is published. */
  async chapter(site: SiteContext, book: Id, position: number) {
    const [row] = await database.rows(site, selectChapter(site.target.id, book, position));
    return row;
  },
});

/** More than any book has; a wrong import must not fill a page. */
const mostChapters = 2_000;

const chapters = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('position', listed.position, 'parentPosition', listed.parent_position,
    'label', listed.label, 'titles', listed.titles, 'authors', listed.authors, 'firstPageNum', listed.first_page,
    'lastPageNum', listed.last_page, 'doi', listed.doi, 'bodies', listed.bodies) order by listed.position), '[]')
  from (select * from chapter where chapter.site_id = item.site_id and chapter.book_id = item.id
    order by chapter.position limit ${mostChapters}) listed)`;

const subjects = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', subject.id::text, 'names', subject.titles) order by listed.position), '[]')
  from item_subject listed
  join item subject on subject.site_id = listed.site_id and subject.id = listed.subject_id and subject.status = 'published'
  where listed.site_id = item.site_id and listed.item_id = item.id)`;

const selectBook = (site: number, id: Id) =>
  statement<BookRow>`
    select ${publicItemColumns}, book.authors, book.editors, book.publishers, book.series, book.classification_number as "classificationNumber",
      book.languages, book.edition, book.printing, book.pages, book.isbn, book.access_type as "accessType", ${embargoOf()} as embargo,
      ${subjects} as subjects, ${chapters} as chapters, ${downloadableFiles} as files
    from item join book on book.site_id = item.site_id and book.id = item.id
    where ${isPublicItem(site, id, 'book')}`;

const selectChapter = (site: number, book: Id, position: number) =>
  statement<ChapterRow & { accessType: number; embargo: Embargo | null }>`
    select chapter.position, chapter.parent_position as "parentPosition", chapter.label, chapter.titles, chapter.authors,
      chapter.first_page as "firstPageNum", chapter.last_page as "lastPageNum", chapter.doi, chapter.bodies, book.access_type as "accessType", ${embargoOf()} as embargo
    from item join book on book.site_id = item.site_id and book.id = item.id
    join chapter on chapter.site_id = item.site_id and chapter.book_id = item.id and chapter.position = ${position}
    where ${isPublicItem(site, book, 'book')} and item.status = 'published'`;
