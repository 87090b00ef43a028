import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { listSites } from '../lists.ts';

export interface SummedTable {
  readonly line: string;
  readonly rows: number;
}

/**
 * Everything that lasts, of every site and of none: accounts, what members do, what the console keeps, settings, content and its
 * use. A line for each table (of each site) with a sum of its rows. Unlike the fingerprint of a site it holds ids and times too, so
 * that only a true copy is equal.
 */
export async function* dumpInstallation(database: Database): AsyncGenerator<SummedTable> {
  const tables = await storedTables(database);
  const sum = async (table: (typeof tables)[number], site: number | null, owner: string): Promise<SummedTable> => {
    const { rows, sum } = await sumTable(database, table, site);
    return { line: `${owner} ${table.name} ${rows} ${sum.toString(16)}`, rows };
  };
  for (const table of tables.filter(({ isGuarded }) => !isGuarded)) yield await sum(table, null, '*');
  for await (const { id, sld } of listSites(database))
    for (const table of tables.filter(({ isGuarded }) => isGuarded)) yield await sum(table, id, sld);
}

interface TableSum {
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
async function sumTable(database: Database, table: StoredTable, site: number | null): Promise<TableSum> {
  let rows = 0;
  let sum = 0n;
  const scope = { reads: site === null ? [] : [site], writes: null };
  await database.transaction(scope, async (transaction) => {
    // JSON writes a moment in the zone of the connection.
    await transaction.rows(statement`select set_config('timezone', 'UTC', true)`);
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
  return statement<SummedRow>`select array[${texts}] as key, to_jsonb(summed)::text as facts
    from ${sql.table(name)} summed where ${sql.join(wanted, sql` and `)} order by ${columns} limit ${rowsAtOnce}`;
}

/** A table of the installation, as the database itself describes it. */
interface StoredTable {
  readonly name: string;
  /** Whether each row belongs to a site and row security guards it. */
  readonly isGuarded: boolean;
  readonly key: readonly { readonly name: string; readonly type: string }[];
}

/** What passes by itself within minutes or days, or says only how far a worker is. */
const passing = [
  ...['dirty_mark', 'fresh_item', 'alert_progress', 'usage_progress', 'ranking_progress'],
  ...['session', 'sent_code', 'one_time_ticket', 'failed_try', 'spent', 'transport_key', 'usage_salt'],
  ...['upload', 'upload_due', 'webhook_due', 'doi_due', 'notify_due', 'orcid_due'],
  ...['kept_page', 'kept_page_key', 'related_item'],
  // Where to look, made from what is found there.
  ...['account_site', 'reviewer_site'],
  // Told of by the copy itself: that it was restored.
  'installation_event',
];

/** Every table with something that lasts. A table that comes with a later release is among them by itself. */
const storedTables = (database: Database): Promise<StoredTable[]> =>
  database.unscopedRows(statement<StoredTable>`
    select class.relname as name, class.relrowsecurity as "isGuarded",
      jsonb_agg(jsonb_build_object('name', attname, 'type', format_type(atttypid, null)) order by place) as key
    from pg_class class
    join pg_index on indrelid = class.oid and indisprimary
    cross join unnest(indkey) with ordinality as part (number, place)
    join pg_attribute on attrelid = class.oid and attnum = part.number
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
      and has_table_privilege(class.oid, 'select') and class.relname <> all (${passing}::text[])
    group by class.relname, class.relrowsecurity order by class.relname collate "C"`);
