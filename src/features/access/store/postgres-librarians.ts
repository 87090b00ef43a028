import { sql } from 'kysely';
import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import { changeSite, readSite } from '../../../platform/item/writing/raw-statement.ts';
import type { Customer } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Librarians } from '../../../platform/ports/librarians.ts';
import type { getMyInstitution } from '../librarian.contract.ts';

/** What an institution and a site have agreed on. */
export type OwnInstitution = Omit<OutputOf<typeof getMyInstitution>, 'loginMetadata'>;

interface LibraryLinks {
  readonly resolver: string;
  readonly proxyPrefix: string;
}

const mostChanges = 200;

const moment = (column: 'changed_at' | 'max(changed_at)') =>
  sql`to_char(${sql.raw(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

/** The day at the site: entitlements end when it ends there. */
const today = sql`(now() at time zone (select time_zone from site where site.site_id = paid.site_id))::date`;

export type LibrarianStore = ReturnType<typeof postgresLibrarians>;

export const postgresLibrarians = (database: Database) =>
  ({
    async isLibrarian(site: number, account: string, customer: Id) {
      const rows = await readSite(database, site)`
        select from librarian where site_id = ${site} and account_id = ${account}::bigint and customer_id = ${customer}::bigint`;
      return rows.length > 0;
    },

    async titlesOf(site: number, customer: Id) {
      const rows = await readSite(database, site)<{ about: Id }>`
        select distinct about::text as about from entitlement paid
        where site_id = ${site} and customer_id = ${customer}::bigint and ${today} between starts_on and ends_on`;
      const ids = rows.map(({ about }) => about);
      return ids.includes('0') ? ('all' as const) : ids;
    },

    /** Who asks, and for whom; nothing for a member who is not librarian of the customer. */
    async asking(site: number, account: string, customer: Id) {
      const [row] = await readSite(database, site)<{ names: Text; name: string; email: string | null }>`
        select customer.name as names, user_name as name, email from librarian
        join customer on customer.site_id = librarian.site_id and customer.customer_id = librarian.customer_id
        join account on account.account_id = librarian.account_id
        where librarian.site_id = ${site} and librarian.account_id = ${account}::bigint
          and librarian.customer_id = ${customer}::bigint`;
      return row;
    },

    /** Answers whether the member may; empty addresses are none. */
    async saveLinks(site: number, account: string, customer: Id, links: LibraryLinks) {
      const rows = await changeSite(database, site)`
        update customer set resolver = nullif(${links.resolver}, ''), proxy_prefix = nullif(${links.proxyPrefix}, '')
        where site_id = ${site} and customer_id = ${customer}::bigint and exists (select from librarian own
          where own.site_id = ${site} and own.customer_id = ${customer}::bigint and own.account_id = ${account}::bigint)
        returning customer_id`;
      return rows.length > 0;
    },

    institutionsOf: (site: number, account: string) =>
      readSite(database, site)<Customer>`
        select customer.customer_id::text as id, customer.name as names from librarian
        join customer on customer.site_id = librarian.site_id and customer.customer_id = librarian.customer_id
        where librarian.site_id = ${site} and librarian.account_id = ${account}::bigint
        order by customer.customer_id`,

    /** Nothing for a member who is not its librarian. */
    async institution(site: number, account: string, customer: Id): Promise<OwnInstitution | undefined> {
      const [row] = await readSite(database, site)<OwnInstitution>`
        select customer.customer_id::text as id, name as names, ror, saml_entity as "loginAt",
          coalesce(resolver, '') as resolver, coalesce(proxy_prefix, '') as "proxyPrefix",
          (select coalesce(jsonb_agg(jsonb_build_object('range', range::text, 'since', (
              select ${moment('max(changed_at)')} from customer_range_change change
              where change.site_id = held.site_id and change.customer_id = held.customer_id and change.range = held.range
                and is_added)) order by range), '[]')
            from customer_range held where held.site_id = customer.site_id and held.customer_id = customer.customer_id) as networks,
          (select coalesce(jsonb_agg(line order by changed_at desc, change_id desc), '[]') from (
            select changed_at, change_id, jsonb_build_object('range', range::text, 'isAdded', is_added, 'by', user_name,
              'at', ${moment('changed_at')}) as line
            from customer_range_change change left join account using (account_id)
            where change.site_id = customer.site_id and change.customer_id = customer.customer_id
            order by changed_at desc, change_id desc limit ${mostChanges}) newest) as "networkChanges",
          (select coalesce(jsonb_agg(jsonb_build_object('from', starts_on::text, 'until', ends_on::text, 'isTrial', is_trial,
              'about', case when about <> 0 then jsonb_build_object('id', about::text, 'kind', coalesce(item.kind, ''),
                'titles', coalesce(item.titles, '{}')) end,
              'state', case when ends_on < ${today} then 'ended' when starts_on > ${today} then 'ahead' else 'holds' end)
              order by ends_on desc, starts_on desc, entitlement_id), '[]')
            from entitlement paid left join item on item.site_id = paid.site_id and item.id = paid.about
            where paid.site_id = customer.site_id and paid.customer_id = customer.customer_id) as entitlements,
          (select coalesce(jsonb_agg(user_name order by user_name), '[]') from librarian named join account using (account_id)
            where named.site_id = customer.site_id and named.customer_id = customer.customer_id) as librarians
        from customer where customer.site_id = ${site} and customer.customer_id = ${customer}::bigint
          and exists (select from librarian own where own.site_id = customer.site_id
            and own.customer_id = customer.customer_id and own.account_id = ${account}::bigint)`;
      return row;
    },
  }) satisfies Librarians & Record<string, unknown>;
