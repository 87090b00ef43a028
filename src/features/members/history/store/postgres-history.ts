import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export type MemberUse = 'read' | 'download';

const ownUses = (site: number, account: string, what: MemberUse) =>
  sql<boolean>`site_id = ${site} and account_id = ${account} and what = ${what}`;

/** Everything here is about one member at one site. */
export const postgresHistory = (database: Database) => ({
  /** Writes down a use of something that is published; of anything else nothing is written. */
  async remember(site: number, account: string, item: Id, what: MemberUse) {
    const owner = siteOfId(item);
    if (owner === undefined) return;
    await rowsAt(database, { reads: [site, owner], writes: site })`
      insert into member_use (site_id, account_id, what, item_id, kind, title)
      select ${site}, ${account}, ${what}, id, kind, titles from item
      where site_id = ${owner} and id = ${item} and status = 'published'
      on conflict (site_id, account_id, what, item_id) do update
        set times = member_use.times + 1, used_at = now(), title = excluded.title`;
  },

  /** The newest first. */
  async list(
    site: number,
    account: string,
    what: MemberUse,
    { page, size }: { readonly page: number; readonly size: number },
  ) {
    const scope = { reads: [site], writes: null };
    const own = query.selectFrom('member_use').where(ownUses(site, account, what));
    const [entries, [counted]] = await Promise.all([
      database.rows(
        scope,
        own
          .select(['item_id as id', 'kind', sql<Text>`title`.as('titles'), 'times', 'used_at as at'])
          .orderBy('used_at', 'desc')
          .orderBy('item_id')
          .limit(size)
          .offset(page * size),
      ),
      database.rows(scope, own.select(sql<number>`count(*)::int`.as('total'))),
    ]);
    return {
      entries: entries.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
      total: counted?.total ?? 0,
    };
  },

  /** Answers how many lines went; all of them go without ids. */
  async forget(site: number, account: string, what: MemberUse, items: readonly Id[] | undefined) {
    const gone = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('member_use')
        .where(ownUses(site, account, what))
        .$if(items !== undefined, (all) => all.where('item_id', 'in', [...(items ?? [])]))
        .returning('item_id'),
    );
    return gone.length;
  },
});
