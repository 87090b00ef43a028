import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Transaction } from '../../../../platform/ports/database.ts';
import type { MergeRecord } from '../domain/merge-rule.ts';

interface RecordRow {
  readonly id: Id;
  readonly kind: string;
  readonly titles: Text;
  readonly into_id: Id | null;
  readonly gathers: boolean;
}

export const recordByKey = (transaction: Transaction, site: number, kind: string, key: string) =>
  readRecord(transaction, statement(select(site, sql`item.kind = ${kind} and item.source_key = ${key}`)));

export const recordById = (transaction: Transaction, site: number, id: Id) =>
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
