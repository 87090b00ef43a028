import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import { kindsOfTab, type SavedEntry, type SavedType, tabbedKinds } from '../../../../platform/kernel/saved-item.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

const isOwn = (site: SiteContext, account: string) =>
  sql<boolean>`site_id = ${site.host.id} and account_id = ${account}`;

const isOfType = (type: SavedType | undefined) => {
  if (type === undefined) return sql<boolean>`true`;
  return type === 'other'
    ? sql<boolean>`kind <> all (${tabbedKinds}::text[])`
    : sql<boolean>`kind = any (${kindsOfTab(type)}::text[])`;
};

/** What each member collected at a site. Every question names the member. */
export const postgresFavourites = (database: Database) => ({
  /** Answers how many are new, or nothing where they would be more than the member may keep. */
  add: (site: SiteContext, account: string, entries: readonly Omit<SavedEntry, 'at'>[], most: number) =>
    database.transaction(site, async (transaction) => {
      const ids = entries.map(({ id }) => id);
      const [kept] = await transaction.rows(statement<{ others: number }>`select count(*)::int as others from collected
        where ${isOwn(site, account)} and item_id <> all (${ids}::bigint[])`);
      if ((kept?.others ?? 0) + entries.length > most) return undefined;
      const added = await transaction.rows(statement`insert into collected (site_id, account_id, item_id, kind, title)
        select ${site.host.id}, ${account}, given.id, given.kind, given.title
        from unnest(${ids}::bigint[], ${entries.map(({ kind }) => kind)}::text[],
          ${entries.map(({ titles }) => JSON.stringify(titles))}::jsonb[]) given (id, kind, title)
        on conflict do nothing returning item_id`);
      return added.length;
    }),

  /** Answers how many there were. */
  async remove(site: SiteContext, account: string, ids: readonly Id[], type?: SavedType) {
    const removed = await rowsAt(database, site)`delete from collected where ${isOwn(site, account)}
      and item_id = any (${ids}::bigint[]) and ${isOfType(type)} returning item_id`;
    return removed.length;
  },

  async has(site: SiteContext, account: string, id: Id) {
    const found = await rowsAt(database, site)`select from collected where ${isOwn(site, account)} and item_id = ${id}`;
    return found.length > 0;
  },

  /** The newest first. */
  async list(
    site: SiteContext,
    account: string,
    { type, page, size }: { readonly type?: SavedType | undefined; readonly page: number; readonly size: number },
  ) {
    const own = query.selectFrom('collected').where(isOwn(site, account)).where(isOfType(type));
    const [entries, [counted]] = await Promise.all([
      database.rows(
        site,
        own
          .select(['item_id as id', 'kind', sql<Text>`title`.as('titles'), moment('collected_at').as('at')])
          .orderBy('collected_at', 'desc')
          .orderBy('item_id', 'desc')
          .limit(size)
          .offset(page * size),
      ),
      database.rows(site, own.select(sql<number>`count(*)::int`.as('total'))),
    ]);
    return { entries, total: counted?.total ?? 0 };
  },
});
