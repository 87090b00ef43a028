import { query } from '../../../../db/query.ts';
import { rowsAt } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';

const ofSite = (site: number): SiteScope => ({ reads: [site], writes: site });

/** What is agreed with a customer, or with one member. */
interface NewEntitlement {
  readonly of: { readonly customer: Id } | { readonly account: string };
  /** A journal or a book; all of the site without it. */
  readonly about: Id | null;
  /** Days, both included. */
  readonly from: string;
  readonly until: string;
  readonly isTrial: boolean;
}

interface ListedCustomer {
  readonly id: Id;
  readonly names: Text;
  readonly ranges: readonly string[];
  readonly entity: string | null;
  readonly entitlements: readonly Pick<NewEntitlement, 'about' | 'from' | 'until'>[];
}

/** What the command `customer` does; the console has `editable-customers.ts`. */
export const postgresCustomers = (database: Database) => ({
  async add(site: number, { names, ror }: { readonly names: Text; readonly ror: string | null }): Promise<Id> {
    const [row] = await rowsAt(database, ofSite(site))<{ id: string }>`
      insert into customer (site_id, customer_id, name, ror)
      values (${site}, new_id(${site}), ${JSON.stringify(names)}, ${ror}) returning customer_id::text as id`;
    return row?.id ?? '';
  },

  /** Answers whether there was such a customer. */
  async addRange(site: number, customer: Id, range: string) {
    const rows = await rowsAt(database, ofSite(site))`
      with known as (select customer_id from customer where site_id = ${site} and customer_id = ${customer}::bigint),
      come as (insert into customer_range (site_id, customer_id, range)
        select ${site}::int, customer_id, ${range}::cidr from known on conflict do nothing returning customer_id, range),
      kept as (insert into customer_range_change (site_id, change_id, customer_id, range, is_added)
        select ${site}::int, new_id(${site}), customer_id, range, true from come)
      select customer_id from known`;
    return rows.length > 0;
  },

  async setInstitution(site: number, customer: Id, entity: string, metadata: string) {
    const rows = await database.rows(
      ofSite(site),
      query
        .updateTable('customer')
        .set({ saml_entity: entity, saml_metadata: metadata })
        .where('site_id', '=', site)
        .where('customer_id', '=', customer)
        .returning('customer_id'),
    );
    return rows.length > 0;
  },

  async entitle(site: number, { of, about, from, until, isTrial }: NewEntitlement): Promise<Id> {
    const customer = 'customer' in of ? of.customer : null;
    const account = 'account' in of ? of.account : null;
    const [row] = await rowsAt(database, ofSite(site))<{ id: string }>`
      insert into entitlement (site_id, entitlement_id, customer_id, account_id, about, starts_on, ends_on, is_trial)
      values (${site}, new_id(${site}), ${customer}::bigint, ${account}::bigint, ${about ?? 0}::bigint,
        ${from}::date, ${until}::date, ${isTrial})
      returning entitlement_id::text as id`;
    return row?.id ?? '';
  },

  async remove(site: number, customer: Id) {
    const rows = await database.rows(
      ofSite(site),
      query
        .deleteFrom('customer')
        .where('site_id', '=', site)
        .where('customer_id', '=', customer)
        .returning('customer_id'),
    );
    return rows.length > 0;
  },

  list: (site: number) =>
    rowsAt(database, ofSite(site))<ListedCustomer>`
      select customer.customer_id::text as id, customer.name as names, customer.saml_entity as entity,
        array(select range::text from customer_range held
          where held.site_id = ${site} and held.customer_id = customer.customer_id order by range) as ranges,
        (select coalesce(jsonb_agg(jsonb_build_object('about', nullif(about, 0)::text, 'from', starts_on::text, 'until', ends_on::text)
            order by starts_on), '[]')
          from entitlement paid where paid.site_id = ${site} and paid.customer_id = customer.customer_id) as entitlements
      from customer where customer.site_id = ${site} order by customer.customer_id`,
});
