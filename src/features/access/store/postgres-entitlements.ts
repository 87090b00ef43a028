import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { rowsAt, statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Customer } from '../../../platform/kernel/access.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../platform/kernel/site-context.ts';
import type { LibrarySystems } from '../../../platform/ports/access.ts';
import type { Database } from '../../../platform/ports/database.ts';

const reading = (...sites: readonly number[]): SiteScope => ({ reads: sites, writes: null });

/** Something that was paid for, or given on trial, and that holds today. */
export interface HeldEntitlement {
  /** By what the reader has it: the own account, a login at the customer, an address in the customer's network. */
  readonly by: 'account' | 'institution' | 'address';
  /** A journal or a book; all of the site without it. */
  readonly about: Id | null;
  /** Its last day. */
  readonly until: string;
  readonly isTrial: boolean;
  readonly customer: Customer | null;
}

/** By what a reader may hold an entitlement. */
interface Bearer {
  readonly account: string | null;
  /** Customers at which they logged in. */
  readonly customers: readonly Id[];
  readonly address: string | null;
}

export type Entitlements = ReturnType<typeof postgresEntitlements>;

export const postgresEntitlements = (database: Database) => ({
  held: (site: number, bearer: Bearer) => database.rows(reading(site), selectHeld(site, bearer)),

  /** Whether a customer of one of the sites has something today and this address in its network. */
  async isKnownAddress(sites: readonly number[], address: string) {
    const found = await rowsAt(database, reading(...sites))<{ one: number }>`
      select 1 as one from customer_range known
      join entitlement on entitlement.site_id = known.site_id and entitlement.customer_id = known.customer_id and ${holdsToday}
      where known.site_id = any (${sites}::int[]) and known.range = any (${networksOf(address)}) limit 1`;
    return found.length > 0;
  },

  /** The customer in whose network an address is, whatever it has paid for; of several the one with the smallest network. */
  async customerAt(site: number, address: string): Promise<Id | null> {
    const [row] = await rowsAt(database, reading(site))<{ customer: Id }>`
      select customer_id::text as customer from customer_range
      where site_id = ${site} and range = any (${networksOf(address)}) order by masklen(range) desc, customer_id limit 1`;
    return row?.customer ?? null;
  },

  /** Where a customer's link resolver and proxy are, if it has them. */
  async systems(site: number, customer: Id): Promise<LibrarySystems | null> {
    const [row] = await rowsAt(database, reading(site))<LibrarySystems>`
      select resolver, proxy_prefix as "proxyPrefix" from customer where site_id = ${site} and customer_id = ${customer}::bigint`;
    return row ?? null;
  },

  /** Customers at which their people can log in. */
  institutions: (site: number) =>
    database.rows(
      reading(site),
      query
        .selectFrom('customer')
        .select(['customer_id as id', 'name as names'])
        .where('site_id', '=', site)
        .where('saml_metadata', 'is not', null)
        .orderBy('customer_id')
        .$castTo<Customer>(),
    ),

  /** One of them, with what its identity provider says of itself. */
  async institution(site: number, customer: Id) {
    const [row] = await database.rows(
      reading(site),
      query
        .selectFrom('customer')
        .select(['customer_id as id', 'name as names', 'saml_entity as entity', 'saml_metadata as metadata'])
        .where('site_id', '=', site)
        .where('customer_id', '=', customer)
        .$castTo<Customer & { readonly entity: string | null; readonly metadata: string | null }>(),
    );
    return row?.entity && row.metadata ? { ...row, entity: row.entity, metadata: row.metadata } : undefined;
  },
});

/** Every network that holds the address: under row security an index serves equality, but not containment. */
const networksOf = (address: string) => sql`array(
  select network(set_masklen(${address}::inet, bits)) from generate_series(0, masklen(${address}::inet)) bits)`;

/** A day ends when it ends at the site. */
const holdsToday = sql`(now() at time zone (select time_zone from site where site.site_id = entitlement.site_id))::date
  between entitlement.starts_on and entitlement.ends_on`;

const selectHeld = (site: number, { account, customers, address }: Bearer) =>
  statement<HeldEntitlement>`
    with bearer as (
      select 'account' as by, null::bigint as customer_id, ${account}::bigint as account_id
      union all
      select 'institution', unnest(${customers}::bigint[]), null
      union all
      select 'address', known.customer_id, null from customer_range known
      where ${address}::text is not null and known.site_id = ${site}
        and known.range = any (${networksOf(address ?? '0.0.0.0')})
    )
    select bearer.by, nullif(entitlement.about, 0)::text as about, to_char(entitlement.ends_on, 'YYYY-MM-DD') as until,
      entitlement.is_trial as "isTrial",
      case when customer.customer_id is not null
        then jsonb_build_object('id', customer.customer_id::text, 'names', customer.name) end as customer
    from bearer
    join entitlement on entitlement.site_id = ${site}
      and (entitlement.account_id = bearer.account_id or entitlement.customer_id = bearer.customer_id) and ${holdsToday}
    left join customer on customer.site_id = entitlement.site_id and customer.customer_id = entitlement.customer_id`;
