import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

interface Change {
  readonly site: number;
  readonly customer: Id;
  /** Who makes it; nobody for a command. */
  readonly account: string | null;
}

/** Gives a customer these networks and no other; what comes and goes is written down with it. */
export async function changeRanges(
  transaction: Transaction,
  { site, customer, account }: Change,
  networks: readonly string[],
): Promise<void> {
  await transaction.rows(statement`
    with wanted as (select distinct network(one::inet) as range from unnest(${networks}::text[]) one),
    gone as (delete from customer_range
      where site_id = ${site} and customer_id = ${customer}::bigint and range not in (select range from wanted)
      returning range),
    come as (insert into customer_range (site_id, customer_id, range)
      select ${site}::int, ${customer}::bigint, range from wanted on conflict do nothing returning range)
    insert into customer_range_change (site_id, change_id, customer_id, range, is_added, account_id)
      select ${site}::int, new_id(${site}), ${customer}::bigint, range, is_added, ${account}::bigint
      from (select range, false as is_added from gone union all select range, true from come) changed`);
}
