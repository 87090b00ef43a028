import { type Insertable, sql } from 'kysely';
import type { DB } from '../../../../db/types.ts';
import { type Id, siteOfId } from '../../kernel/id.ts';
import type { Transaction } from '../../ports/database.ts';
import { asExcluded, columnList, statement } from './raw-statement.ts';

type Table = 'channel' | 'module' | 'banner_item' | 'tool_link';

/**
 * The ids under which entries of a list are stored: an entry that was stored before keeps its own, also when it comes back from
 * an older version; what was made up in a form gets a new one.
 */
export async function entryIds(transaction: Transaction, site: number, keys: readonly string[]): Promise<Id[]> {
  const own = keys.map((key, place) => siteOfId(key) === site && keys.indexOf(key) === place);
  const missing = own.filter((is) => !is).length;
  const made = missing
    ? await transaction.rows(statement<{ id: Id }>`select new_id(${site}) as id from generate_series(1, ${missing})`)
    : [];
  const fresh = made.map(({ id }) => id);
  return keys.map((key, place) => (own[place] ? key : (fresh.shift() as Id)));
}

/** Stores rows under their ids. A row that is stored like this already stays untouched, so it leaves no mark. */
export async function storeEntries<Name extends Table>(
  transaction: Transaction,
  table: Name,
  rows: readonly Insertable<DB[Name]>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first);
  const others = columns.filter((name) => name !== 'site_id' && name !== 'id');
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => (row as Record<string, unknown>)[name]))})`);
  await transaction.rows(statement`insert into ${sql.table(table)} (${columnList(columns)}) values ${sql.join(values)}
    on conflict (site_id, id) do update
    set ${asExcluded(others)}
    where (${columnList(others, table)}) is distinct from (${columnList(others, 'excluded')})`);
}
