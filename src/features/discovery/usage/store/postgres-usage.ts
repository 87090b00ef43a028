import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { changeSite, readSite, rowsAt, statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { UsageKind } from '../../../../platform/ports/usage.ts';
import type { MonthOfUse, UseOf, UseOfPlace } from '../domain/uses.ts';

/** A site that had no readers for a while is looked at rarely; the first reader shortens that to this. */
const wokenSeconds = 60;

const sums = sql`to_char(month, 'YYYY-MM') as month, views::float8 as views, downloads::float8 as downloads`;

export type UsageStore = ReturnType<typeof postgresUsage>;

interface UsageEvent {
  readonly what: UsageKind;
  /** What distinguishes one reader from another. */
  readonly reader: Buffer;
  readonly country: string | null;
  /** Why it was allowed, or that it was refused. */
  readonly ground: string | null;
  /** For whom it counts. */
  readonly customer: Id | null;
  /** The chapter of a book, if it has such a one. */
  readonly part: number | null;
}

export const postgresUsage = (database: Database) => ({
  /** Writes an event down for a published item of the site; of anything else nothing is written. */
  async record(site: number, item: Id, { what, reader, country, ground, customer, part }: UsageEvent) {
    await database.rows(
      { reads: [site], writes: site },
      // The row of the site's progress is locked by neither of the first two while it is as it should be.
      statement`
        with known as (insert into usage_progress (site_id) values (${site}) on conflict do nothing),
        woken as (update usage_progress set due_at = now() + make_interval(secs => ${wokenSeconds})
          where site_id = ${site} and due_at > now() + make_interval(secs => ${2 * wokenSeconds}))
        insert into usage_event (site_id, item_id, what, reader, country, ground, customer_id, part)
        select site_id, id, ${what}, ${reader}, ${country}::text, ${ground}::text, ${customer}::bigint,
          (select position from chapter where chapter.site_id = item.site_id and book_id = id and position = ${part}::int) from item
        where site_id = ${site} and id = ${item} and status = 'published'
        on conflict do nothing`,
    );
  },

  async recordSearch(site: number, reader: Buffer, queryHash: Buffer, customer: Id | null) {
    await changeSite(database, site)`
      with known as (insert into usage_progress (site_id) values (${site}) on conflict do nothing)
      insert into search_event (site_id, reader, asked, customer_id)
      values (${site}, ${reader}, ${queryHash}, ${customer}::bigint) on conflict do nothing`;
  },

  /** The secret of a day (2026-11-15), the same for all servers; `offered` if there was none yet. */
  async saltOf(day: string, offered: Buffer): Promise<Buffer> {
    await database.unscopedRows(
      query
        .insertInto('usage_salt')
        .values({ day, salt: offered })
        .onConflict((conflict) => conflict.doNothing()),
    );
    // A server whose clock is behind may still need yesterday's.
    await database.unscopedRows(query.deleteFrom('usage_salt').where('day', '<', sql<Date>`${day}::date - 1`));
    const ofDay = query.selectFrom('usage_salt').select('salt').where('day', '=', sql<Date>`${day}::date`);
    const [row] = await database.unscopedRows(ofDay);
    return row?.salt ?? offered;
  },

  /** Uses by month and place since a month (2026-11): of one journal, or of all that the site and those that it gathers have. */
  ofPlaces(site: SiteContext, about: { readonly journal: Id } | 'site' | 'gathered', since: string) {
    const key = typeof about === 'object' ? about.journal : about === 'site' ? 0 : -1;
    return rowsAt(database, site)<UseOfPlace>`
      select to_char(month, 'YYYY-MM') as month, country, views::float8 as views, downloads::float8 as downloads,
        citations::float8 as citations
      from usage_place where site_id = ${site.target.id} and about = ${key} and month >= ${`${since}-01`}::date`;
  },

  async ofItem(site: SiteContext, item: Id, since: string) {
    const [row] = await rowsAt(database, site)<{ views: number; downloads: number; months: MonthOfUse[] }>`
      select item.views::float8 as views, item.downloads::float8 as downloads,
        (select coalesce(jsonb_agg(jsonb_build_object('month', to_char(month, 'YYYY-MM'), 'views', used.views, 'downloads', used.downloads)), '[]')
          from usage_month used where used.site_id = ${site.target.id} and used.item_id = item.id
            and used.month >= ${`${since}-01`}::date) as months
      from item where item.site_id = ${site.target.id} and item.id = ${item} and item.status <> 'draft'`;
    return row;
  },

  // Sums that the worker keeps: what is read grows with months, kinds and institutions, never with readers.
  ofKinds: (site: number, since: string) =>
    readSite(database, site)<UseOf>`select kind as of, ${sums} from usage_kind
      where site_id = ${site} and month >= ${`${since}-01`}::date order by month, kind`,

  ofInstitutions: (site: number, since: string) =>
    readSite(database, site)<UseOf>`select customer_id::text as of, ${sums} from usage_customer
      where site_id = ${site} and month >= ${`${since}-01`}::date order by month, customer_id`,

  /** What institutions are called; those that are no longer customers have no name. */
  async namesOf(site: number, institutions: readonly string[]): Promise<ReadonlyMap<string, Text>> {
    if (institutions.length === 0) return new Map();
    const rows = await database.rows(
      { reads: [site], writes: null },
      query
        .selectFrom('customer')
        .where('site_id', '=', site)
        .where('customer_id', 'in', [...institutions])
        .select(['customer_id', 'name']),
    );
    return new Map(rows.map((row) => [row.customer_id, row.name as Text]));
  },
});
