import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { countedUses } from '../../../../platform/item/counted-uses.ts';
import { forgettingPages } from '../../../../platform/item/marks/kept-pages.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import type { CountingTimes } from '../use-cases/add-up.ts';

interface Span {
  readonly after: string;
  readonly upTo: string;
  /** Events in it. */
  readonly events: number;
  /** Whether younger ones follow. */
  readonly more: boolean;
}

export type AddingUpStore = ReturnType<typeof postgresAddingUp>;

export const postgresAddingUp = (database: Database) => ({
  /** Sites whose events are due. */
  async due(most: number) {
    const rows = await database.unscopedRows(
      query
        .selectFrom('usage_progress')
        .select('site_id')
        .where('due_at', '<=', sql<Date>`now()`)
        .orderBy('due_at')
        .limit(most),
    );
    return rows.map((row) => row.site_id);
  },

  /**
   * Adds the complete events of a site to its numbers, once and for all; answers how many there were, double clicks included.
   * Events, numbers and progress in one transaction: whoever dies in between has done nothing.
   */
  addUp: (site: number, times: CountingTimes, mostEvents: number): Promise<number> =>
    database.transaction({ reads: [site], writes: site }, async (transaction) => {
      const span = await takeSpan(transaction, site, times.complete, mostEvents);
      if (!span) return 0;
      if (span.events > 0) await addToNumbers(transaction, site, span, times.index);
      const pause = span.events >= mostEvents ? 0 : span.events > 0 || span.more ? times.busy : times.quiet;
      await transaction.rows(statement`update usage_progress
        set counted_until = ${span.upTo}::timestamptz, due_at = now() + make_interval(secs => ${pause})
        where site_id = ${site}`);
      return span.events;
    }),

  async makeMonths() {
    await database.unscopedRows(statement`select make_usage_months()`);
  },
});

/** The complete events that were not added up yet, from the oldest on. Nothing if another worker has the site. */
async function takeSpan(
  transaction: Transaction,
  site: number,
  completeSeconds: number,
  mostEvents: number,
): Promise<Span | undefined> {
  const taken = await transaction.rows(statement<{ after: string }>`
    select counted_until::text as after from usage_progress
      where site_id = ${site} and due_at <= now() for update skip locked`);
  const after = taken[0]?.after;
  if (after === undefined) return undefined;
  const [span] = await transaction.rows(statement<Omit<Span, 'after'>>`
    with complete as (
      select happened_at from usage_event
      where site_id = ${site} and happened_at > ${after}::timestamptz
        and happened_at <= now() - make_interval(secs => ${completeSeconds})
      order by happened_at limit ${mostEvents})
    select count(*)::int as events,
      (case when count(*) >= ${mostEvents} then max(happened_at)
        else greatest(now() - make_interval(secs => ${completeSeconds}), ${after}::timestamptz) end)::text as "upTo",
      exists (select from usage_event where site_id = ${site}
        and happened_at > now() - make_interval(secs => ${completeSeconds})) as more
    from complete`);
  return span && { after, ...span };
}

/** Adds to the months, days, places, kinds and institutions and to the item, whose revision rises only if the index is not about to read it anyway. */
async function addToNumbers(transaction: Transaction, site: number, span: Span, indexSeconds: number): Promise<void> {
  await transaction.rows(statement`select set_config('app.counting', 'on', true)`);
  await transaction.rows(statement`
    with counted as (${countedUses({ site, ...span })}),
    by_month as (
      insert into usage_month (site_id, item_id, month, views, downloads)
      select ${site}::int, item_id, month, sum(views), sum(downloads) from counted group by item_id, month
      on conflict (site_id, item_id, month) do update
        set views = usage_month.views + excluded.views, downloads = usage_month.downloads + excluded.downloads),
    by_day as (
      insert into usage_day (site_id, item_id, day, views, downloads)
      select ${site}::int, item_id, day, sum(views), sum(downloads) from counted group by item_id, day
      on conflict (site_id, day, item_id) do update
        set views = usage_day.views + excluded.views, downloads = usage_day.downloads + excluded.downloads),
    by_place as (
      insert into usage_place (site_id, about, month, country, views, downloads)
      select ${site}::int, about.id, month, country, sum(views), sum(downloads)
      from counted
      left join article on article.site_id = ${site} and article.id = item_id
      left join period on period.site_id = ${site} and period.id = item_id
      left join journal on journal.site_id = ${site} and journal.id = item_id
      cross join lateral (values (0), (coalesce(article.journal_id, period.journal_id, journal.id))) about (id)
      where about.id is not null
      group by about.id, month, country
      on conflict (site_id, about, month, country) do update
        set views = usage_place.views + excluded.views, downloads = usage_place.downloads + excluded.downloads),
    by_kind as (
      insert into usage_kind (site_id, month, kind, views, downloads)
      select ${site}::int, month, item.kind, sum(counted.views), sum(counted.downloads)
      from counted join item on item.site_id = ${site} and item.id = item_id
      group by month, item.kind
      on conflict (site_id, month, kind) do update
        set views = usage_kind.views + excluded.views, downloads = usage_kind.downloads + excluded.downloads),
    by_customer as (
      insert into usage_customer (site_id, month, customer_id, views, downloads)
      select ${site}::int, month, customer_id, sum(views), sum(downloads)
      from counted where customer_id is not null group by month, customer_id
      on conflict (site_id, month, customer_id) do update
        set views = usage_customer.views + excluded.views, downloads = usage_customer.downloads + excluded.downloads),
    by_item as (select item_id, sum(views) as views, sum(downloads) as downloads from counted group by item_id),
    raised as (
      update item set views = item.views + by_item.views, downloads = item.downloads + by_item.downloads,
        revision = item.revision + case when waiting.item_id is null then 1 else 0 end
      from by_item left join dirty_mark waiting on waiting.sink = 'index' and waiting.site_id = ${site}
        and waiting.item_id = by_item.item_id and waiting.attempts = 0
      where item.site_id = ${site} and item.id = by_item.item_id
      returning item.id, item.revision),
    -- Their pages say how often they were read.
    forgotten as (${forgettingPages(sql`(select array_agg('i' || raised.id) from raised)`)})
    insert into dirty_mark (sink, site_id, item_id, revision, due_at)
    select 'index', ${site}::int, id, revision, now() + make_interval(secs => ${indexSeconds}) from raised
    on conflict (sink, site_id, item_id) do update set revision = excluded.revision
      where dirty_mark.revision < excluded.revision and dirty_mark.due_at < 'infinity'`);
}
