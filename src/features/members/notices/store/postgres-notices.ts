import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { NoticeStore } from '../use-cases/notice-store.ts';

/** Older ones make room: nobody reads further back. */
const mostKept = 500;

export const postgresNotices = (database: Database): NoticeStore => ({
  async add({ site, account, about, data = {} }) {
    await database.transaction({ reads: [site], writes: site }, async (transaction) => {
      await transaction.rows(
        query.insertInto('notice').values({
          site_id: site,
          notice_id: sql<string>`new_id(${site})`,
          account_id: account,
          about,
          data: JSON.stringify(data),
        }),
      );
      const kept = query
        .selectFrom('notice')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .select('notice_id')
        .orderBy('sent_at', 'desc')
        .orderBy('notice_id', 'desc')
        .offset(mostKept);
      await transaction.rows(
        query
          .deleteFrom('notice')
          .where('site_id', '=', site)
          .where('account_id', '=', account)
          .where('notice_id', 'in', kept),
      );
    });
  },

  async contactOf(account) {
    const [row] = await database.unscopedRows(
      query.selectFrom('account').where('account_id', '=', account).select(['email', 'language']),
    );
    return row && { email: row.email, language: row.language ?? 'en' };
  },

  async list(site, account, { page, size }) {
    const scope = { reads: [site], writes: null };
    const rows = await database.rows(
      scope,
      query
        .selectFrom('notice')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .select(['notice_id', 'about', 'data', 'sent_at', 'read_at'])
        .orderBy('sent_at', 'desc')
        .orderBy('notice_id', 'desc')
        .limit(size)
        .offset(page * size),
    );
    const [counted] = await database.rows(
      scope,
      query
        .selectFrom('notice')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .select([
          sql<number>`count(*)::int`.as('total'),
          sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
        ]),
    );
    return {
      notices: rows.map((row) => ({
        id: row.notice_id,
        about: row.about,
        data: row.data as Record<string, string>,
        sentAt: row.sent_at,
        isRead: row.read_at !== null,
      })),
      total: counted?.total ?? 0,
      unread: counted?.unread ?? 0,
    };
  },

  async markRead(site, account, ids) {
    const read = await database.rows(
      { reads: [site], writes: site },
      query
        .updateTable('notice')
        .set({ read_at: sql`now()` })
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (all) => all.where('notice_id', 'in', [...(ids ?? [])]))
        .returning('notice_id'),
    );
    return read.length;
  },

  async delete(site, account, ids) {
    const gone = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('notice')
        .where('site_id', '=', site)
        .where('account_id', '=', account)
        .$if(ids !== undefined, (all) => all.where('notice_id', 'in', [...(ids ?? [])]))
        .returning('notice_id'),
    );
    return gone.length;
  },
});
