import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database, Statement } from '../../../../platform/ports/database.ts';
import { type ColumnQuery, countedTo, type ListQuery } from '../domain/list-query.ts';
import { columnIds, columnKind, columnLetters, columnStatement } from './column-statements.ts';
import { hitsStatement } from './reduced-hits.ts';

type PageOf = Pick<ListQuery, 'page' | 'size'>;

interface FoundIds {
  readonly ids: Id[];
  /** One more than is counted stands for all the rest. */
  readonly counted: number;
}

/** Each is an index: the columns behind site, kind, part and owner, as `db/migrations/0009_lists.sql` has them. */
const orders: Readonly<Record<ListQuery['order'], readonly [columns: string, order: string]>> = {
  date: ['published_on, id', 'published_on desc nulls last, id desc'],
  views: ['views, id', 'views desc, id desc'],
  downloads: ['downloads, id', 'downloads desc, id desc'],
  name: ['shelf, sort_name, id', 'shelf, sort_name, id'],
};
const pinnedFirst = ['pinned, published_on, id', 'pinned desc, published_on desc nulls last, id desc'] as const;

/**
 * One page of a list. Each list of each site is read in its own order by index, as far as the page needs; what is read is merged.
 * Row security lets nothing but `=` on stored columns reach an index, which is why a list is narrowed by nothing else.
 */
export function listStatement(sites: readonly number[], question: ListQuery): Statement<FoundIds> {
  const { lists, under, order, page, size } = question;
  const isInParts = lists.every(({ part }) => part !== null);
  const [columns, ordering] = order === 'date' && (isInParts || under !== null) ? pinnedFirst : orders[order];
  const kinds = lists.map(({ kind }) => kind);
  const parts = lists.map(({ part }) => part ?? '');
  const each = sql`unnest(${sites}::int[]) asked_site cross join unnest(${kinds}::text[], ${parts}::text[]) asked (kind, part)`;
  const listed = sql`from item where site_id = asked_site and kind = asked.kind and status = 'published' and ${narrowing(question)}`;
  const most = countedTo(question) + 1;
  return statement<FoundIds>`
    select array(
        select id::text from ${each} cross join lateral (
          select ${sql.raw(columns)} ${listed} order by ${sql.raw(ordering)} limit ${(page + 1) * size}
        ) nearest order by ${sql.raw(ordering)} limit ${size} offset ${page * size}
      ) as ids,
      (select count(*)::int from (
        select from ${each} cross join lateral (select ${listed} limit ${most}) one limit ${most}
      ) counted) as counted`;
}

function narrowing({ lists, under, order }: ListQuery): RawBuilder<boolean> {
  const conditions: RawBuilder<boolean>[] = [];
  if (under !== null) conditions.push(sql`under_id = ${under}::bigint`);
  // The second condition is what the index is limited to; a planner does not know it of a value that comes later.
  if (lists.some(({ part }) => part !== null))
    conditions.push(order === 'name' ? sql`shelf = asked.part` : sql`shelf = asked.part and shelf <> ''`);
  else if (under !== null) conditions.push(sql`shelf = ''`);
  if (order === 'name') conditions.push(sql`sort_name is not null`);
  if (lists.some(({ kind }) => kind === 'expert'))
    conditions.push(
      sql`not exists (select from item_merge merged where merged.site_id = item.site_id and merged.from_id = item.id)`,
    );
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** What a collection holds, in its own order. */
export const entriesStatement = (
  collection: Id,
  kinds: readonly string[],
  { page, size }: PageOf,
): Statement<FoundIds> => {
  const held = sql`from collection_entry entry join item on item.site_id = entry.site_id and item.id = entry.entry_id
    where entry.site_id = (${collection}::bigint >> 40)::int and entry.collection_id = ${collection}::bigint and item.status = 'published'
      and (${kinds.length === 0} or item.kind = any (${kinds}::text[]))`;
  return statement<FoundIds>`
    select array(select item.id::text ${held} order by entry.position limit ${size} offset ${page * size}) as ids,
      (select count(*)::int from (select ${held} limit ${countedTo({ page, size }) + 1}) counted) as counted`;
};

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'];

/** Under which letters there are people. Counting them would mean reading them all. */
export const lettersStatement = (sites: readonly number[]): Statement<{ letter: string }> =>
  statement<{ letter: string }>`
    select letter from unnest(${letters}::text[]) with ordinality asked (letter, place)
    where exists (
      select from unnest(${sites}::int[]) asked_site cross join lateral (
        select from item where site_id = asked_site and kind = 'expert' and status = 'published' and shelf = letter and sort_name is not null limit 1
      ) one)
    order by place`;

export type ListStore = ReturnType<typeof postgresLists>;

export const postgresLists = (database: Database) => {
  const found = async (scope: SiteScope, page: PageOf, listed: Statement<FoundIds>) => {
    const most = countedTo(page);
    const [row] = await database.rows(scope, listed);
    const counted = row?.counted ?? 0;
    return { ids: row?.ids ?? [], total: Math.min(counted, most), totalIsLowerBound: counted > most };
  };
  return {
    find: (scope: SiteScope, question: ListQuery) => found(scope, question, listStatement(scope.reads, question)),
    entries: (scope: SiteScope, collection: Id, kinds: readonly string[], page: PageOf) =>
      found(scope, page, entriesStatement(collection, kinds, page)),
    read: (scope: SiteScope, ids: readonly Id[]) => database.rows(scope, hitsStatement(scope.reads, ids)),
    /** Letters under which people of these sites stand. */
    letters: async (scope: SiteScope) =>
      (await database.rows(scope, lettersStatement(scope.reads))).map(({ letter }) => letter),
    inColumn: (scope: SiteScope, column: Id, question: ColumnQuery) =>
      found(scope, question, columnStatement(scope.reads, column, question)),
    lettersInColumn: async (scope: SiteScope, column: Id) =>
      (await database.rows(scope, columnLetters(scope.reads, column))).map(({ letter }) => letter),
    async column(scope: SiteScope, column: Id) {
      const [row] = await database.rows(scope, columnKind(column));
      return row;
    },
    idsInColumn: async (scope: SiteScope, column: Id) =>
      (await database.rows(scope, columnIds(scope.reads, column))).map(({ id }) => id),
  };
};
