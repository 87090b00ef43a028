import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Customer } from '../../../platform/kernel/access.ts';
import type { SiteScope } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Bearer, Entitlements, HeldEntitlement } from '../use-cases/entitlements.ts';

const reading = (...sites: readonly number[]): SiteScope => ({ reads: sites, writes: null });

export const postgresEntitlements = (database: Database): Entitlements => ({
  held: (site, bearer) => database.rows(reading(site), selectHeld(site, bearer)),

  async isKnownAddress(sites, address) {
    const found = await database.rows(
      reading(...sites),
      statement(sql<{ one: number }>`
        select 1 as one from customer_range known
        join entitlement on entitlement.site_id = known.site_id and entitlement.customer_id = known.customer_id and ${holdsToday}
        where known.site_id = any (${sites}::int[]) and known.range = any (${networksOf(address)}) limit 1`),
    );
    return found.length > 0;
  },

  async institutions(site) {
    const rows = await database.rows(
      reading(site),
      query
        .selectFrom('customer')
        .select(['customer_id', 'name'])
        .where('site_id', '=', site)
        .where('saml_metadata', 'is not', null)
        .orderBy('customer_id'),
    );
    return rows.map((row): Customer => ({ id: String(row.customer_id), names: row.name as Text }));
  },

  async institution(site, customer) {
    const [row] = await database.rows(
      reading(site),
      query
        .selectFrom('customer')
        .select(['customer_id', 'name', 'saml_entity', 'saml_metadata'])
        .where('site_id', '=', site)
        .where('customer_id', '=', customer),
    );
    if (!row?.saml_entity || !row.saml_metadata) return undefined;
    return {
      id: String(row.customer_id),
      names: row.name as Text,
      entity: row.saml_entity,
      metadata: row.saml_metadata,
    };
  },
});

/** Every network that holds the address: under row security an index serves equality, but not containment. */
const networksOf = (address: string) => sql`array(
  select network(set_masklen(${address}::inet, bits)) from generate_series(0, masklen(${address}::inet)) bits)`;

/** A day ends when it ends at the site. */
const holdsToday = sql`(now() at time zone (select time_zone from site where site.site_id = entitlement.site_id))::date
  between entitlement.starts_on and entitlement.ends_on`;

const selectHeld = (site: number, { account, customers, address }: Bearer) =>
  statement(sql<HeldEntitlement>`
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
    left join customer on customer.site_id = entitlement.site_id and customer.customer_id = entitlement.customer_id`);
