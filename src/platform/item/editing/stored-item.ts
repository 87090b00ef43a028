import { sql } from 'kysely';
import { type Id, siteOfId } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import { embargoMinute } from '../embargo.ts';
import type { Kind } from '../kind.ts';
import { columnOf, type DetailTable } from '../writing/detail-table.ts';
import type { DraftFile, DraftRow, ItemDraft } from '../writing/item-draft.ts';
import { statement } from '../writing/raw-statement.ts';

export type StoredFile = Required<Omit<DraftFile, 'public' | 'language' | 'version'>> & {
  readonly language: string | null;
  readonly version: string | null;
};

/** A thing as it is stored, with everything that a form may show. Links to other things are their ids. */
export interface StoredItem
  extends Required<
    Omit<ItemDraft, 'kind' | 'key' | 'onlyIfMissing' | 'files' | 'relations' | 'subjects' | 'entries' | 'columns'>
  > {
  readonly id: Id;
  readonly key: string | null;
  readonly isWithdrawnByHand: boolean;
  readonly files: readonly StoredFile[];
  readonly subjects: readonly Id[];
  readonly entries: readonly Id[];
  /** The columns of its site in which it stands. */
  readonly columns: readonly Id[];
  /** `2026-11-18T09:30`, by the clock of the site. */
  readonly embargoUntil: string | null;
}

/** A thing that nobody has stored yet. */
export const noItem: StoredItem = {
  id: '',
  key: null,
  rank: 0,
  status: 'draft',
  isWithdrawnByHand: false,
  language: null,
  titles: {},
  richTitles: {},
  summaries: {},
  keywords: {},
  doi: null,
  cover: null,
  publishedOn: null,
  details: {},
  parts: {},
  files: [],
  subjects: [],
  entries: [],
  columns: [],
  embargoUntil: null,
};

type ItemRow = Omit<StoredItem, 'details' | 'parts'>;

/** Reads things of a kind, with those of their parts that are named. */
export async function readStoredItems(
  transaction: Transaction,
  site: number,
  kind: Kind,
  ids: readonly Id[],
  parts: readonly string[],
): Promise<readonly StoredItem[]> {
  const own = ids.filter((id) => siteOfId(id) === site);
  if (own.length === 0) return [];
  const items = await transaction.rows(statement<ItemRow>`
    select id, source_key as key, source_rank as rank, status, withdrawn_on is not null as "isWithdrawnByHand", language, titles,
      rich_titles as "richTitles", summaries, keywords, doi, cover, to_char(published_on, 'YYYY-MM-DD') as "publishedOn",
      array(select subject_id::text from item_subject named where named.site_id = item.site_id
        and named.item_id = item.id order by position) as subjects,
      (select coalesce(jsonb_agg(jsonb_build_object('role', file.role, 'sha256', file.sha256, 'bytes', stored.bytes,
          'contentType', stored.content_type, 'name', file.name, 'language', file.language, 'labels', file.labels,
          'version', file.version, 'byHand', file.by_hand) order by file.position), '[]')
        from item_file file join stored_file stored using (site_id, sha256)
        where file.site_id = item.site_id and file.item_id = item.id) as files,
      ${embargoMinute} as "embargoUntil",
      array(select entry_id::text from collection_entry entry where entry.site_id = item.site_id
        and entry.collection_id = item.id order by position) as entries,
      array(select channel_id::text from column_entry entry where entry.site_id = item.site_id
        and entry.item_id = item.id order by channel_id) as columns
    from item where site_id = ${site} and id = any (${own}::bigint[]) and kind = ${kind.name}`);
  const details = await readRows(transaction, site, kind.table, own);
  const named = (kind.parts ?? []).filter(({ name }) => parts.includes(name));
  const read = new Map<string, Awaited<ReturnType<typeof readRows>>>();
  for (const part of named) read.set(part.name, await readRows(transaction, site, part, own));
  return items.map((item) => ({
    ...item,
    details: details.get(item.id)?.[0] ?? {},
    parts: Object.fromEntries(named.map(({ name }) => [name, read.get(name)?.get(item.id) ?? []])),
  }));
}

/** The rows that things have in a table, by field. Whole numbers of 64 bits come as text: JavaScript would round them. */
async function readRows(
  transaction: Transaction,
  site: number,
  table: DetailTable,
  owners: readonly Id[],
): Promise<ReadonlyMap<Id, DraftRow[]>> {
  const columns = Object.keys(table.fields).map((field) => [field, columnOf(table, field)] as const);
  const values = columns.flatMap(([field, column]) => [
    sql`${field}::text`,
    column.endsWith('_id') ? sql`${sql.ref(column)}::text` : sql.ref(column),
  ]);
  // A function takes a hundred arguments at most.
  const objects = [];
  for (let first = 0; first < values.length; first += 90)
    objects.push(sql`jsonb_build_object(${sql.join(values.slice(first, first + 90))})`);
  const rows = await transaction.rows(statement<{ owner: Id; fields: DraftRow }>`
    select ${sql.ref(table.owner)}::text as owner, ${sql.join(objects, sql` || `)} as fields from ${sql.table(table.name)}
      where site_id = ${site} and ${sql.ref(table.owner)} = any (${owners}::bigint[]) ${table.place ? sql`order by ${sql.ref(table.place)}` : sql``}`);
  const byOwner = Map.groupBy(rows, ({ owner }) => owner);
  return new Map([...byOwner].map(([owner, its]) => [owner, its.map(({ fields }) => fields)]));
}
