import { type Id, siteOfId } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { DetailTable } from '../writing/detail-table.ts';
import type { DraftRow, ItemReference } from '../writing/item-draft.ts';
import { statement } from '../writing/raw-statement.ts';

export type ReferenceOf = (link: unknown) => ItemReference | null;

/** What things are called where drafts name them. One that never had such a name gets one. */
export async function referencesTo(transaction: Transaction, site: number, ids: Iterable<Id>): Promise<ReferenceOf> {
  const wanted = [...new Set(ids)].filter((id) => siteOfId(id) === site);
  if (wanted.length === 0) return (link) => (isReference(link) ? link : null);
  await transaction.rows(statement`update item set source_key = 'item:' || id
    where site_id = ${site} and id = any (${wanted}::bigint[]) and source_key is null`);
  const rows = await transaction.rows(statement<ItemReference & { id: Id }>`select id, kind, source_key as key from item
    where site_id = ${site} and id = any (${wanted}::bigint[])`);
  const byId = new Map(rows.map(({ id, kind, key }) => [id, { kind, key }]));
  return (link) => (isReference(link) ? link : (byId.get(String(link)) ?? null));
}

const isReference = (link: unknown): link is ItemReference =>
  typeof link === 'object' && link !== null && 'kind' in link && 'key' in link;

/** The ids in those fields of rows that name other things. */
export const linkedIds = (table: DetailTable, rows: readonly DraftRow[]): Id[] =>
  rows.flatMap((row) =>
    (table.links ?? []).flatMap((field) => (typeof row[field] === 'string' ? [row[field] as Id] : [])),
  );

/** A row with names in place of ids. */
export const withReferences = (table: DetailTable, row: DraftRow, referenceOf: ReferenceOf): DraftRow =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [
      field,
      table.links?.includes(field) && value !== null ? referenceOf(value) : value,
    ]),
  );
