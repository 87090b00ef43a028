import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import { statement } from './raw-statement.ts';

interface ColumnEntry {
  readonly column: Id;
  readonly item: Id;
}

/** Puts things into columns of the site. What stands there already keeps its place; a column that is no more takes nothing. */
export async function putIntoColumns(
  transaction: Transaction,
  site: number,
  entries: readonly ColumnEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction.rows(statement`
    insert into column_entry (site_id, channel_id, item_id)
    select channel.site_id, channel.id, given.item_id
    from unnest(${entries.map(({ column }) => column)}::bigint[], ${entries.map(({ item }) => item)}::bigint[])
      as given (channel_id, item_id)
    join channel on channel.site_id = ${site} and channel.id = given.channel_id
    on conflict do nothing`);
}

/** Makes a thing stand in exactly these columns of its site. */
export async function setColumns(
  transaction: Transaction,
  site: number,
  item: Id,
  columns: readonly Id[],
): Promise<void> {
  await transaction.rows(statement`delete from column_entry
    where site_id = ${site} and item_id = ${item} and channel_id <> all (${columns}::bigint[])`);
  await putIntoColumns(
    transaction,
    site,
    columns.map((column) => ({ column, item })),
  );
}
