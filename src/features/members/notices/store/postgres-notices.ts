import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { NewNotice } from '../../../../platform/ports/notices.ts';

/** Older ones make room: nobody reads further back. */
const mostKept = 500;

const own = (site: number, account: string) => sql<boolean>`site_id = ${site} and account_id = ${account}`;

export type NoticeStore = ReturnType<typeof postgresNotices>;

/** Everything here is about one member at one site. */
export const postgresNotices = (database: Database) => ({
  async add({ site, account, about, data = {} }: NewNotice) {
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
      const tooOld = query
        .selectFrom('notice')
        .where(own(site, account))
        .select('notice_id')
        .orderBy('sent_at', 'desc')
        .orderBy('notice_id', 'desc')
        .offset(mostKept);
      await transaction.rows(query.deleteFrom('notice').where(own(site, account)).where('notice_id', 'in', tooOld));
    });
  },

  /** How to write to a member. */
  async contactOf(account: string) {
    const [row] = await database.unscopedRows(
      query.selectFrom('account').where('account_id', '=', account).select(['email', 'language']),
    );
    return row && { email: row.email, language: row.language ?? 'en' };
  },

  async list(site: number, account: string, { page, size }: { readonly page: number; readonly size: number }) {
    const scope = { reads: [site], writes: null };
    const mine = query.selectFrom('notice').where(own(site, account));
    const notices = await database.rows(
      scope,
      mine
        .select([
          'notice_id as id',
          'about',
          sql<Record<string, string>>`data`.as('data'),
          'sent_at as sentAt',
          sql<boolean>`read_at is not null`.as('isRead'),
        ])
        .orderBy('sent_at', 'desc')
        .orderBy('notice_id', 'desc')
        .limit(size)
        .offset(page * size),
    );
    const [counted] = await database.rows(
      scope,
      mine.select([
        sql<number>`count(*)::int`.as('total'),
        sql<number>`(count(*) filter (where read_at is null))::int`.as('unread'),
      ]),
    );
    return { notices, total: counted?.total ?? 0, unread: counted?.unread ?? 0 };
  },

  /** Answers how many were changed. */
  async markRead(site: number, account: string, ids: readonly Id[] | undefined) {
    const read = await database.rows(
      { reads: [site], writes: site },
      query
        .updateTable('notice')
        .set({ read_at: sql`now()` })
        .where(own(site, account))
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (all) => all.where('notice_id', 'in', [...(ids ?? [])]))
        .returning('notice_id'),
    );
    return read.length;
  },

  async delete(site: number, account: string, ids: readonly Id[] | undefined) {
    const gone = await database.rows(
      { reads: [site], writes: site },
      query
        .deleteFrom('notice')
        .where(own(site, account))
        .$if(ids !== undefined, (all) => all.where('notice_id', 'in', [...(ids ?? [])]))
        .returning('notice_id'),
    );
    return gone.length;
  },
});
