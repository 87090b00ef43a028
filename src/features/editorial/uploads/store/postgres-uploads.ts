import { sql } from 'kysely';
import { addSent, holdSent } from '../../../../platform/item/sent-bytes.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { Upload } from '../domain/upload.ts';
import type { UploadStore } from '../use-cases/upload-store.ts';
import { usageOf } from './usage-of.ts';

const columns = sql`upload_id as id, name, role, bytes::float8 as bytes, parts_id as "partsId", state,
  waits_for as "waitsFor", sha256, type, refusal, kept_at is not null as "isKept", expires_at as "expiresAt"`;

type Text<Row> = ReturnType<typeof sql<Row>>;

export function postgresUploads(database: Database): UploadStore {
  const read = <Row>(site: number, text: Text<Row>) => database.rows({ reads: [site], writes: null }, statement(text));
  const change = <Row>(site: number, text: Text<Row>) =>
    database.rows({ reads: [site], writes: site }, statement(text));
  const together = <Outcome>(site: number, work: (transaction: Transaction) => Promise<Outcome>) =>
    database.transaction({ reads: [site], writes: site }, work);
  const lookAt = (transaction: Transaction, site: number, id: string, at: Date) =>
    transaction.rows(
      statement(
        sql`insert into upload_due (site_id, upload_id, look_at) values (${site}, ${id}, ${at})
          on conflict (site_id, upload_id) do update set look_at = excluded.look_at`,
      ),
    );

  return {
    begin: (site, { id, account, name, role, bytes, expiresAt }, now, problemOf) =>
      together(site, async (transaction) => {
        await holdSent(transaction, account, now);
        const problem = problemOf(await usageOf(transaction, site, account, now));
        if (problem) return problem;
        await addSent(transaction, account, bytes);
        await transaction.rows(
          statement(
            sql`insert into upload (site_id, upload_id, account_id, name, role, bytes, created_at, changed_at, expires_at)
              values (${site}, ${id}, ${account}, ${name}, ${role}, ${bytes}, ${now}, ${now}, ${expiresAt})`,
          ),
        );
        await lookAt(transaction, site, id, expiresAt);
        return undefined;
      }),

    usage: (site, account, now) =>
      database.transaction({ reads: [site], writes: null }, (transaction) => usageOf(transaction, site, account, now)),

    async place(site, id, partsId) {
      await change(site, sql`update upload set parts_id = ${partsId} where site_id = ${site} and upload_id = ${id}`);
    },

    async one(site, id) {
      const [row] = await read(
        site,
        sql<Upload>`select ${columns} from upload where site_id = ${site} and upload_id = ${id}`,
      );
      return row;
    },

    async ownOne(site, account, id) {
      const [row] = await read(
        site,
        sql<Upload>`select ${columns} from upload
          where site_id = ${site} and upload_id = ${id} and account_id = ${account}`,
      );
      return row;
    },

    async arrive(transaction, site, id, times) {
      const rows = await transaction.rows(
        statement(
          sql`update upload set state = 'arrived', changed_at = ${times.now}, expires_at = ${times.expiresAt}
            where site_id = ${site} and upload_id = ${id} and state = 'arriving' returning upload_id`,
        ),
      );
      if (rows.length > 0) await lookAt(transaction, site, id, times.lookAt);
      return rows.length > 0;
    },

    decide: (site, id, decision, { now, expiresAt, lookAt: at }) =>
      together(site, async (transaction) => {
        const { sha256, type, refusal } = { sha256: null, type: null, refusal: null, ...decision };
        const rows = await transaction.rows(
          statement(
            sql`update upload set state = ${decision.state}, sha256 = ${sha256}, type = ${type}, refusal = ${refusal},
                waits_for = null, changed_at = ${now}, expires_at = ${expiresAt}
              where site_id = ${site} and upload_id = ${id} and state = 'arrived' returning upload_id`,
          ),
        );
        if (rows.length > 0) await lookAt(transaction, site, id, at);
      }),

    delay: (site, id, at) =>
      together(site, async (transaction) => {
        await transaction.rows(
          statement(
            sql`update upload set waits_for = 'scanner'
              where site_id = ${site} and upload_id = ${id} and state = 'arrived'`,
          ),
        );
        await lookAt(transaction, site, id, at);
      }),

    async take(transaction, site, account, ids, times) {
      const rows = await transaction.rows(
        statement(
          sql<Upload>`with there as (
              select upload_id from upload where site_id = ${site} and upload_id = any (${ids}::text[])
                and account_id = ${account} and state = 'checked' and expires_at > ${times.now} for update)
            update upload set state = 'taken', changed_at = ${times.now}, expires_at = ${times.expiresAt}
            where site_id = ${site} and upload_id in (select upload_id from there)
              and (select count(*) from there) = cardinality(${ids}::text[])
            returning ${columns}`,
        ),
      );
      for (const { id } of rows) await lookAt(transaction, site, id, times.lookAt);
      return rows;
    },

    kept: (site, id, { now, expiresAt, lookAt: at }) =>
      together(site, async (transaction) => {
        await transaction.rows(
          statement(
            sql`update upload set kept_at = ${now}, changed_at = ${now}, expires_at = ${expiresAt}
              where site_id = ${site} and upload_id = ${id} and state = 'taken'`,
          ),
        );
        await lookAt(transaction, site, id, at);
      }),

    condemn: (site, id, expiringBy, now) =>
      together(site, async (transaction) => {
        const rows = await transaction.rows(
          statement(
            sql`update upload set state = 'refused', refusal = 'over', changed_at = ${now}, expires_at = ${now}
              where site_id = ${site} and upload_id = ${id} and expires_at <= ${expiringBy}
                and (state <> 'taken' or kept_at is not null) returning upload_id`,
          ),
        );
        if (rows.length > 0) await lookAt(transaction, site, id, now);
        return rows.length > 0;
      }),

    forget: (site, id, absent = 0) =>
      together(site, async (transaction) => {
        if (absent > 0)
          await transaction.rows(
            statement(
              sql`update sent_bytes set bytes = greatest(sent_bytes.bytes - ${absent}, 0) from upload
                where upload.site_id = ${site} and upload.upload_id = ${id} and sent_bytes.account_id = upload.account_id
                  and sent_bytes.day = (upload.created_at at time zone 'UTC')::date`,
            ),
          );
        await transaction.rows(statement(sql`delete from upload where site_id = ${site} and upload_id = ${id}`));
        await transaction.rows(statement(sql`delete from upload_due where site_id = ${site} and upload_id = ${id}`));
      }),

    due: (now, most) =>
      database.unscopedRows(
        statement(
          sql<{ site: number; id: string }>`select site_id as site, upload_id as id from upload_due
            where look_at <= ${now} order by look_at limit ${most}`,
        ),
      ),

    async lookAgain(site, id, at) {
      await database.unscopedRows(
        statement(sql`update upload_due set look_at = ${at} where site_id = ${site} and upload_id = ${id}`),
      );
    },
  };
}
