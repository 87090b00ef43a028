import { type RawBuilder, sql } from 'kysely';
import { readSite } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { Check } from '../use-cases/check.ts';

interface RangeCheck<Row> extends Omit<Check, 'find'> {
  /** The rows that are wrong among what the items of a range own. */
  wrong(site: number, range: IdRange): RawBuilder<Row>;
  words(row: Row): string;
}

/** A check that is one statement, run over a site's items range by range. */
export const checkRanges = <Row>({ promise, remedy, wrong, words }: RangeCheck<Row>): Check => ({
  promise,
  remedy,
  async *find({ id }, { database }) {
    for await (const range of idRanges(database, id))
      for (const row of await readSite(database, id)<Row>`${wrong(id, range)}`) yield words(row);
  },
});

/** Ids above the first and up to the last. */
export interface IdRange {
  readonly after: Id;
  readonly upTo: Id;
}

const itemsAtOnce = 1_000;
const highest = '9223372036854775807';

/**
 * Cuts a site's ids into ranges with about the same number of items. What items own lies in the same ranges, so that every
 * statement of a check is short, however large the site is.
 */
export async function* idRanges(database: Database, site: number): AsyncGenerator<IdRange> {
  let after = '0';
  for (;;) {
    const [page] = await readSite(database, site)<{
      items: number;
      last: Id;
    }>`select count(*)::int as items, max(id) as last
      from (select id from item where site_id = ${site} and id > ${after} order by id limit ${itemsAtOnce}) page`;
    const isLast = !page || page.items < itemsAtOnce;
    yield { after, upTo: isLast ? highest : page.last };
    if (isLast) return;
    after = page.last;
  }
}

export const within = (column: string, { after, upTo }: IdRange): RawBuilder<boolean> =>
  sql`(${sql.ref(column)} > ${after}::bigint and ${sql.ref(column)} <= ${upTo}::bigint)`;

/**
 * Whether there is no such row. `not exists` would let the planner join whole tables, and just after a large import, without
 * statistics, it does so the slowest way; this is always one look into an index for each row.
 */
export const isAbsent = (rows: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`(select true from ${rows} limit 1) is null`;

/** What an item is called in every database that holds it. Sample journals have no key; their number in their site is fixed. */
export const itemName = (item: string): RawBuilder<string> =>
  sql`(${sql.ref(`${item}.kind`)} || ' ' || coalesce(to_json(${sql.ref(`${item}.source_key`)})::text, '#' || (${sql.ref(`${item}.id`)} & 1099511627775)))`;

/** The same for a column that holds an id. */
export const nameOf = (table: string, column: string): RawBuilder<string> =>
  sql`(select ${itemName('named')} from item named
    where named.site_id = ${sql.ref(`${table}.site_id`)} and named.id = ${sql.ref(`${table}.${column}`)})`;
