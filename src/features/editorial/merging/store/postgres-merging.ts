import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { canonicalItem } from '../../../../platform/item/canonical-items.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { MergeRecord } from '../domain/merge-rule.ts';
import type { MergeStore } from '../use-cases/merge-records.ts';

export const postgresMerging = (database: Database): MergeStore => ({
  change: (site, work) =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      // Two merges of one site take turns: together they could close a circle.
      await transaction.rows(statement(sql`select pg_advisory_xact_lock(hashtext('items'), ${site})`));
      return work({
        find: (kind, key) => recordByKey(transaction, site, kind, key),
        async endOf({ id }) {
          const end = await canonicalItem(transaction, site, id);
          return recordById(transaction, site, end);
        },
        async add({ from, into, evidence }) {
          await transaction.rows(
            query.insertInto('item_merge').values({ site_id: site, from_id: from, into_id: into, evidence }),
          );
        },
        async remove({ id }) {
          const removed = await transaction.rows(
            query.deleteFrom('item_merge').where('site_id', '=', site).where('from_id', '=', id).returning('from_id'),
          );
          return removed.length > 0;
        },
      });
    }),
});

interface RecordRow {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  readonly into_id: Id | null;
  readonly gathers: boolean;
}

const recordByKey = (transaction: Transaction, site: number, kind: string, key: string) =>
  readRecord(transaction, statement(select(site, sql`item.kind = ${kind} and item.source_key = ${key}`)));

const recordById = (transaction: Transaction, site: number, id: Id) =>
  readRecord(transaction, statement(select(site, sql`item.id = ${id}`)));

const select = (site: number, which: ReturnType<typeof sql>) => sql<RecordRow>`
  select item.id, item.kind, item.titles, item_merge.into_id,
    exists (select from item_merge other where other.site_id = ${site} and other.into_id = item.id) as gathers
  from item left join item_merge on item_merge.site_id = ${site} and item_merge.from_id = item.id
  where item.site_id = ${site} and ${which}`;

async function readRecord(
  transaction: Transaction,
  selection: ReturnType<typeof statement<RecordRow>>,
): Promise<MergeRecord | undefined> {
  const [row] = await transaction.rows(selection);
  if (!row) return undefined;
  const names = Object.values(row.titles).filter((name) => name !== undefined);
  return { id: row.id, kind: row.kind, names, mergedInto: row.into_id, gathers: row.gathers };
}
