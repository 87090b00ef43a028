import type { Transaction } from '../ports/database.ts';
import { statement } from './writing/raw-statement.ts';

/** The day that it is at a site, YYYY-MM-DD. */
export async function todayAt(transaction: Transaction, site: number): Promise<string> {
  const [row] = await transaction.rows(statement<{ day: string }>`
    select to_char(now() at time zone time_zone, 'YYYY-MM-DD') as day from site where site_id = ${site}`);
  return row?.day ?? '';
}
