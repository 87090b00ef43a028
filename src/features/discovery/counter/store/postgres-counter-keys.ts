import { changeSite, readSite } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';

interface ListedKey {
  readonly id: Id;
  readonly customer: Id | null;
  readonly customerName: Text;
  readonly requestor: string;
  readonly createdAt: string;
  readonly usedOn: string | null;
  readonly revokedAt: string | null;
}

export type CounterKeyStore = ReturnType<typeof postgresCounterKeys>;

const most = 500;

export const postgresCounterKeys = (database: Database) => ({
  /** Nothing where the site has no such customer, or the customer no such key to replace: that one ends with the same statement. */
  async add(
    site: number,
    customer: Id | null,
    requestor: string,
    hash: Buffer,
    replaces?: Id,
  ): Promise<Id | undefined> {
    const [row] = await changeSite(database, site)<{ id: Id }>`
      with counting as (insert into usage_progress (site_id) values (${site}) on conflict do nothing),
      ended as (update counter_key set revoked_at = now()
        where site_id = ${site} and key_id = ${replaces ?? null}::bigint and revoked_at is null
          and customer_id is not distinct from ${customer}::bigint returning key_id)
      insert into counter_key (site_id, key_id, customer_id, requestor_id, key_hash)
      select ${site}::int, new_id(${site}), ${customer}::bigint, ${requestor}, ${hash}
      where (${customer}::bigint is null
          or exists (select from customer where site_id = ${site} and customer_id = ${customer}::bigint))
        and (${replaces ?? null}::bigint is null or exists (select from ended))
      returning key_id::text as id`;
    return row?.id;
  },

  /** Answers whether it opened anything until now, and belonged to the customer if one is named. */
  async revoke(site: number, key: Id, customer?: Id): Promise<boolean> {
    const rows = await changeSite(database, site)`update counter_key set revoked_at = now()
      where site_id = ${site} and key_id = ${key}::bigint and revoked_at is null
        and (${customer ?? null}::bigint is null or customer_id = ${customer ?? null}::bigint) returning key_id`;
    return rows.length > 0;
  },

  list: (site: number, customer?: Id) =>
    readSite(database, site)<ListedKey>`
      select key.key_id::text as id, key.customer_id::text as customer, coalesce(customer.name, '{}') as "customerName",
        key.requestor_id as requestor, to_char(key.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdAt",
        key.used_on::text as "usedOn", to_char(key.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "revokedAt"
      from counter_key key
      left join customer on customer.site_id = key.site_id and customer.customer_id = key.customer_id
      where key.site_id = ${site} and (${customer ?? null}::bigint is null or key.customer_id = ${customer ?? null}::bigint)
      order by key.key_id desc limit ${most}`,

  /** Whether any key is given out under this name. */
  async knowsRequestor(site: number, requestor: string): Promise<boolean> {
    const rows = await readSite(database, site)`select from counter_key
      where site_id = ${site} and requestor_id = ${requestor} and revoked_at is null limit 1`;
    return rows.length > 0;
  },

  /** Whose reports a key opens, null for everybody's; nothing for one that is unknown or was ended. */
  async opens(site: number, requestor: string, hash: Buffer): Promise<{ readonly customer: Id | null } | undefined> {
    const [row] = await changeSite(database, site)<{ customer: Id | null }>`
      with known as (select key_id, customer_id, used_on from counter_key
        where site_id = ${site} and key_hash = ${hash} and requestor_id = ${requestor} and revoked_at is null),
      used as (update counter_key set used_on = current_date from known
        where counter_key.site_id = ${site} and counter_key.key_id = known.key_id and known.used_on is distinct from current_date)
      select customer_id::text as customer from known`;
    return row;
  },
});
