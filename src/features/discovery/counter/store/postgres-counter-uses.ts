import { sql } from 'kysely';
import { readSite, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Use } from '../domain/performance.ts';
import type { AccessType } from '../domain/report-kinds.ts';

export interface Account {
  readonly id: Id;
  readonly name: Text;
  readonly ror: string | null;
}

/** Whose use, and in which months; null for everybody's. */
export interface Extent {
  readonly site: number;
  readonly customers: readonly Id[] | null;
  readonly months: readonly string[];
}

/** A part of a long report: what has an id after the first, up to the second. */
export type Range = readonly [after: Id, upTo: Id];

interface UseRow {
  readonly id: Id;
  readonly part: number;
  readonly month: string;
  readonly dataType: string;
  readonly yop: string;
  readonly access: AccessType;
  readonly counts: readonly number[];
}

/** Reading a month of a large site takes seconds, and few may at once. */
const reportMilliseconds = 60_000;

export type CounterUses = ReturnType<typeof postgresCounterUses>;

export const postgresCounterUses = (database: Database) => {
  const read = <Row>(site: number, compiled: ReturnType<typeof statement<Row>>): Promise<Row[]> =>
    database.transaction({ reads: [site], writes: null }, (one) => one.rows(compiled), reportMilliseconds);

  return {
    async closedMonths(site: number): Promise<string[]> {
      const rows = await readSite(database, site)<{ month: string }>`
        select to_char(month, 'YYYY-MM') as month from counter_month where site_id = ${site} order by month`;
      return rows.map(({ month }) => month);
    },

    /** A customer, and those who belong to it as a consortium. */
    async accounts(
      site: number,
      customer: Id,
    ): Promise<{ readonly self: Account; readonly members: Account[] } | undefined> {
      const rows = await readSite(database, site)<Account>`
        select customer_id::text as id, name, ror from customer where site_id = ${site} and (customer_id = ${customer}::bigint
          or customer_id in (select customer_id from consortium_member where site_id = ${site} and consortium_id = ${customer}::bigint))
        order by customer_id`;
      const self = rows.find(({ id }) => id === customer);
      return self && { self, members: rows.filter(({ id }) => id !== customer) };
    },

    /** All customers of a site, for a key that opens everything. */
    customers: (site: number, most: number) =>
      readSite(database, site)<Account>`select customer_id::text as id, name, ror from customer
        where site_id = ${site} order by customer_id limit ${most}`,

    async searches({ site, customers, months }: Extent): Promise<Use[]> {
      const rows = await readSite(database, site)<{ month: string; searches: number }>`
        select to_char(month, 'YYYY-MM') as month, sum(searches)::float8 as searches from counter_search
        where site_id = ${site} and ${inExtent(customers, months)} group by 1 order by 1`;
      return rows.map(({ month, searches }) => ({
        month,
        dataType: 'Platform',
        yop: '',
        access: 'Controlled' as const,
        counts: { Searches_Platform: searches, Searches_Regular: searches },
      }));
    },

    /** What was used by its kind, for the whole platform. */
    async ofPlatform({ site, customers, months }: Extent): Promise<Use[]> {
      const rows = await read(
        site,
        statement<UseRow>`
          select '0' as id, 0 as part, to_char(month, 'YYYY-MM') as month, coalesce(nullif(title_type, ''), data_type) as "dataType",
            '' as yop, access_type as access, ${counted} as counts
          from counter_use where site_id = ${site} and ${inExtent(customers, months)} group by 3, 4, 6`,
      );
      return rows.map(useOf);
    },

    /** Where to cut a report so that each part has so many titles or items. */
    async ranges({ site, customers, months }: Extent, level: 'title' | 'item', size: number): Promise<Range[]> {
      const rows = await read(
        site,
        statement<{ id: Id }>`
          select id::text from (
            select id, row_number() over (order by id) as number, lead(id) over (order by id) is null as is_last
            from (select distinct ${keyOf[level]} as id from counter_use
              where site_id = ${site} and ${inExtent(customers, months)} and ${levels[level]}) used
          ) numbered where number % ${size} = 0 or is_last order by numbered.id`,
      );
      return rows.map(({ id }, place) => [rows[place - 1]?.id ?? '0', id] as const);
    },

    /** The uses of titles or items of a range, by `id` or, for a chapter, `id.part`. */
    async ofRange({ site, customers, months }: Extent, level: 'title' | 'item', [after, upTo]: Range) {
      const rows = await read(
        site,
        statement<UseRow>`
          select ${keyOf[level]}::text as id, ${level === 'title' ? sql`-1` : sql`part`} as part, to_char(month, 'YYYY-MM') as month,
            ${level === 'title' ? sql`title_type` : sql`data_type`} as "dataType", lpad(yop::text, 4, '0') as yop,
            access_type as access, ${counted} as counts
          from counter_use where site_id = ${site} and ${inExtent(customers, months)} and ${levels[level]}
            and ${keyOf[level]} > ${after}::bigint and ${keyOf[level]} <= ${upTo}::bigint
          group by ${keyOf[level]}, 2, 3, 4, 5, 6 order by ${keyOf[level]}, 2`,
      );
      const byKey = Map.groupBy(rows, ({ id, part }) => (part >= 0 ? `${id}.${part}` : id));
      return new Map([...byKey].map(([key, uses]) => [key, uses.map(useOf)]));
    },
  };
};

const keyOf = { title: sql`title_id`, item: sql`item_id` };
const levels = {
  title: sql`title_id <> 0`,
  item: sql`data_type <> 'Book'`,
};

const inExtent = (customers: readonly Id[] | null, months: readonly string[]) => sql`
  month = any (${months.map((month) => `${month}-01`)}::date[])
  and (${customers === null} or customer_id = any (${customers ?? []}::bigint[]))`;

const counted = sql`array[sum(total_investigations), sum(unique_investigations), sum(total_requests), sum(unique_requests),
  sum(title_investigations), sum(title_requests), sum(no_license)]::float8[]`;

function useOf({ month, dataType, yop, access, counts }: UseRow): Use {
  const [total = 0, unique = 0, requests = 0, uniqueRequests = 0, titles = 0, titleRequests = 0, denied = 0] = counts;
  return {
    month,
    dataType,
    yop,
    access,
    counts: {
      Total_Item_Investigations: total,
      Unique_Item_Investigations: unique,
      Total_Item_Requests: requests,
      Unique_Item_Requests: uniqueRequests,
      Unique_Title_Investigations: titles,
      Unique_Title_Requests: titleRequests,
      No_License: denied,
    },
  };
}
