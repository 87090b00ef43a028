import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { kindsOfTab, type SavedEntry } from '../../../../platform/kernel/saved-item.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { AlbumStore, OwnAlbum } from '../use-cases/album-store.ts';

/** An entry has no owner of its own: it is found through the album that has. */
const isInOwn = ({ site, account, album }: OwnAlbum) => sql`entry.site_id = ${site} and entry.album_id = ${album}
  and exists (select from personal_album own where own.site_id = ${site} and own.account_id = ${account} and own.album_id = ${album})`;

export const postgresEntries = (database: Database): Pick<AlbumStore, 'entries' | 'add' | 'take'> => ({
  async entries(own, { type, page, size }) {
    const ofType = type ? sql`and kind = any (${kindsOfTab(type)}::text[])` : sql``;
    const which = sql`${isInOwn(own)} ${ofType}`;
    const scope = { reads: [own.site], writes: null };
    const [entries, [counted]] = await Promise.all([
      database.rows(
        scope,
        statement(sql<SavedEntry>`select item_id::text as id, kind, title as titles,
          ${moment('added_at')} as at
          from personal_album_entry entry where ${which}
          order by added_at desc, item_id desc limit ${size} offset ${page * size}`),
      ),
      database.rows(
        scope,
        statement(sql<{ total: number }>`select count(*)::int as total from personal_album_entry entry where ${which}`),
      ),
    ]);
    return { entries, total: counted?.total ?? 0 };
  },

  add: (own, entries, most) =>
    database.transaction({ reads: [own.site], writes: own.site }, async (transaction) => {
      if (!(await touch(transaction, own))) return 'absent';
      const ids = entries.map(({ id }) => id);
      const [kept] = await transaction.rows(
        statement(sql<{ others: number }>`select count(*)::int as others from personal_album_entry entry
          where ${isInOwn(own)} and item_id <> all (${ids}::bigint[])`),
      );
      if ((kept?.others ?? 0) + entries.length > most) return 'full';
      const added = await transaction.rows(
        statement(sql`insert into personal_album_entry (site_id, album_id, item_id, kind, title)
          select ${own.site}::int, ${own.album}::bigint, given.id, given.kind, given.title
          from unnest(${ids}::bigint[], ${entries.map(({ kind }) => kind)}::text[],
            ${entries.map(({ titles }) => JSON.stringify(titles))}::jsonb[]) given (id, kind, title)
          on conflict do nothing returning item_id`),
      );
      return added.length;
    }),

  take: (own, ids) =>
    database.transaction({ reads: [own.site], writes: own.site }, async (transaction) => {
      if (!(await touch(transaction, own))) return undefined;
      const taken = await transaction.rows(
        statement(sql`delete from personal_album_entry entry
          where ${isInOwn(own)} and item_id = any (${ids}::bigint[]) returning item_id`),
      );
      return taken.length;
    }),
});

/** Locks the member's own album and notes the change; whoever owns none is stopped here. */
async function touch(transaction: Transaction, { site, account, album }: OwnAlbum): Promise<boolean> {
  const touched = await transaction.rows(
    statement(sql`update personal_album set changed_at = now(), revision = revision + 1
      where site_id = ${site} and account_id = ${account} and album_id = ${album} returning album_id`),
  );
  return touched.length > 0;
}
