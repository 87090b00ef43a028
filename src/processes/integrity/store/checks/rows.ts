import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { readSite, rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import { type Database, noSite } from '../../../../platform/ports/database.ts';
import type { Check } from '../../use-cases/check.ts';
import { pages } from '../lists.ts';
import { idRanges, isAbsent, itemName, within } from '../ranges.ts';

export const details: Check = {
  promise: 'every item is of a known kind and has that kind’s own facts',
  remedy: 'Import the item again, with --again; an unknown kind belongs to a newer version of the portal.',
  async *find({ id: site }, { database, kinds }) {
    const names = kinds.map(({ name }) => name);
    for await (const range of idRanges(database, site)) {
      const ofRange = sql`item.site_id = ${site} and ${within('item.id', range)}`;
      const strange = await readSite(database, site)<{ item: string }>`select ${itemName('item')} as item from item
        where ${ofRange} and item.kind <> all (${names}::text[])`;
      for (const { item } of strange) yield `${item} is of an unknown kind.`;
      for (const { name, table } of kinds) {
        const half = await readSite(database, site)<{ item: string }>`select ${itemName('item')} as item from item
          where ${ofRange} and item.kind = ${name} and ${isAbsent(sql`${sql.table(table.name)} facts
            where facts.site_id = ${site} and ${sql.ref(`facts.${table.owner}`)} = item.id`)}`;
        for (const { item } of half) yield `${item} has no row in the table ${table.name}.`;
      }
    }
  },
};

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
  const rows = await readSite(database, site)<{ value: string; rows: number }>`
    select ${column}::text as value, count(*)::int as rows from ${sql.table(key.child)} child
    where child.site_id = ${site} and ${among} and ${column} is not null
      and ${isAbsent(sql`${sql.table(key.parent)} parent where parent.site_id = ${site} and ${sql.ref(`parent.${key.targets[1]}`)} = ${column}`)}
    group by ${column}`;
  for (const { value, rows: count } of rows)
    yield `The table ${key.child} names ${key.columns[1]} ${value} in ${count === 1 ? 'a row' : `${count} rows`}; the table ${key.parent} has it not.`;
}

const readForeignKeys = (database: Database): Promise<ForeignKey[]> =>
  rowsAt(database, noSite)<ForeignKey>`
    select conrelid::regclass::text as child, confrelid::regclass::text as parent,
      array(select attname::text from unnest(conkey) with ordinality as part(number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
      array(select attname::text from unnest(confkey) with ordinality as part(number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as targets,
      (select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[1]
        where indrelid = conrelid and indisprimary and atttypid = 'bigint'::regtype) as follows
    from pg_constraint where contype = 'f' and cardinality(conkey) = 2 and connamespace = 'public'::regnamespace
    order by 1, conname`;

const entriesAtOnce = 500;

export const importEntries: Check = {
  promise: 'everything that an import says it stored is stored',
  remedy: 'Import the document again, with --again.',
  async *find({ id: site }, { database }) {
    const selection = query
      .selectFrom('import_entry')
      .select(['format', 'source'])
      .where('site_id', '=', site)
      .where('outcome', '=', 'imported')
      .where('item_id', 'is', null)
      .orderBy('format')
      .orderBy('source')
      .limit(entriesAtOnce);
    type Entry = { format: string; source: string };
    const read = (after: Entry | undefined) =>
      database.rows(
        { reads: [site], writes: null },
        after
          ? selection.where(({ eb, refTuple, tuple }) =>
              eb(refTuple('format', 'source'), '>', tuple(after.format, after.source)),
            )
          : selection,
      );
    for await (const entries of pages<Entry>(read))
      for (const { format, source } of entries)
        yield `${source} (${format}) counts as imported, but nothing came of it.`;
  },
};
