import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Transaction } from '../../../platform/ports/database.ts';

/** The account that an e-mail address or a user name stands for; a name has no @ in it. */
export const accountNamed = (named: RawBuilder<unknown>) => sql`(select account_id from account
  where (${named} like '%@%' and lower(email) = lower(${named})) or (${named} not like '%@%' and lower(user_name) = lower(${named})))`;

/** Makes these members the librarians of a customer, and nobody else. Who was one stays it from the day on which they were named. */
export async function replaceLibrarians(
  transaction: Transaction,
  site: number,
  customer: Id,
  named: readonly string[],
): Promise<void> {
  await transaction.rows(statement`
    with wanted as (select distinct ${accountNamed(sql`given.named`)} as account_id from unnest(${named}::text[]) given (named)),
    gone as (delete from librarian where site_id = ${site} and customer_id = ${customer}::bigint
      and account_id not in (select account_id from wanted where account_id is not null))
    insert into librarian (site_id, customer_id, account_id)
      select ${site}::int, ${customer}::bigint, account_id from wanted where account_id is not null on conflict do nothing`);
}
