import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { changeSite, rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { CommentState } from '../domain/comment-rules.ts';

interface NewComment {
  readonly item: Id;
  readonly account: string;
  readonly text: string;
  readonly stars: number | null;
  readonly state: CommentState;
}

export interface Comment extends NewComment {
  readonly id: Id;
  /** ISO 8601 */
  readonly writtenAt: string;
}

/** What becomes of a comment after someone has looked at it. */
export type Decision = 'shown' | 'refused' | 'deleted';

interface Paging {
  readonly page: number;
  readonly size: number;
}

const columns = sql`comment_id::text as id, item_id::text as item, account_id::text as account, text, stars, state,
  ${moment('written_at')} as "writtenAt"`;

export type CommentStore = ReturnType<typeof postgresComments>;

/** Comments stand under the site of what they are about, wherever they were written. */
export const postgresComments = (database: Database) => ({
  /** What everyone may read about an item, the newest first. */
  async visible(site: number, item: Id, { page, size }: Paging) {
    const scope = { reads: [site], writes: null };
    const [counted] = await rowsAt(database, scope)<{ total: number; score: number | null }>`
      select comments::int as total, score::float8 as score
          from item where site_id = ${site} and id = ${item}`;
    if (!counted || counted.total === 0) return { comments: [], total: 0, score: null };
    const comments = await rowsAt(database, scope)<Comment>`
      select ${columns} from comment where site_id = ${site} and item_id = ${item}
          and state = 'shown' order by written_at desc, comment_id desc limit ${size} offset ${page * size}`;
    return { ...counted, comments };
  },

  async writers(accounts: readonly string[]) {
    const rows =
      accounts.length > 0
        ? await database.unscopedRows(
            query
              .selectFrom('account')
              .select(['account_id', 'user_name as userName', 'avatar_sha256 as avatar'])
              .where('account_id', 'in', [...new Set(accounts)]),
          )
        : [];
    return new Map(rows.map(({ account_id, ...writer }) => [String(account_id), writer]));
  },

  /** The member's own at these sites, in whichever state. */
  async of(sites: readonly number[], account: string, { id, page, size }: Paging & { readonly id?: Id | undefined }) {
    const scope = { reads: sites, writes: null };
    const about = id ? sql`and item_id = ${id}` : sql``;
    const which = sql`site_id = any (${sites}::int[]) and account_id = ${account} ${about}`;
    const [comments, [counted]] = await Promise.all([
      rowsAt(database, scope)<Comment>`select ${columns} from comment where ${which}
        order by written_at desc, comment_id desc limit ${size} offset ${page * size}`,
      rowsAt(database, scope)<{ total: number }>`select count(*)::int as total from comment where ${which}`,
    ]);
    return { comments, total: counted?.total ?? 0 };
  },

  async add(site: number, { item, account, text, stars, state }: NewComment) {
    const [added] = await changeSite(database, site)<{ id: string }>`
      insert into comment (site_id, comment_id, item_id, account_id, text, stars, state)
          values (${site}, new_id(${site}::int), ${item}, ${account}, ${text}, ${stars}, ${state})
          returning comment_id::text as id`;
    if (!added) throw new Error('A comment was not stored.');
    return added.id;
  },

  /** Answers whether the member had such a comment. */
  async remove(site: number, account: string, id: Id) {
    const removed = await changeSite(database, site)`
      delete from comment where site_id = ${site} and account_id = ${account} and comment_id = ${id}
          returning comment_id`;
    return removed.length > 0;
  },

  /** Those that wait the oldest first, the others the newest first. */
  async inState(site: number, state: CommentState, { page, size }: Paging) {
    const scope = { reads: [site], writes: null };
    const which = sql`from comment where site_id = ${site} and state = ${state}`;
    const order = state === 'waiting' ? sql`written_at, comment_id` : sql`written_at desc, comment_id desc`;
    const comments = await rowsAt(database, scope)<Comment>`
      select ${columns} ${which} order by ${order} limit ${size} offset ${page * size}`;
    const [counted] = await rowsAt(database, scope)<{ total: number }>`select count(*)::int as total ${which}`;
    return { comments, total: counted?.total ?? 0 };
  },

  /** Answers those of them that were there. */
  decide: (transaction: Transaction, site: number, ids: readonly Id[], decision: Decision) =>
    transaction.rows(
      decision === 'deleted'
        ? statement<Comment>`delete from comment
          where site_id = ${site} and comment_id = any (${ids}::bigint[]) returning ${columns}`
        : statement<Comment>`update comment set state = ${decision}, decided_at = now()
          where site_id = ${site} and comment_id = any (${ids}::bigint[]) returning ${columns}`,
    ),
});
