import { type RawBuilder, sql } from 'kysely';
import { statement, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Direction } from '../../../../platform/kernel/sort-order.ts';
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

interface Order {
  readonly columns: string;
  /** How the page stands. */
  readonly orderBy: string;
  /** How an index is read, where that isn't how the page stands. */
  readonly read?: string;
  /** Then the index is read in these pieces. */
  readonly pieces?: readonly string[];
}

/** Each is an index: the columns behind site, kind, part and owner, as `db/migrations/0009_lists.sql` has them. */
const orders: Readonly<Record<ListQuery['order'] | 'pinned', Readonly<Record<Direction, Order>>>> = {
  date: {
    desc: { columns: 'published_on, id', orderBy: 'published_on desc nulls last, id desc' },
    // Read backwards, an index begins with what has no date, which stands last in both directions.
    asc: {
      columns: 'published_on, id',
      orderBy: 'published_on asc nulls last, id',
      read: 'published_on asc nulls first, id',
      pieces: ['published_on is not null', 'published_on is null'],
    },
  },
  views: {
    desc: { columns: 'views, id', orderBy: 'views desc, id desc' },
    asc: { columns: 'views, id', orderBy: 'views, id' },
  },
  downloads: {
    desc: { columns: 'downloads, id', orderBy: 'downloads desc, id desc' },
    asc: { columns: 'downloads, id', orderBy: 'downloads, id' },
  },
  name: {
    desc: { columns: 'shelf, sort_name, id', orderBy: 'shelf desc, sort_name desc, id desc' },
    asc: { columns: 'shelf, sort_name, id', orderBy: 'shelf, sort_name, id' },
  },
  pinned: {
    desc: { columns: 'pinned, published_on, id', orderBy: 'pinned desc, published_on desc nulls last, id desc' },
    // What is pinned stands above the newest; from the oldest on it has its place by date.
    asc: {
      columns: 'pinned, published_on, id',
      orderBy: 'published_on asc nulls last, id',
      read: 'pinned, published_on asc nulls first, id',
      pieces: ['pinned', 'not pinned'].flatMap((which) => [
        `${which} and published_on is not null`,
        `${which} and published_on is null`,
      ]),
    },
  },
};

/**
 * One page of a list. Each list of each site is read in its own order by index, as far as the page needs; what is read is merged.
 * Row security lets nothing but `=` on stored columns reach an index, which is why a list is narrowed by nothing else.
 */
export function listStatement(sites: readonly number[], question: ListQuery): Statement<FoundIds> {
  const { lists, under, direction, page, size } = question;
  const isInParts = lists.every(({ part }) => part !== null);
  const order = question.order === 'date' && (isInParts || under !== null) ? 'pinned' : question.order;
  const { columns, orderBy, read = orderBy, pieces = ['true'] } = orders[order][direction];
  const kinds = lists.map(({ kind }) => kind);
  const parts = lists.map(({ part }) => part ?? '');
  const each = sql`unnest(${unseen(sites, 'int[]')}) asked_site
    cross join unnest(${unseen(kinds, 'text[]')}, ${unseen(parts, 'text[]')}) asked (kind, part)`;
  const listed = sql`from item where site_id = asked_site and kind = asked.kind and status = 'published' and ${narrowing(question)}`;
  const nearest = (piece: string) =>
    sql`(select ${sql.raw(columns)} ${listed} and ${sql.raw(piece)} order by ${sql.raw(read)} limit ${unseen((page + 1) * size, 'int')})`;
  const most = countedTo(question) + 1;
  return statement<FoundIds>`
    select array(
        select id::text from ${each} cross join lateral (
          ${sql.join(pieces.map(nearest), sql` union all `)}
        ) nearest order by ${sql.raw(orderBy)} limit ${unseen(size, 'int')} offset ${unseen(page * size, 'int')}
      ) as ids,
      (select count(*)::int from (
        select from ${each} cross join lateral (select ${listed} limit ${unseen(most, 'int')}) one limit ${unseen(most, 'int')}
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
    /** `kinds` are all that they can be of, where that is known. */
    read: (scope: SiteScope, ids: readonly Id[], kinds: readonly string[]) =>
      database.rows(scope, hitsStatement(scope.reads, ids, kinds.length > 0 ? kinds : undefined)),
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
