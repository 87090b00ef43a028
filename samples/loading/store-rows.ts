import { type Insertable, sql } from 'kysely';
import { query } from '../../db/query.ts';
import type { DB } from '../../db/types.ts';
import type { Id } from '../../src/platform/kernel/id.ts';
import type { Statement, Transaction } from '../../src/platform/ports/database.ts';

type Column<Table extends keyof DB> = keyof DB[Table] & string;

/** All rows name the same columns. */
export type Rows<Table extends keyof DB> = readonly Insertable<DB[Table]>[];

/** Writes rows under fixed keys. A row that is stored like this already stays untouched, so it raises no revision and leaves no mark. */
export async function storeRows<Table extends keyof DB>(
  transaction: Transaction,
  table: Table,
  key: readonly Column<Table>[],
  rows: Rows<Table>,
): Promise<void> {
  const [first] = rows;
  if (first) await transaction.rows(upsert(table, key, Object.keys(first) as Column<Table>[], rows));
}

function upsert<Table extends keyof DB>(
  table: Table,
  key: readonly Column<Table>[],
  columns: readonly Column<Table>[],
  rows: Rows<Table>,
): Statement<unknown> {
  const names = (chosen: readonly string[]) => sql.join(chosen.map((name) => sql.ref(name)));
  const of = (source: string, chosen: readonly string[]) =>
    sql.join(chosen.map((name) => sql.ref(`${source}.${name}`)));
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => (row as Record<string, unknown>)[name]))})`);
  const others = columns.filter((name) => !key.includes(name));
  const change =
    others.length === 0
      ? sql`do nothing`
      : sql`do update set ${sql.join(others.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
            where (${of(table, others)}) is distinct from (${of('excluded', others)})`;
  const statement = sql`insert into ${sql.table(table)} (${names(columns)}) values ${sql.join(values)}
    on conflict (${names(key)}) ${change}`;
  return { compile: () => statement.compile(query) };
}

/** Ids below this counter are the demo's own; whatever a site makes later comes from the sequence, which starts above it. */
export const firstRealCounter = 1_000_000;

/** Removes what an earlier version of the demo stored and this one no longer has. */
export async function removeOthers(
  transaction: Transaction,
  table: 'channel' | 'module' | 'banner_item' | 'tool_link' | 'column_text',
  site: number,
  kept: readonly Id[],
): Promise<void> {
  const statement = sql`delete from ${sql.table(table)} where site_id = ${site}
    and id & ${(2n ** 40n - 1n).toString()}::bigint < ${firstRealCounter} and not (id = any (${kept}::bigint[]))`;
  await transaction.rows({ compile: () => statement.compile(query) });
}

export const json = (value: unknown): string => JSON.stringify(value);
