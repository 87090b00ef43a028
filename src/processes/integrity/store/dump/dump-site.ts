import { type RawBuilder, sql } from 'kysely';
import type { Kind } from '../../../../platform/item/kind.ts';
import { columnOf, type DetailTable } from '../../../../platform/item/writing/detail-table.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import {
  collectionEntryTable,
  itemFileTable,
  itemSubjectTable,
} from '../../../../platform/item/writing/shared-tables.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { pages } from '../lists.ts';
import { itemName, nameOf } from '../ranges.ts';

/**
 * Everything that a site publishes, a line for each row, always in the same order and without anything that depends on when or
 * in which order it was stored. Renditions are left out: the worker makes them in its own time.
 */
export async function* dumpSite(database: Database, kinds: readonly Kind[], site: number): AsyncGenerator<string> {
  for (const kind of kinds.toSorted((one, other) => (one.name < other.name ? -1 : 1)))
    yield* dumpItems(database, site, kind);
  yield* dumpImportEntries(database, site);
}

/** Sorted anew for each page, because the order may not depend on the database's language; so the pages are large. */
const entriesAtOnce = 5_000;

interface EntryRow {
  readonly format: string;
  readonly source: string;
  readonly facts: string;
}

async function* dumpImportEntries(database: Database, site: number): AsyncGenerator<string> {
  const read = (after: EntryRow | undefined) => database.rows({ reads: [site], writes: null }, entryPage(site, after));
  for await (const entries of pages<EntryRow>(read)) for (const { facts } of entries) yield `import_entry ${facts}`;
}

function entryPage(site: number, after: EntryRow | undefined) {
  const beyond = after ? sql`and (format collate "C", source collate "C") > (${after.format}, ${after.source})` : sql``;
  return statement<EntryRow>`
    select format, source, (to_jsonb(dumped) - 'site_id' || jsonb_build_object('item_id', ${nameOf('dumped', 'item_id')}))::text as facts
    from import_entry dumped where site_id = ${site} ${beyond}
    order by format collate "C", source collate "C" limit ${entriesAtOnce}`;
}

/** Names are short, and reading many of them at once saves the planner from reading all of them often. */
const namesAtOnce = 2_000;
const itemsAtOnce = 100;

interface NamedItem {
  readonly id: Id;
  readonly source_key: string | null;
  readonly name: string;
}

/** A line for each row of each item of a kind, item by item in the order of their keys. */
async function* dumpItems(database: Database, site: number, kind: Kind): AsyncGenerator<string> {
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
  return statement<NamedItem>`
    select id, source_key, ${itemName('item')} as name from item
    where site_id = ${site} and kind = ${kind.name} and source_key is ${isKeyed ? sql`not null` : sql`null`} ${beyond}
    order by ${place} limit ${namesAtOnce}`;
}

/** One look into the primary key for each owner: just after a large import the planner would read whole tables instead. */
function rowsOf(site: number, table: DumpedTable, owners: readonly Id[]) {
  const links = table.links.map((column) => sql`${column}::text, ${nameOf('dumped', column)}`);
  const named = links.length > 0 ? sql` || jsonb_build_object(${sql.join(links)})` : sql``;
  const also = table.also ? sql` || ${table.also}` : sql``;
  const order = table.order ? sql`order by ${table.order}` : sql``;
  return statement<{ owner: Id; facts: string }>`
    select asked.owner, owned.facts from unnest(${owners}::bigint[]) asked(owner), lateral (
      select (to_jsonb(dumped) - ${['site_id', table.owner, ...table.leftOut]}::text[]${named}${also})::text as facts
      from ${sql.table(table.name)} dumped
      where dumped.site_id = ${site} and ${sql.ref(`dumped.${table.owner}`)} = asked.owner ${order} offset 0) owned`;
}

/** A table of which an item has rows. In SQL a row of it is called `dumped`. */
interface DumpedTable {
  readonly name: string;
  readonly owner: string;
  /** What puts the rows of one item into an order that does not depend on ids; nothing if there is one row only. */
  readonly order: RawBuilder<unknown> | null;
  /** Columns with ids of other items. */
  readonly links: readonly string[];
  /** Columns that are not dumped, in addition to the site and the owner. */
  readonly leftOut: readonly string[];
  /** What is written instead of, or in addition to, the row's own columns, as a JSON object. */
  readonly also: RawBuilder<unknown> | null;
}

const plain = { order: null, links: [], leftOut: [], also: null };

const itemTable: DumpedTable = {
  ...plain,
  name: 'item',
  owner: 'id',
  // What the line begins with, times, and what readers did.
  leftOut: ['kind', 'source_key', 'revision', 'created_at', 'updated_at', 'views', 'downloads', 'comments', 'score'],
};

const relationTable: DumpedTable = {
  ...plain,
  name: 'relation',
  owner: 'from_id',
  order: sql`(dumped.type || ' ' || dumped.target) collate "C"`,
  links: ['to_id'],
};

const mergeTable: DumpedTable = { ...plain, name: 'item_merge', owner: 'from_id', links: ['into_id'] };

/** Width, length and the like are left out: the worker finds them in its own time. */
const fileFacts = sql`(select jsonb_build_object('bytes', bytes, 'content_type', content_type, 'public', public)
  from stored_file where stored_file.site_id = dumped.site_id and stored_file.sha256 = dumped.sha256)`;

const channelCode = sql`jsonb_build_object('channel_id', (select code || ' ' || position
  from channel where channel.site_id = dumped.site_id and channel.id = dumped.channel_id))`;

function toDumped(table: DetailTable, also: DumpedTable['also'] = null): DumpedTable {
  return {
    name: table.name,
    owner: table.owner,
    order: table.place ? sql.ref(`dumped.${table.place}`) : null,
    links: (table.links ?? []).map((field) => columnOf(table, field)),
    leftOut: [],
    also: also ?? ('channelId' in table.fields ? channelCode : null),
  };
}

const tablesOf = (kind: Kind): DumpedTable[] => [
  itemTable,
  toDumped(kind.table),
  ...(kind.parts ?? []).map((part) => toDumped(part)),
  toDumped(itemFileTable, fileFacts),
  toDumped(itemSubjectTable),
  toDumped(collectionEntryTable),
  relationTable,
  mergeTable,
];
