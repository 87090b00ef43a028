import { sql } from 'kysely';
import { todayAt } from '../../../platform/item/today-at.ts';
import { moment } from '../../../platform/item/writing/moment.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Document } from '../../../platform/kernel/form-field.ts';
import type { Database, Transaction } from '../../../platform/ports/database.ts';

export type ScheduleStore = ReturnType<typeof postgresSchedule>;

/** What is to be published at a moment to come. */
export interface Scheduled {
  readonly id: string;
  readonly document: Document;
  readonly account: string;
  /** ISO 8601 */
  readonly at: string;
  /** The code of what kept it from being published when its moment had come. */
  readonly problem: string | null;
}

interface Which {
  readonly site: number;
  readonly kind: string;
  readonly id: string;
}

const columns = sql`document_id as id, document, account_id::text as account, problem, ${moment('publish_at')} as at`;

const isThis = ({ site, kind, id }: Which) => sql`site_id = ${site} and kind = ${kind} and document_id = ${id}`;

/** A moment of the clock on the wall of a site, as `2026-11-18T09:30`. */
const siteMoment = (site: number, local: string) =>
  sql`(${local}::timestamp at time zone (select time_zone from site where site.site_id = ${site}))`;

export const postgresSchedule = (database: Database) => ({
  async get(transaction: Transaction, site: number, kind: string, id: string): Promise<Scheduled | null> {
    const [row] = await transaction.rows(
      statement<Scheduled>`select ${columns} from scheduled_document where ${isThis({ site, kind, id })}`,
    );
    return row ?? null;
  },

  /** When the things of a kind are due, by their ids. */
  async momentsOf(transaction: Transaction, site: number, kind: string): Promise<ReadonlyMap<string, string>> {
    const rows = await transaction.rows(
      statement<Pick<Scheduled, 'id' | 'at'>>`select document_id as id, ${moment('publish_at')} as at
        from scheduled_document where site_id = ${site} and kind = ${kind}`,
    );
    return new Map(rows.map(({ id, at }) => [id, at]));
  },

  /** Whether such a moment is still to come, by the clock that everything waits for. */
  async isToCome(transaction: Transaction, site: number, local: string): Promise<boolean> {
    const [row] = await transaction.rows(statement<{ is: boolean }>`select ${siteMoment(site, local)} > now() as is`);
    return row?.is === true;
  },

  /** Whether an item was taken back from its readers. */
  async isWithdrawn(transaction: Transaction, site: number, id: string): Promise<boolean> {
    const [row] = await transaction.rows(statement`
      select from item where site_id = ${site} and id = ${id}::bigint and status = 'withdrawn'`);
    return row !== undefined;
  },

  today: todayAt,

  async put(
    transaction: Transaction,
    { site, kind, id }: Which,
    { document, account, at }: { readonly document: Document; readonly account: string; readonly at: string },
  ): Promise<void> {
    await transaction.rows(statement`
      insert into scheduled_document (site_id, kind, document_id, document, account_id, publish_at)
        values (${site}, ${kind}, ${id}, ${JSON.stringify(document)}, ${account}, ${siteMoment(site, at)})
      on conflict (site_id, kind, document_id) do update set document = excluded.document,
        account_id = excluded.account_id, publish_at = excluded.publish_at, problem = null`);
  },

  /** Answers whether there was one. */
  async drop(transaction: Transaction, site: number, kind: string, id: string): Promise<boolean> {
    const rows = await transaction.rows(
      statement`delete from scheduled_document where ${isThis({ site, kind, id })} returning 1`,
    );
    return rows.length > 0;
  },

  /** What is due, held until the transaction ends; nothing where another worker holds it, or where it was put off. */
  async takeDue(transaction: Transaction, site: number, kind: string, id: string): Promise<Scheduled | null> {
    const [row] = await transaction.rows(statement<Scheduled>`select ${columns} from scheduled_document
      where ${isThis({ site, kind, id })} and publish_at <= now() and problem is null for update skip locked`);
    return row ?? null;
  },

  async refuse(transaction: Transaction, site: number, kind: string, id: string, problem: string): Promise<void> {
    await transaction.rows(
      statement`update scheduled_document set problem = ${problem} where ${isThis({ site, kind, id })}`,
    );
  },

  /** Ends an embargo whose moment has come. The trigger of every change tells index and edge of it. */
  async openDue(transaction: Transaction, site: number, item: string): Promise<boolean> {
    const rows = await transaction.rows(statement`update item set embargo_until = null
      where site_id = ${site} and id = ${item} and embargo_until <= now() returning 1`);
    return rows.length > 0;
  },

  /** Moments that have come, the earliest first. */
  due: (most: number): Promise<readonly Which[]> =>
    database.unscopedRows(statement<Which>`select site_id as site, kind, document_id as id from due_moment
      where due_at <= now() order by due_at limit ${most}`),

  /** What broke is tried again soon, and holds up nothing else. */
  async putOff({ site, kind, id }: Which, seconds: number): Promise<void> {
    await database.unscopedRows(statement`update due_moment set due_at = now() + make_interval(secs => ${seconds})
      where ${isThis({ site, kind, id })}`);
  },
});
