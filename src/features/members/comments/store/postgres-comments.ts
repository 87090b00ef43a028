import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { moment } from '../../../../platform/item/writing/moment.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Comment, CommentStore } from '../use-cases/comment-store.ts';

const columns = sql`comment_id::text as id, item_id::text as item, account_id::text as account, text, stars, state,
  ${moment('written_at')} as "writtenAt"`;

export const postgresComments = (database: Database): CommentStore => ({
  async shown(site, item, { page, size }) {
    const scope = { reads: [site], writes: null };
    const [counted] = await database.rows(
      scope,
      statement(sql<{ total: number; score: number | null }>`select comments::int as total, score::float8 as score
          from item where site_id = ${site} and id = ${item}`),
    );
    if (!counted || counted.total === 0) return { comments: [], total: 0, score: null };
    const comments = await database.rows(
      scope,
      statement(sql<Comment>`select ${columns} from comment where site_id = ${site} and item_id = ${item}
          and state = 'shown' order by written_at desc, comment_id desc limit ${size} offset ${page * size}`),
    );
    return { ...counted, comments };
  },

  async writers(accounts) {
    if (accounts.length === 0) return new Map();
    const rows = await database.unscopedRows(
      query
        .selectFrom('account')
        .select(['account_id', 'user_name', 'avatar_sha256'])
        .where('account_id', 'in', [...new Set(accounts)]),
    );
    return new Map(rows.map((row) => [String(row.account_id), { userName: row.user_name, avatar: row.avatar_sha256 }]));
  },

  async of(sites, account, { id, page, size }) {
    const scope = { reads: sites, writes: null };
    const about = id ? sql`and item_id = ${id}` : sql``;
    const which = sql`site_id = any (${sites}::int[]) and account_id = ${account} ${about}`;
    const [comments, [counted]] = await Promise.all([
      database.rows(
        scope,
        statement(sql<Comment>`select ${columns} from comment where ${which}
            order by written_at desc, comment_id desc limit ${size} offset ${page * size}`),
      ),
      database.rows(
        scope,
        statement(sql<{ total: number }>`select count(*)::int as total from comment where ${which}`),
      ),
    ]);
    return { comments, total: counted?.total ?? 0 };
  },

  async add(site, { item, account, text, stars, state }) {
    const [added] = await database.rows(
      { reads: [site], writes: site },
      statement(sql<{ id: string }>`insert into comment (site_id, comment_id, item_id, account_id, text, stars, state)
          values (${site}, new_id(${site}::int), ${item}, ${account}, ${text}, ${stars}, ${state})
          returning comment_id::text as id`),
    );
    if (!added) throw new Error('A comment was not stored.');
    return added.id;
  },

  async remove(site, account, id) {
    const removed = await database.rows(
      { reads: [site], writes: site },
      statement(sql`delete from comment where site_id = ${site} and account_id = ${account} and comment_id = ${id}
          returning comment_id`),
    );
    return removed.length > 0;
  },

  async inState(site, state, { page, size }) {
    const scope = { reads: [site], writes: null };
    const which = sql`from comment where site_id = ${site} and state = ${state}`;
    const order = state === 'waiting' ? sql`written_at, comment_id` : sql`written_at desc, comment_id desc`;
    const comments = await database.rows(
      scope,
      statement(sql<Comment>`select ${columns} ${which} order by ${order} limit ${size} offset ${page * size}`),
    );
    const [counted] = await database.rows(
      scope,
      statement(sql<{ total: number }>`select count(*)::int as total ${which}`),
    );
    return { comments, total: counted?.total ?? 0 };
  },

  decide: (transaction, site, ids, decision) =>
    transaction.rows(
      decision === 'deleted'
        ? statement(sql<Comment>`delete from comment
            where site_id = ${site} and comment_id = any (${ids}::bigint[]) returning ${columns}`)
        : statement(sql<Comment>`update comment set state = ${decision}, decided_at = now()
            where site_id = ${site} and comment_id = any (${ids}::bigint[]) returning ${columns}`),
    ),
});
