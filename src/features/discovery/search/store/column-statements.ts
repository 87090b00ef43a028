import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Direction } from '../../../../platform/kernel/sort-order.ts';
import type { Statement } from '../../../../platform/ports/database.ts';
import { type ColumnQuery, countedTo, deepestPlace } from '../domain/list-query.ts';

const newest = sql`item.published_on desc nulls last, item.id desc`;
const oldest = sql`item.published_on nulls last, item.id`;

/** What editors placed comes first; pinned news lead the rest. */
const orders: Readonly<Record<ColumnQuery['order'], Readonly<Record<Direction, RawBuilder<unknown>>>>> = {
  column: {
    asc: sql`entry.position nulls last, item.pinned desc, ${newest}`,
    desc: sql`entry.position desc nulls first, item.pinned, ${oldest}`,
  },
  date: { desc: newest, asc: oldest },
  views: { desc: sql`item.views desc, item.id desc`, asc: sql`item.views, item.id` },
  downloads: { desc: sql`item.downloads desc, item.id desc`, asc: sql`item.downloads, item.id` },
  name: {
    asc: sql`item.shelf, item.sort_name, item.id`,
    desc: sql`item.shelf desc, item.sort_name desc, item.id desc`,
  },
};

/**
 * What stands in a column and can be read here: a portal's column may hold things of sites that it gathers. The limit keeps each
 * item read by its key: joined freely, all of a site would be read for a column of a few thousand.
 */
const entriesOf = (sites: readonly number[], column: Id) => sql`from column_entry entry
  cross join lateral (
    select * from item one where one.site_id = (entry.item_id >> 40)::int and one.id = entry.item_id limit 1) item
  where entry.site_id = (${column}::bigint >> 40)::int and entry.channel_id = ${column}::bigint
    and item.site_id = any (${sites}::int[]) and item.status = 'published'
    and not exists (select from item_merge merged where merged.site_id = item.site_id and merged.from_id = item.id)`;

/** One page of a column, of the kinds that are requested; of all where none is. */
export function columnStatement(sites: readonly number[], column: Id, question: ColumnQuery) {
  const { lists, order, direction, page, size } = question;
  const listed = sql`${entriesOf(sites, column)} and ${isListed(lists)}`;
  return statement<{ ids: Id[]; counted: number }>`
    select array(select item.id::text ${listed} order by ${orders[order][direction]} limit ${size} offset ${page * size}) as ids,
      (select count(*)::int from (select ${listed} limit ${countedTo({ page, size }) + 1}) counted) as counted`;
}

function isListed(lists: ColumnQuery['lists']): RawBuilder<boolean> {
  if (lists.length === 0) return sql`true`;
  const whole = lists.filter(({ part }) => part === null).map(({ kind }) => kind);
  const parts = lists.filter(({ part }) => part !== null);
  return sql`(item.kind = any (${whole}::text[]) or (item.kind, item.shelf) in (
    select * from unnest(${parts.map(({ kind }) => kind)}::text[], ${parts.map(({ part }) => part)}::text[])))`;
}

/** All of it, for the search to look among. */
export const columnIds = (sites: readonly number[], column: Id): Statement<{ id: Id }> =>
  statement<{
    id: Id;
  }>`select item.id::text as id ${entriesOf(sites, column)} order by ${orders.column.asc} limit ${deepestPlace}`;

/** Under which letters people of a column stand. */
export const columnLetters = (sites: readonly number[], column: Id): Statement<{ letter: string }> =>
  statement<{ letter: string }>`select distinct item.shelf as letter ${entriesOf(sites, column)}
    and item.kind = 'expert' and item.sort_name is not null order by 1 collate "C" desc`;

/** Whether a column shows what was put into it, or everything; nothing where there is no such column. */
export const columnKind = (column: Id): Statement<{ showsAll: boolean }> =>
  statement<{ showsAll: boolean }>`select shows_all as "showsAll" from channel
    where site_id = (${column}::bigint >> 40)::int and id = ${column}::bigint and not removed`;
