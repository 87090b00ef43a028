import { readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** What a report contains of a title or an item in addition to its numbers. */
export interface Named {
  readonly id: Id;
  readonly names: Text;
  readonly publishers: Text;
  readonly doi: string | null;
  readonly isbn: string | null;
  readonly issn: string | null;
  readonly eissn: string | null;
  readonly publishedOn: string | null;
  readonly parent: Id | null;
  readonly parentType: 'Journal' | 'Book' | null;
  readonly authors: readonly { readonly names: Text; readonly orcid: string | null }[];
  /** Of the chapters of a book, by their place. */
  readonly chapters: readonly { readonly position: number; readonly titles: Text; readonly doi: string | null }[];
}

export type CounterNames = ReturnType<typeof postgresCounterNames>;

export const postgresCounterNames =
  (database: Database) =>
  async (site: number, ids: readonly Id[]): Promise<ReadonlyMap<Id, Named>> => {
    const rows = await readSite(database, site)<Named>`
      select item.id::text as id, item.titles as names, item.doi, book.isbn, journal.issn, journal.eissn,
        to_char(item.published_on, 'YYYY-MM-DD') as "publishedOn",
        coalesce(nullif(own.publishers, '{}'), nullif(journal.publishers, '{}'), nullif(book.publishers, '{}'),
          nullif(above.publishers, '{}'), '{}') as publishers,
        coalesce(own.journal_id, book.id)::text as parent,
        case when own.journal_id is not null then 'Journal' when book.id is not null then 'Book' end as "parentType",
        coalesce((select jsonb_agg(jsonb_build_object('names', names, 'orcid', orcid) order by position) from (
          select names, orcid, position from contributor where site_id = ${site} and article_id = item.id and role = 'author'
          order by position limit 3) first), '[]') as authors,
        coalesce((select jsonb_agg(jsonb_build_object('position', position, 'titles', titles, 'doi', doi)) from chapter
          where chapter.site_id = ${site} and chapter.book_id = item.id), '[]') as chapters
      from item
      left join article own on own.site_id = item.site_id and own.id = item.id
      left join journal on journal.site_id = item.site_id and journal.id = item.id
      left join journal above on above.site_id = item.site_id and above.id = own.journal_id
      left join book on book.site_id = item.site_id and book.id = item.id
      where item.site_id = ${site} and item.id = any (${ids}::bigint[])`;
    return new Map(rows.map((row) => [row.id, row]));
  };
