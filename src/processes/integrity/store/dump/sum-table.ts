import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { StoredTable } from './stored-tables.ts';

export interface TableSum {
  readonly rows: number;
  /** The hashes of all rows, added: whichever row was stored first, the sum is the same. */
  readonly sum: bigint;
}

interface SummedRow {
  readonly key: readonly string[];
  readonly facts: string;
}

const rowsAtOnce = 1_000;
const modulus = 1n << 256n;

/** Adds up every row of a table that belongs to a site, or every row of a table that belongs to none. */
export async function sumTable(database: Database, table: StoredTable, site: number | null): Promise<TableSum> {
  let rows = 0;
  let sum = 0n;
  const scope = { reads: site === null ? [] : [site], writes: null };
  await database.transaction(scope, async (transaction) => {
    // JSON writes a moment in the zone of the connection.
    await transaction.rows(statement(sql`select set_config('timezone', 'UTC', true)`));
    let after: readonly string[] | undefined;
    do {
      const page: readonly SummedRow[] = await transaction.rows(pageOf(table, site, after));
      for (const { facts } of page) sum = (sum + hashOf(facts)) % modulus;
      rows += page.length;
      after = page.length < rowsAtOnce ? undefined : page.at(-1)?.key;
    } while (after);
  });
  return { rows, sum };
}

const hashOf = (facts: string): bigint => BigInt(`0x${createHash('sha256').update(facts).digest('hex')}`);

function pageOf({ name, key }: StoredTable, site: number | null, after: readonly string[] | undefined) {
  const columns = sql.join(key.map((column) => sql.ref(`summed.${column.name}`)));
  const texts = sql.join(key.map((column) => sql`${sql.ref(`summed.${column.name}`)}::text`));
  const wanted: RawBuilder<unknown>[] = [sql`true`];
  if (site !== null) wanted.push(sql`summed.site_id = ${site}`);
  if (after) {
    const last = sql.join(key.map((column, place) => sql`${after[place]}::text::${sql.raw(column.type)}`));
    wanted.push(sql`(${columns}) > (${last})`);
  }
  return statement(sql<SummedRow>`select array[${texts}] as key, to_jsonb(summed)::text as facts
    from ${sql.table(name)} summed where ${sql.join(wanted, sql` and `)} order by ${columns} limit ${rowsAtOnce}`);
}
