import { type RawBuilder, sql } from 'kysely';

/** What an item is called in every database that holds it. Sample journals have no key; their number in their site is fixed. */
export const itemName = (item: string): RawBuilder<string> =>
  sql`(${sql.ref(`${item}.kind`)} || ' ' || coalesce(to_json(${sql.ref(`${item}.source_key`)})::text, '#' || (${sql.ref(`${item}.id`)} & 1099511627775)))`;

/** The same for a column that holds an id. */
export const nameOf = (table: string, column: string): RawBuilder<string> =>
  sql`(select ${itemName('named')} from item named
    where named.site_id = ${sql.ref(`${table}.site_id`)} and named.id = ${sql.ref(`${table}.${column}`)})`;
