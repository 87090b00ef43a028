import { sql } from 'kysely';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { kindsOfTab, type SavedEntry, type SavedType, tabbedKinds } from '../../../../platform/kernel/saved-item.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { CollectedStore } from '../use-cases/collected-store.ts';

const mine = (site: number, account: string) => sql`site_id = ${site} and account_id = ${account}`;

const isOfType = (type: SavedType | undefined) => {
  if (type === undefined) return sql``;
  return type === 'other'
    ? sql`and kind <> all (${tabbedKinds}::text[])`
    : sql`and kind = any (${kindsOfTab(type)}::text[])`;
};

export const postgresCollected = (database: Database): CollectedStore => ({
  add: (site, account, entries, most) =>
    database.transaction(site, async (transaction) => {
      const ids = entries.map(({ id }) => id);
      const [kept] = await transaction.rows(
        statement(sql<{ others: number }>`select count(*)::int as others from collected
          where ${mine(site.host.id, account)} and item_id <> all (${ids}::bigint[])`),
      );
      if ((kept?.others ?? 0) + entries.length > most) return undefined;
      const added = await transaction.rows(
        statement(sql`insert into collected (site_id, account_id, item_id, kind, title)
          select ${site.host.id}, ${account}, given.id, given.kind, given.title
          from unnest(${ids}::bigint[], ${entries.map(({ kind }) => kind)}::text[],
            ${entries.map(({ titles }) => JSON.stringify(titles))}::jsonb[]) given (id, kind, title)
          on conflict do nothing returning item_id`),
      );
      return added.length;
    }),

  async remove(site, account, ids, type) {
    const removed = await database.rows(
      site,
      statement(sql`delete from collected where ${mine(site.host.id, account)}
        and item_id = any (${ids}::bigint[]) ${isOfType(type)} returning item_id`),
    );
    return removed.length;
  },

  async has(site, account, id) {
    const found = await database.rows(
      site,
      statement(sql`select from collected where ${mine(site.host.id, account)} and item_id = ${id}`),
    );
    return found.length > 0;
  },

  async list(site, account, { type, page, size }) {
    const which = sql`${mine(site.host.id, account)} ${isOfType(type)}`;
    const [entries, [counted]] = await Promise.all([
      database.rows(
        site,
        statement(sql<SavedEntry>`select item_id::text as id, kind, title as titles,
          ${moment('collected_at')} as at
          from collected where ${which} order by collected_at desc, item_id desc limit ${size} offset ${page * size}`),
      ),
      database.rows(
        site,
        statement(sql<{ total: number }>`select count(*)::int as total from collected where ${which}`),
      ),
    ]);
    return { entries, total: counted?.total ?? 0 };
  },
});
