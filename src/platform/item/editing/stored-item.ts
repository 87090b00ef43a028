import { sql } from 'kysely';
import { type Id, siteOfId } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import type { Kind } from '../kind.ts';
import { columnOf, type DetailTable } from '../writing/detail-table.ts';
import type { DraftRow, ItemDraft } from '../writing/item-draft.ts';
import { statement } from '../writing/raw-statement.ts';

/** A thing as it is stored, with everything that a form may show. Links to other things are their ids. */
export interface StoredItem
  extends Required<
    Omit<ItemDraft, 'kind' | 'key' | 'onlyIfMissing' | 'files' | 'relations' | 'subjects' | 'entries' | 'columns'>
  > {
  readonly id: Id;
  readonly key: string | null;
  readonly isWithdrawnByHand: boolean;
  readonly entries: readonly Id[];
  /** The columns of its site in which it stands. */
  readonly columns: readonly Id[];
}

/** A thing that nobody has stored yet. */
export const noItem: StoredItem = {
  ...{ id: '', key: null, rank: 0, status: 'draft', isWithdrawnByHand: false, language: null },
  ...{ titles: {}, richTitles: {}, summaries: {}, keywords: {}, doi: null, cover: null, publishedOn: null },
  ...{ details: {}, parts: {}, entries: [], columns: [] },
};

type ItemRow = Omit<StoredItem, 'details' | 'parts'>;

/** Reads a thing of a kind, with those of its parts that are named. */
export async function readStoredItem(
  transaction: Transaction,
  site: number,
  kind: Kind,
  id: Id,
  parts: readonly string[],
): Promise<StoredItem | null> {
  if (siteOfId(id) !== site) return null;
  const [row] = await transaction.rows(statement<ItemRow>`
    select id, source_key as key, source_rank as rank, status, withdrawn_on is not null as "isWithdrawnByHand", language, titles,
      rich_titles as "richTitles", summaries, keywords, doi, cover, to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
      array(select entry_id::text from collection_entry entry where entry.site_id = item.site_id
        and entry.collection_id = item.id order by position) as entries,
      array(select channel_id::text from column_entry entry where entry.site_id = item.site_id
        and entry.item_id = item.id order by channel_id) as columns
    from item where site_id = ${site} and id = ${id} and kind = ${kind.name}`);
  if (!row) return null;
  const [details = {}] = await readRows(transaction, site, kind.table, id);
  const read: Record<string, readonly DraftRow[]> = {};
  for (const part of kind.parts ?? [])
    if (parts.includes(part.name)) read[part.name] = await readRows(transaction, site, part, id);
  return { ...row, details, parts: read };
}

/** The rows that a thing has in a table, by field. Whole numbers of 64 bits come as text: JavaScript would round them. */
async function readRows(transaction: Transaction, site: number, table: DetailTable, owner: Id): Promise<DraftRow[]> {
  const columns = Object.keys(table.fields).map((field) => [field, columnOf(table, field)] as const);
  const values = columns.flatMap(([field, column]) => [
    sql`${field}::text`,
    column.endsWith('_id') ? sql`${sql.ref(column)}::text` : sql.ref(column),
  ]);
  // A function takes a hundred arguments at most.
  const objects = [];
  for (let first = 0; first < values.length; first += 90)
    objects.push(sql`jsonb_build_object(${sql.join(values.slice(first, first + 90))})`);
  const rows = await transaction.rows(statement<{ fields: DraftRow }>`
    select ${sql.join(objects, sql` || `)} as fields from ${sql.table(table.name)}
      where site_id = ${site} and ${sql.ref(table.owner)} = ${owner} ${table.place ? sql`order by ${sql.ref(table.place)}` : sql``}`);
  return rows.map(({ fields }) => fields);
}
