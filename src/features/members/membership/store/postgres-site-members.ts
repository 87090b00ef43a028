import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { MemberRequest, SiteMember, SiteMembers } from '../use-cases/site-members.ts';

/** Nobody turns more pages than this; further members are found by their names. */
const mostCounted = 10_000;

const beginning = (text: string): string => text.trim().toLowerCase();

// `>=` and `<` in the order of bytes are what reaches an index under row security.
const named = (text: string) =>
  beginning(text)
    ? sql`and here.name_key >= ${beginning(text)} and here.name_key < ${`${beginning(text)}\u{10ffff}`}`
    : sql``;

export const listStatement = (site: number, { text, page, size }: MemberRequest) => {
  const order = beginning(text) ? sql`order by here.name_key` : sql`order by here.seen_at desc, here.account_id`;
  const count = (table: string, where = sql``) =>
    sql`(select count(*)::int from ${sql.table(table)} did
      where did.site_id = ${site} and did.account_id = here.account_id ${where})`;
  return statement(sql<SiteMember>`
    select account.user_name as "userName", account.institution, here.since, here.seen_at as "seenAt",
      ${count('collected')} as collected, ${count('comment')} as comments, ${count('alert')} as subscriptions,
      ${count('member_use', sql`and did.what = 'read'`)} as read
    from (
      select here.account_id, here.since, here.seen_at, here.name_key from site_member here
      where here.site_id = ${site} ${named(text)} ${order}
      limit ${size} offset ${Math.min(page * size, mostCounted)}
    ) here join account on account.account_id = here.account_id ${order}`);
};

export const postgresSiteMembers = (database: Database): SiteMembers => ({
  async list(site, wanted) {
    const scope = { reads: [site], writes: null };
    const members = await database.rows(scope, listStatement(site, wanted));
    const [counted] = await database.rows(
      scope,
      statement(sql<{ total: number }>`select count(*)::int as total from (
        select from site_member here where here.site_id = ${site} ${named(wanted.text)} limit ${mostCounted}) counted`),
    );
    return { members, total: counted?.total ?? 0 };
  },
});
