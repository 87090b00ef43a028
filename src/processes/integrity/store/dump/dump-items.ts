import { sql } from 'kysely';
import type { Kind } from '../../../../platform/item/kind.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { itemName, nameOf } from '../item-name.ts';
import { pages } from '../pages.ts';
import { type DumpedTable, tablesOf } from './dumped-table.ts';

/** Names are short, and reading many of them at once saves the planner from reading all of them often. */
const namesAtOnce = 2_000;
const itemsAtOnce = 100;

interface NamedItem {
  readonly id: Id;
  readonly source_key: string | null;
  readonly name: string;
}

/** A line for each row of each item of a kind, item by item in the order of their keys. */
export async function* dumpItems(database: Database, site: number, kind: Kind): AsyncGenerator<string> {
  const scope = { reads: [site], writes: null };
  const tables = tablesOf(kind);
  for (const isKeyed of [true, false]) {
    const read = (after: NamedItem | undefined) => database.rows(scope, namesOf(site, kind, isKeyed, after));
    for await (const named of pages<NamedItem>(read))
      for (let first = 0; first < named.length; first += itemsAtOnce)
        yield* dumpRows(named.slice(first, first + itemsAtOnce));
  }

  async function* dumpRows(items: readonly NamedItem[]): AsyncGenerator<string> {
    const lines = new Map<Id, string[]>(items.map(({ id }) => [id, []]));
    for (const table of tables)
      for (const { owner, facts } of await database.rows(scope, rowsOf(site, table, [...lines.keys()])))
        lines.get(owner)?.push(`${table.name} ${facts}`);
    for (const { id, name } of items) for (const line of lines.get(id) ?? []) yield `${name} ${line}`;
  }
}

function namesOf(site: number, kind: Kind, isKeyed: boolean, after: NamedItem | undefined) {
  const place = sql.ref(isKeyed ? 'source_key' : 'id');
  const beyond = after ? sql`and ${place} > ${isKeyed ? after.source_key : after.id}` : sql``;
  return statement(sql<NamedItem>`
    select id, source_key, ${itemName('item')} as name from item
    where site_id = ${site} and kind = ${kind.name} and source_key is ${isKeyed ? sql`not null` : sql`null`} ${beyond}
    order by ${place} limit ${namesAtOnce}`);
}

/** One look into the primary key for each owner: just after a large import the planner would read whole tables instead. */
function rowsOf(site: number, table: DumpedTable, owners: readonly Id[]) {
  const links = table.links.map((column) => sql`${column}::text, ${nameOf('dumped', column)}`);
  const named = links.length > 0 ? sql` || jsonb_build_object(${sql.join(links)})` : sql``;
  const also = table.also ? sql` || ${table.also}` : sql``;
  const order = table.order ? sql`order by ${table.order}` : sql``;
  return statement(sql<{ owner: Id; facts: string }>`
    select asked.owner, owned.facts from unnest(${owners}::bigint[]) asked(owner), lateral (
      select (to_jsonb(dumped) - ${['site_id', table.owner, ...table.leftOut]}::text[]${named}${also})::text as facts
      from ${sql.table(table.name)} dumped
      where dumped.site_id = ${site} and ${sql.ref(`dumped.${table.owner}`)} = asked.owner ${order} offset 0) owned`);
}
