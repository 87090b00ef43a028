import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import { type Database, noSite } from '../../../../platform/ports/database.ts';
import type { Check } from '../../use-cases/check.ts';
import { idRanges, within } from '../id-ranges.ts';
import { isAbsent } from '../is-absent.ts';

interface ForeignKey {
  readonly child: string;
  readonly parent: string;
  readonly columns: readonly [string, string];
  readonly targets: readonly [string, string];
  /** The column by which the child's rows follow the ids of their site, if they do. */
  readonly follows: string | null;
}

/** The database holds to these by itself, but not while a backup is restored. */
export const foreignKeys: Check = {
  promise: 'every id and hash in a row is that of a row that is there',
  remedy: 'Rows are lost: restore the backup again, or import the content again, with --again.',
  async *find({ id: site }, { database }) {
    const keys = await readForeignKeys(database);
    for (const key of keys.filter(({ follows }) => follows === null)) yield* dangling(database, site, key, sql`true`);
    for await (const range of idRanges(database, site))
      for (const key of keys)
        if (key.follows) yield* dangling(database, site, key, within(`child.${key.follows}`, range));
  },
};

async function* dangling(database: Database, site: number, key: ForeignKey, among: ReturnType<typeof sql>) {
  const column = sql.ref(`child.${key.columns[1]}`);
  const rows = await database.rows(
    { reads: [site], writes: null },
    statement(sql<{ value: string; rows: number }>`
      select ${column}::text as value, count(*)::int as rows from ${sql.table(key.child)} child
      where child.site_id = ${site} and ${among} and ${column} is not null
        and ${isAbsent(sql`${sql.table(key.parent)} parent where parent.site_id = ${site} and ${sql.ref(`parent.${key.targets[1]}`)} = ${column}`)}
      group by ${column}`),
  );
  for (const { value, rows: count } of rows)
    yield `The table ${key.child} names ${key.columns[1]} ${value} in ${count === 1 ? 'a row' : `${count} rows`}; the table ${key.parent} has it not.`;
}

const readForeignKeys = (database: Database): Promise<ForeignKey[]> =>
  database.rows(
    noSite,
    statement(sql<ForeignKey>`
      select conrelid::regclass::text as child, confrelid::regclass::text as parent,
        array(select attname::text from unnest(conkey) with ordinality as part(number, place)
          join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
        array(select attname::text from unnest(confkey) with ordinality as part(number, place)
          join pg_attribute on attrelid = confrelid and attnum = number order by place) as targets,
        (select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[1]
          where indrelid = conrelid and indisprimary and atttypid = 'bigint'::regtype) as follows
      from pg_constraint where contype = 'f' and cardinality(conkey) = 2 and connamespace = 'public'::regnamespace
      order by 1, conname`),
  );
