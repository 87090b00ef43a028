import { sql } from 'kysely';
import { addSent, holdSent } from '../../../../platform/item/sent-bytes.ts';
import { changeSite, readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Failure } from '../../../../platform/kernel/failure.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { UploadView } from '../contract.ts';
import type { Usage } from '../domain/quota.ts';
import { usageOf } from './usage-of.ts';

export interface Upload extends Readonly<Omit<UploadView, 'arrived'>> {
  readonly partsId: string | null;
  readonly sha256: string | null;
  readonly isKept: boolean;
  readonly expiresAt: Date;
}

export type Decision =
  | { readonly state: 'checked'; readonly sha256: string; readonly type: string }
  | { readonly state: 'refused'; readonly refusal: string };

/** When it was decided, until when the row stays, and when a worker looks at it next. */
interface Times {
  readonly now: Date;
  readonly expiresAt: Date;
  readonly checkAt: Date;
}

const columns = sql`upload_id as id, name, role, bytes::float8 as bytes, parts_id as "partsId", state,
  waits_for as "waitsFor", sha256, type, refusal, kept_at is not null as "isKept", expires_at as "expiresAt"`;

export type UploadStore = ReturnType<typeof postgresUploads>;

export function postgresUploads(database: Database) {
  const read = (site: number) => readSite(database, site);
  const change = (site: number) => changeSite(database, site);
  const together = <Outcome>(site: number, work: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, work);
  const checkAt = (transaction: Transaction, site: number, id: string, at: Date) =>
    transaction.rows(statement`insert into upload_due (site_id, upload_id, look_at) values (${site}, ${id}, ${at})
      on conflict (site_id, upload_id) do update set look_at = excluded.look_at`);

  return {
    /** Unless its bytes are too many for what the member and the site have already; both are one transaction. */
    begin: (
      site: number,
      upload: Pick<Upload, 'id' | 'name' | 'role' | 'bytes' | 'expiresAt'> & { readonly account: string },
      now: Date,
      problemOf: (usage: Usage) => Failure | undefined,
    ) =>
      together(site, async (transaction) => {
        const { id, account, name, role, bytes, expiresAt } = upload;
        await holdSent(transaction, account, now);
        const problem = problemOf(await usageOf(transaction, site, account, now));
        if (problem) return problem;
        await addSent(transaction, account, bytes);
        await transaction.rows(statement`
          insert into upload (site_id, upload_id, account_id, name, role, bytes, created_at, changed_at, expires_at)
            values (${site}, ${id}, ${account}, ${name}, ${role}, ${bytes}, ${now}, ${now}, ${expiresAt})`);
        await checkAt(transaction, site, id, expiresAt);
        return undefined;
      }),

    usage: (site: number, account: string, now: Date) =>
      database.transaction({ reads: [site], writes: null }, (transaction) => usageOf(transaction, site, account, now)),

    async place(site: number, id: string, partsId: string): Promise<void> {
      await change(site)`update upload set parts_id = ${partsId} where site_id = ${site} and upload_id = ${id}`;
    },

    async one(site: number, id: string) {
      const [row] = await read(site)<Upload>`
        select ${columns} from upload where site_id = ${site} and upload_id = ${id}`;
      return row;
    },

    /** If it is this member's. */
    async ownOne(site: number, account: string, id: string) {
      const [row] = await read(site)<Upload>`select ${columns} from upload
        where site_id = ${site} and upload_id = ${id} and account_id = ${account}`;
      return row;
    },

    /** Answers whether it was still arriving. */
    async arrive(transaction: Transaction, site: number, id: string, times: Times): Promise<boolean> {
      const rows = await transaction.rows(statement`
        update upload set state = 'arrived', changed_at = ${times.now}, expires_at = ${times.expiresAt}
          where site_id = ${site} and upload_id = ${id} and state = 'arriving' returning upload_id`);
      if (rows.length > 0) await checkAt(transaction, site, id, times.checkAt);
      return rows.length > 0;
    },

    /** Only what has arrived and is not decided yet changes. */
    decide: (site: number, id: string, decision: Decision, { now, expiresAt, checkAt: at }: Times) =>
      together(site, async (transaction) => {
        const { sha256, type, refusal } = { sha256: null, type: null, refusal: null, ...decision };
        const rows = await transaction.rows(statement`
          update upload set state = ${decision.state}, sha256 = ${sha256}, type = ${type}, refusal = ${refusal},
              waits_for = null, changed_at = ${now}, expires_at = ${expiresAt}
            where site_id = ${site} and upload_id = ${id} and state = 'arrived' returning upload_id`);
        if (rows.length > 0) await checkAt(transaction, site, id, at);
      }),

    /** It has to wait for the scanner. */
    delay: (site: number, id: string, at: Date) =>
      together(site, async (transaction) => {
        await transaction.rows(statement`update upload set waits_for = 'scanner'
          where site_id = ${site} and upload_id = ${id} and state = 'arrived'`);
        await checkAt(transaction, site, id, at);
      }),

    /** All of them or none. */
    async take(transaction: Transaction, site: number, account: string, ids: readonly string[], times: Times) {
      const rows = await transaction.rows(statement<Upload>`with there as (
          select upload_id from upload where site_id = ${site} and upload_id = any (${ids}::text[])
            and account_id = ${account} and state = 'checked' and expires_at > ${times.now} for update)
        update upload set state = 'taken', changed_at = ${times.now}, expires_at = ${times.expiresAt}
        where site_id = ${site} and upload_id in (select upload_id from there)
          and (select count(*) from there) = cardinality(${ids}::text[])
        returning ${columns}`);
      for (const { id } of rows) await checkAt(transaction, site, id, times.checkAt);
      return rows;
    },

    kept: (site: number, id: string, { now, expiresAt, checkAt: at }: Times) =>
      together(site, async (transaction) => {
        await transaction.rows(statement`
          update upload set kept_at = ${now}, changed_at = ${now}, expires_at = ${expiresAt}
            where site_id = ${site} and upload_id = ${id} and state = 'taken'`);
        await checkAt(transaction, site, id, at);
      }),

    /**
     * From now on nobody can go on with it, nor take it, and a worker removes what is left. Answers whether that came in time: what
     * was taken meanwhile stays. Only what expires by then is meant.
     */
    condemn: (site: number, id: string, expiringBy: Date, now: Date) =>
      together(site, async (transaction) => {
        const rows = await transaction.rows(statement`
          update upload set state = 'refused', refusal = 'over', changed_at = ${now}, expires_at = ${now}
            where site_id = ${site} and upload_id = ${id} and expires_at <= ${expiringBy}
              and (state <> 'taken' or kept_at is not null) returning upload_id`);
        if (rows.length > 0) await checkAt(transaction, site, id, now);
        return rows.length > 0;
      }),

    /** So many bytes of it never came: they count no longer among those that its owner sent that day. */
    forget: (site: number, id: string, absent = 0) =>
      together(site, async (transaction) => {
        if (absent > 0)
          await transaction.rows(statement`
            update sent_bytes set bytes = greatest(sent_bytes.bytes - ${absent}, 0) from upload
              where upload.site_id = ${site} and upload.upload_id = ${id} and sent_bytes.account_id = upload.account_id
                and sent_bytes.day = (upload.created_at at time zone 'UTC')::date`);
        await transaction.rows(statement`delete from upload where site_id = ${site} and upload_id = ${id}`);
        await transaction.rows(statement`delete from upload_due where site_id = ${site} and upload_id = ${id}`);
      }),

    /** Of all sites. */
    due: (now: Date, most: number) =>
      database.unscopedRows(statement<{ site: number; id: string }>`
        select site_id as site, upload_id as id from upload_due
          where look_at <= ${now} order by look_at limit ${most}`),

    async checkLater(site: number, id: string, at: Date): Promise<void> {
      await database.unscopedRows(statement`
        update upload_due set look_at = ${at} where site_id = ${site} and upload_id = ${id}`);
    },
  };
}
