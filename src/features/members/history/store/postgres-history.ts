import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { siteOfId } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { HistoryStore } from '../use-cases/history-store.ts';

export const postgresHistory = (database: Database): HistoryStore => ({
  async remember(site, account, item, what) {
    const owner = siteOfId(item);
    if (owner === undefined) return;
    await database.rows(
      { reads: [site, owner], writes: site },
      statement(sql`
        insert into member_use (site_id, account_id, what, item_id, kind, title)
        select ${site}, ${account}, ${what}, id, kind, titles from item
        where site_id = ${owner} and id = ${item} and status = 'published'
        on conflict (site_id, account_id, what, item_id) do update
          set times = member_use.times + 1, used_at = now(), title = excluded.title`),
    );
  },

  async list(site, account, what, { page, size }) {
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('member_use')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .where('what', '=', what)
        .select(['item_id', 'kind', 'title', 'times', 'used_at'])
        .orderBy('used_at', 'desc')
        .orderBy('item_id')
        .limit(size)
        .offset(page * size),
    );
    const [counted] = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('member_use')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .where('what', '=', what)
        .select(sql<number>`count(*)::int`.as('total')),
    );
    return {
      entries: rows.map((row) => ({
        id: row.item_id,
        kind: row.kind,
        titles: row.title as Text,
        at: row.used_at.toISOString(),
        times: row.times,
      })),
      total: counted?.total ?? 0,
    };
  },

  async forget(site, account, what, items) {
    const gone = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('member_use')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .where('what', '=', what)
        .$if(items !== undefined, (all) => all.where('item_id', 'in', [...(items ?? [])]))
        .returning('item_id'),
    );
    return gone.length;
  },
});
