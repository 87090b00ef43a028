import { sql } from 'kysely';
import { rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';

/** The largest issues have some hundred papers; what is longer is no book. */
const mostPapers = 300;

export const postgresBookPapers = (database: Database) => ({
  /** The published papers of which a book is made: one paper, those of an issue, or those of a collection, in their order. */
  async papersOf(site: SiteContext, id: Id): Promise<readonly Id[]> {
    const own = site.target.id;
    const rows = await rowsAt(database, site)<{ readonly id: Id }>`
      select item.id::text as id from (
        select id, 0 as place, null::text as page from article where site_id = ${own} and id = ${id}::bigint
        union all
        select id, position, first_page from article where site_id = ${own} and period_id = ${id}::bigint
        union all
        select entry_id, position, null from collection_entry where site_id = ${own} and collection_id = ${id}::bigint
      ) listed
      join item on item.site_id = ${own} and item.id = listed.id and item.kind = 'article' and item.status = 'published'
      order by listed.place nulls last, substring(listed.page from '[0-9]{1,9}')::int nulls last, item.id
      limit ${sql.lit(mostPapers)}`;
    return rows.map((row) => row.id);
  },

  /** The papers that a member put into an album of their own, the last added first. */
  async papersOfAlbum({ host }: SiteContext, account: string, album: Id): Promise<readonly Id[]> {
    const rows = await rowsAt(database, { reads: [host.id], writes: null })<{ readonly id: Id }>`
      select entry.item_id::text as id from personal_album_entry entry
      join personal_album own on own.site_id = entry.site_id and own.album_id = entry.album_id
      where entry.site_id = ${host.id} and entry.album_id = ${album}::bigint and own.account_id = ${account}::bigint
        and entry.kind = 'article'
      order by entry.added_at desc, entry.item_id desc limit ${sql.lit(mostPapers)}`;
    return rows.map((row) => row.id);
  },
});
