import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';

export interface WhichDeposit {
  readonly site: number;
  readonly item: Id;
}

interface Intended {
  readonly batch: string;
  readonly hash: string;
  readonly digest: string;
  readonly doi: string;
  readonly isHidden: boolean;
}

interface Later {
  readonly seconds: number;
  /** Whether the registry has it. */
  readonly isSent: boolean;
  readonly tries: number;
  readonly problem: string | null;
}

const isThis = ({ site, item }: WhichDeposit) => sql`site_id = ${site} and item_id = ${item}`;

export type DepositSendingStore = ReturnType<typeof postgresDepositSending>;

/** What workers take out of the queue of deposits, and how it went. */
export const postgresDepositSending = (database: Database) => ({
  /** Of each site but those that are busy, the deposits that are due first. */
  take: (
    most: number,
    mostOfSite: number,
    busy: readonly number[],
    seconds: number,
  ): Promise<readonly WhichDeposit[]> =>
    database.unscopedRows(statement<WhichDeposit>`
      with recursive place as (
        (select site_id from doi_due order by site_id limit 1)
        union all
        select next.site_id from place cross join lateral
          (select site_id from doi_due where site_id > place.site_id order by site_id limit 1) next
      ), first as (
        select due.* from place cross join lateral (select site_id, item_id, due_at from doi_due
          where site_id = place.site_id and due_at <= now() order by due_at
          limit ${mostOfSite}) due
        where place.site_id <> all (${busy}::int[]) order by due_at limit ${most}
      )
      update doi_due set due_at = now() + make_interval(secs => ${seconds}) from first
      where (doi_due.site_id, doi_due.item_id) = (first.site_id, first.item_id) and doi_due.due_at <= now()
      returning doi_due.site_id as site, doi_due.item_id::text as item`),

  /** A number that is greater than all before it. */
  async nextStamp(transaction: Transaction, which: WhichDeposit): Promise<string> {
    const [row] = await transaction.rows(statement<{ stamp: string }>`update doi_deposit
      set stamp = greatest(stamp + 1, to_char(clock_timestamp() at time zone 'UTC', 'YYYYMMDDHH24MISSMS')::bigint)
      where ${isThis(which)} returning stamp::text as stamp`);
    return row?.stamp ?? '0';
  },

  /** Writes down what is about to be sent, before it is: whoever comes after knows that it may have been. */
  async intend(transaction: Transaction, which: WhichDeposit, { batch, hash, digest, doi, isHidden }: Intended) {
    await transaction.rows(statement`update doi_deposit set batch = ${batch}, sent_hash = ${hash}, sent_digest = ${digest}, doi = ${doi},
      is_hidden = ${isHidden} where ${isThis(which)}`);
  },

  async note(transaction: Transaction, which: WhichDeposit, message: string | undefined, isRegistered: boolean) {
    await transaction.rows(statement`update doi_deposit set message = ${message ?? null},
      registered_at = case when ${isRegistered} then now() else registered_at end where ${isThis(which)}`);
  },

  /** It is on its way at the registry, or is tried again. */
  async later(transaction: Transaction, which: WhichDeposit, { seconds, isSent, tries, problem }: Later) {
    await transaction.rows(statement`update doi_deposit set tries = ${tries}, problem = ${problem},
      state = case when ${isSent} then 'sent' else state end where ${isThis(which)}`);
    await transaction.rows(statement`update doi_due set due_at = now() + make_interval(secs => ${seconds})
      where ${isThis(which)}`);
  },

  /** What is not there any more waits for nothing; what the registry has of it stays known. */
  async leave(transaction: Transaction, which: WhichDeposit) {
    await transaction.rows(statement`delete from doi_deposit where ${isThis(which)} and registered_hash is null`);
    await transaction.rows(statement`update doi_deposit set state = 'registered', wanted_hash = registered_hash, problem = null
      where ${isThis(which)}`);
    await transaction.rows(statement`delete from doi_due where ${isThis(which)}`);
  },
});
