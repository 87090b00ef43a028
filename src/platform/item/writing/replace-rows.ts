import { sql } from 'kysely';
import type { Id } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import { columnOf, type DetailTable } from './detail-table.ts';
import type { DraftRow, ItemReference } from './item-draft.ts';
import { asExcluded, columnList, statement } from './raw-statement.ts';

export interface OwnedRows {
  readonly owner: Id;
  readonly rows: readonly DraftRow[];
}

export type IdOf = (reference: ItemReference) => Id | null;

/** Makes a table hold exactly these rows for their owners. Rows that are equal already stay untouched. */
export async function replaceRows(
  transaction: Transaction,
  site: number,
  table: DetailTable,
  owned: readonly OwnedRows[],
  idOf: IdOf,
): Promise<void> {
  if (owned.length === 0) return;
  const key = ['site_id', table.owner, ...(table.place ? [table.place] : [])];
  const others = Object.keys(table.fields)
    .map((field) => columnOf(table, field))
    .filter((column) => !key.includes(column));
  const columns = [...key, ...others];
  const given = JSON.stringify(
    owned.flatMap(({ owner, rows }) =>
      rows.map((row, place) => ({
        site_id: site,
        [table.owner]: owner,
        ...(table.place && { [table.place]: row[table.place] ?? place + 1 }),
        ...toColumns(table, row, idOf),
      })),
    ),
  );
  const name = sql.table(table.name);
  const source = sql`jsonb_populate_recordset(null::${name}, ${given}::jsonb)`;

  if (table.place && !table.accumulates)
    await transaction.rows(statement`delete from ${name} stored where site_id = ${site}
      and ${sql.ref(`stored.${table.owner}`)} = any (${owned.map(({ owner }) => owner)}::bigint[])
      and not exists (select from ${source} given where ${sql.ref(`given.${table.owner}`)} = ${sql.ref(`stored.${table.owner}`)}
        and ${sql.ref(`given.${table.place}`)} = ${sql.ref(`stored.${table.place}`)})`);
  await transaction.rows(statement`
    insert into ${name} (${columnList(columns)}) select ${columnList(columns, 'given')} from ${source} given
      on conflict (${columnList(key)}) do ${
        others.length === 0
          ? sql`nothing`
          : sql`update set ${asExcluded(others)}
              where (${columnList(others, table.name)}) is distinct from (${columnList(others, 'excluded')})`
      }`);
}

function toColumns(table: DetailTable, row: DraftRow, idOf: IdOf): Record<string, unknown> {
  for (const field of Object.keys(row))
    if (!(field in table.fields) && field !== table.place)
      throw new Error(`The table ${table.name} has no field "${field}".`);
  return Object.fromEntries(
    Object.entries(table.fields).map(([field, usual]) => {
      const value = row[field] ?? usual;
      const isLink = table.links?.includes(field) && value !== null;
      return [columnOf(table, field), isLink ? idOf(value as ItemReference) : value];
    }),
  );
}
