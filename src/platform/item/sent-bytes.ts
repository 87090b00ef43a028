import { sql } from 'kysely';
import { dayQuotaProblem } from '../kernel/day-quota.ts';
import type { Clock } from '../ports/clock.ts';
import type { CountSent } from '../ports/count-sent.ts';
import { type Database, noSite, type Transaction } from '../ports/database.ts';
import { statement } from './writing/raw-statement.ts';

/** Days of UTC: an account sends to sites of many time zones. */
const dayOf = (now: Date): string => now.toISOString().slice(0, 10);

/** What an account sent today, at all sites. Whoever asks holds the count until the end of the transaction. */
export async function holdSent(transaction: Transaction, account: string, now: Date): Promise<number> {
  const [row] = await transaction.rows(statement<{ bytes: number }>`
    insert into sent_bytes (account_id, day, bytes) values (${account}, ${dayOf(now)}, 0)
    on conflict (account_id) do update set day = excluded.day,
      bytes = case when sent_bytes.day = excluded.day then sent_bytes.bytes else 0 end
    returning bytes::float8 as bytes`);
  return row?.bytes ?? 0;
}

export const addSent = (transaction: Transaction, account: string, bytes: number): Promise<unknown> =>
  transaction.rows(statement`update sent_bytes set bytes = bytes + ${bytes} where account_id = ${account}`);

/** For a statement: what was sent on the day of this moment. */
export const sentOn = (account: string, now: Date) =>
  sql`(select coalesce(sum(bytes), 0) from sent_bytes where account_id = ${account} and day = ${dayOf(now)})::float8`;

export const countingSent =
  (database: Database, clock: Clock, most: number): CountSent =>
  (account, bytes) =>
    database.transaction(noSite, async (transaction) => {
      const problem = dayQuotaProblem(await holdSent(transaction, account, clock.now()), bytes, most);
      if (!problem) await addSent(transaction, account, bytes);
      return problem;
    });
