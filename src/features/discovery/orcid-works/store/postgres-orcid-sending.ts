import { sql } from 'kysely';
import { dueQueue } from '../../../../platform/item/writing/due-queue.ts';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { WhichRecord } from './postgres-orcid-works.ts';

export interface NextWork {
  readonly item: Id;
  readonly state: 'queued' | 'removing';
  readonly number: number;
  readonly isSent: boolean;
  readonly putCode: string | null;
  readonly presentHash: string | null;
}

export interface StoredConsent {
  readonly orcid: string;
  readonly sealedToken: string;
  readonly state: 'given' | 'refused' | 'withdrawn';
  readonly tries: number;
}

const ofRecord = ({ site, account }: WhichRecord) => sql`site_id = ${site} and account_id = ${account}`;
const ofWork = (which: WhichRecord, { item }: Pick<NextWork, 'item'>) => sql`${ofRecord(which)} and item_id = ${item}`;

export type OrcidSendingStore = ReturnType<typeof postgresOrcidSending>;

/** What workers write on records at ORCID, and how it went. */
export const postgresOrcidSending = (database: Database) => {
  const due = dueQueue(database, 'orcid_due', 'account_id');
  const changing = <Outcome>({ site }: WhichRecord, work: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, work);
  /** Nobody answered, so that its tries begin anew with the next answer. */
  const heard = (transaction: Transaction, which: WhichRecord) =>
    transaction.rows(statement`update orcid_consent set tries = 0, problem = null
      where ${ofRecord(which)} and (tries > 0 or problem is not null)`);
  const next = (transaction: Transaction, which: WhichRecord) =>
    transaction.rows(statement`update orcid_due set due_at = now() where ${ofRecord(which)}`);

  return {
    take: async (most: number, seconds: number): Promise<readonly WhichRecord[]> =>
      (await due.take(most, seconds)).map(({ site, id }) => ({ site, account: id })),

    async consent(which: WhichRecord) {
      const [row] = await readSite(database, which.site)<StoredConsent>`
        select orcid, sealed_token as "sealedToken", state, tries from orcid_consent where ${ofRecord(which)}`;
      return row;
    },

    async nextWork(which: WhichRecord) {
      const [row] = await readSite(database, which.site)<NextWork>`
        select item_id::text as item, state, number, is_sent as "isSent", put_code as "putCode", present_hash as "presentHash"
        from orcid_work where ${ofRecord(which)} and state in ('queued', 'removing') order by changed_at, item_id limit 1`;
      return row;
    },

    /** Written down before it is sent: whoever comes after knows that it may be there. */
    intend: (which: WhichRecord, work: NextWork) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`update orcid_work set is_sent = true where ${ofWork(which, work)}`);
      }),

    /** By which number it is there. */
    known: (which: WhichRecord, work: NextWork, putCode: string) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`update orcid_work set put_code = ${putCode} where ${ofWork(which, work)}`);
        await heard(transaction, which);
        await next(transaction, which);
      }),

    /** It is there as it was sent; where it changed meanwhile, it is sent again. */
    present: (which: WhichRecord, work: NextWork, putCode: string | null, hash: string) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`update orcid_work set put_code = ${putCode}, present_hash = ${hash}, is_sent = true,
            state = case when number = ${work.number} then 'present' else state end, problem = null, message = null
          where ${ofWork(which, work)}`);
        await heard(transaction, which);
        await next(transaction, which);
      }),

    /** It is not there any more. What is wanted again meanwhile is sent as new. */
    removed: (which: WhichRecord, work: NextWork) =>
      changing(which, async (transaction) => {
        await transaction.rows(
          statement`delete from orcid_work where ${ofWork(which, work)} and number = ${work.number}`,
        );
        await transaction.rows(statement`update orcid_work set put_code = null, is_sent = false, present_hash = null
          where ${ofWork(which, work)}`);
        await heard(transaction, which);
        await next(transaction, which);
      }),

    refused: (which: WhichRecord, work: NextWork, state: 'failed' | 'left', problem: string | null, message?: string) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`update orcid_work set problem = ${problem}, message = ${message ?? null},
            state = case when number = ${work.number} then ${state} else state end,
            put_code = case when ${state === 'left'} then null else put_code end
          where ${ofWork(which, work)}`);
        await heard(transaction, which);
        await next(transaction, which);
      }),

    /** ORCID does not take the token any more: nothing is sent until its owner consents anew. */
    refuse: (which: WhichRecord) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`update orcid_consent set state = 'refused', tries = 0, problem = null
          where ${ofRecord(which)} and state = 'given'`);
        await transaction.rows(statement`update orcid_due set due_at = 'infinity' where ${ofRecord(which)}`);
      }),

    later: (which: WhichRecord, problem: string, seconds: number) =>
      changing(which, async (transaction) => {
        await transaction.rows(
          statement`update orcid_consent set tries = tries + 1, problem = ${problem} where ${ofRecord(which)}`,
        );
        await transaction.rows(statement`update orcid_due set due_at = now() + make_interval(secs => ${seconds})
          where ${ofRecord(which)}`);
      }),

    /** With nothing left to do: whoever queues something holds the same row. */
    rest: (which: WhichRecord) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`select 1 from orcid_consent where ${ofRecord(which)} for update`);
        await transaction.rows(statement`update orcid_due set due_at = 'infinity' where ${ofRecord(which)}
          and not exists (select from orcid_work work where work.site_id = ${which.site} and work.account_id = ${which.account}
            and work.state in ('queued', 'removing'))`);
      }),

    /** The consent goes with all that was known of it. */
    end: (which: WhichRecord) =>
      changing(which, async (transaction) => {
        await transaction.rows(statement`delete from orcid_consent where ${ofRecord(which)} and state = 'withdrawn'`);
        await transaction.rows(statement`delete from orcid_due where ${ofRecord(which)}
          and not exists (select from orcid_consent consent where consent.site_id = ${which.site}
            and consent.account_id = ${which.account})`);
      }),
  };
};
