import { sql } from 'kysely';
import { rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';

interface SiteMember {
  readonly userName: string;
  readonly institution: string;
  readonly since: Date;
  readonly seenAt: Date;
  readonly collected: number;
  readonly comments: number;
  readonly subscriptions: number;
  readonly read: number;
}

interface MemberRequest {
  /** How the user name begins; everyone without it. */
  readonly text: string;
  readonly page: number;
  readonly size: number;
}

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
  return statement<SiteMember>`
    select account.user_name as "userName", account.institution, here.since, here.seen_at as "seenAt",
      ${count('collected')} as collected, ${count('comment')} as comments, ${count('alert')} as subscriptions,
      ${count('member_use', sql`and did.what = 'read'`)} as read
    from (
      select here.account_id, here.since, here.seen_at, here.name_key from site_member here
      where here.site_id = ${site} ${named(text)} ${order}
      limit ${size} offset ${Math.min(page * size, mostCounted)}
    ) here join account on account.account_id = here.account_id ${order}`;
};

export type SiteMembers = ReturnType<typeof postgresSiteMembers>;

/** Who ever did something at a site, whoever was there last first. */
export const postgresSiteMembers = (database: Database) => ({
  async list(site: number, wanted: MemberRequest) {
    const scope = { reads: [site], writes: null };
    const members = await database.rows(scope, listStatement(site, wanted));
    const [counted] = await rowsAt(database, scope)<{ total: number }>`select count(*)::int as total from (
      select from site_member here where here.site_id = ${site} ${named(wanted.text)} limit ${mostCounted}) counted`;
    return { members, total: counted?.total ?? 0 };
  },
});
