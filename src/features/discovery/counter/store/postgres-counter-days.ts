import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import { countedWorks } from './counted-works.ts';

/** A day of a large site is some hundred thousand events; nobody waits for it. */
const dayMilliseconds = 600_000;

/** An event is a day's until this long after its end: writing it takes a moment, and clocks differ. */
const closingDelay = sql`interval '15 minutes'`;

/** The first day that is not over yet. */
const openDay = sql`((now() - ${closingDelay}) at time zone 'UTC')::date`;

export type CounterDays = ReturnType<typeof postgresCounterDays>;

export const postgresCounterDays = (database: Database) => ({
  /** Sites that have a day to count. */
  async due(most: number): Promise<number[]> {
    const rows = await database.unscopedRows(
      query
        .selectFrom('usage_progress')
        .select('site_id')
        .where('counter_day', '<', sql<Date>`${openDay}`)
        .orderBy('counter_day')
        .limit(most),
    );
    return rows.map((row) => row.site_id);
  },

  /**
   * Counts the next day of a site that is over, and closes its month after the last; answers the day, or nothing if there is none or
   * another worker has the site. All in one transaction: whoever dies in between has counted nothing. Days are counted apart, because
   * a reader of one day is nobody on the next, so that neither a session nor a double click goes beyond it.
   */
  countDay: (site: number): Promise<string | undefined> =>
    database.transaction(
      { reads: [site], writes: site },
      async (transaction) => {
        const [taken] = await transaction.rows(statement<{ day: string }>`
          select counter_day::text as day from usage_progress
          where site_id = ${site} and counter_day < ${openDay} for update skip locked`);
        if (!taken) return undefined;
        await addUses(transaction, site, taken.day);
        await addSearches(transaction, site, taken.day);
        await transaction.rows(statement`
          with counted as (update usage_progress set counter_day = ${taken.day}::date + 1 where site_id = ${site})
          insert into counter_month (site_id, month) select ${site}::int, date_trunc('month', ${taken.day}::date)::date
          where extract(day from ${taken.day}::date + 1) = 1`);
        return taken.day;
      },
      dayMilliseconds,
    ),
});

const ofDay = (site: number, day: string) =>
  sql`site_id = ${site} and happened_at >= ${day}::date::timestamp at time zone 'UTC'
    and happened_at < (${day}::date + 1)::timestamp at time zone 'UTC'`;

/** Whether another click of the same reader on the same thing came within 30 seconds: then that one counts, and not this. */
const isFollowed = sql`followed_at <= happened_at + interval '30 seconds'`;

/** A session is an hour of a reader. */
const session = sql`reader, hour`;

async function addUses(transaction: Transaction, site: number, day: string): Promise<void> {
  await transaction.rows(statement`
    with clicks as materialized (
      select item_id, coalesce(part, -1) as part, what, reader, coalesce(customer_id, 0) as customer_id, ground, happened_at,
        lead(happened_at) over (partition by item_id, part, what, reader order by happened_at) as followed_at
      from usage_event where ${ofDay(site, day)}),
    works as materialized (${countedWorks(site, sql`select item_id from clicks`)}),
    counted as materialized (
      select works.*, clicks.part, clicks.customer_id, reader, date_trunc('hour', happened_at) as hour, what,
        case when part >= 0 then 'Book_Segment' else data_type end as item_type,
        case when is_open then 'Open' when ground in ('open to all', 'open access') or ground is null then 'Free_To_Read'
          else 'Controlled' end as access_type,
        what = 'download' or (what = 'view' and (shows_whole or part >= 0) and ground is distinct from 'refused'
          and ground is distinct from 'embargoed') as is_request,
        ground = 'refused' and not is_open and (what = 'denied' or shows_whole or part >= 0) as is_denial
      from clicks join works on works.id = clicks.item_id where (${isFollowed}) is not true),
    of_items as (
      select id, part, customer_id, access_type, item_type, title_id, title_type, yop,
        count(*) filter (where what <> 'denied') as investigations,
        count(*) filter (where is_request) as requests, count(*) filter (where is_denial) as denials
      from counted group by id, part, customer_id, access_type, item_type, title_id, title_type, yop, ${session}),
    of_titles as (
      select title_id, customer_id, access_type, title_type, yop, bool_or(is_request) as is_request
      from counted where title_type = 'Book' and what <> 'denied'
      group by title_id, customer_id, access_type, title_type, yop, ${session}),
    summed as (
      select id, part, customer_id, access_type, item_type, title_id, title_type, yop,
        sum(investigations) as total_investigations, count(*) filter (where investigations > 0) as unique_investigations,
        sum(requests) as total_requests, count(*) filter (where requests > 0) as unique_requests,
        0::bigint as title_investigations, 0::bigint as title_requests, sum(denials) as no_license
      from of_items group by id, part, customer_id, access_type, item_type, title_id, title_type, yop
      union all
      select title_id, -1, customer_id, access_type, title_type, title_id, title_type, yop, 0, 0, 0, 0,
        count(*), count(*) filter (where is_request), 0
      from of_titles group by title_id, customer_id, access_type, title_type, yop)
    insert into counter_use (site_id, month, item_id, part, customer_id, access_type, data_type, title_id, title_type, yop,
      total_investigations, unique_investigations, total_requests, unique_requests, title_investigations, title_requests, no_license)
    select ${site}::int, date_trunc('month', ${day}::date)::date, id, part, customer_id, access_type, min(item_type), title_id,
      title_type, yop, sum(total_investigations), sum(unique_investigations), sum(total_requests), sum(unique_requests),
      sum(title_investigations), sum(title_requests), sum(no_license)
    from summed group by id, part, customer_id, access_type, title_id, title_type, yop
    having sum(total_investigations) + sum(title_investigations) + sum(no_license) > 0
    on conflict (site_id, month, item_id, part, customer_id, access_type) do update set
      ${added(useColumns, 'counter_use')}`);
}

async function addSearches(transaction: Transaction, site: number, day: string): Promise<void> {
  await transaction.rows(statement`
    with clicks as (
      select coalesce(customer_id, 0) as customer_id, happened_at,
        lead(happened_at) over (partition by reader, asked order by happened_at) as followed_at
      from search_event where ${ofDay(site, day)})
    insert into counter_search (site_id, month, customer_id, searches)
    select ${site}::int, date_trunc('month', ${day}::date)::date, customer_id, count(*)
    from clicks where (${isFollowed}) is not true group by customer_id
    on conflict (site_id, month, customer_id) do update set ${added(['searches'], 'counter_search')}`);
  // Search events are of no use once their month and the following one are over.
  await transaction.rows(statement`delete from search_event
    where site_id = ${site} and happened_at < (date_trunc('month', ${day}::date::timestamp) - interval '1 month') at time zone 'UTC'`);
}

const useColumns = [
  ...['total_investigations', 'unique_investigations', 'total_requests', 'unique_requests'],
  ...['title_investigations', 'title_requests', 'no_license'],
];

const added = (columns: readonly string[], table: string) =>
  sql.join(
    columns.map(
      (column) => sql`${sql.ref(column)} = ${sql.ref(`${table}.${column}`)} + ${sql.ref(`excluded.${column}`)}`,
    ),
  );
