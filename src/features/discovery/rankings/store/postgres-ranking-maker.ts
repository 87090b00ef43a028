import { type RawBuilder, sql } from 'kysely';
import { forgettingPages } from '../../../../platform/item/marks/kept-pages.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Transaction } from '../../../../platform/ports/database.ts';
import { listKey } from '../../../../platform/ports/edge-cache.ts';
import { lengthOf, mostRanked, type Span, spans } from '../domain/ranking.ts';

/** Nobody waits for it, and a large site takes longer than a reader would. */
const mostMilliseconds = 300_000;

/** What else is summed for a site while its rankings are made. */
export type SumUp = (transaction: Transaction, site: number) => Promise<void>;

export type RankingMaker = ReturnType<typeof postgresRankingMaker>;

/** What a worker does: rankings are made before anyone asks. */
export const postgresRankingMaker = (database: Database, sumUp: SumUp) => ({
  /** Sites that have no row yet get one. */
  async know() {
    await database.unscopedRows(statement`
      insert into ranking_progress (site_id) select site_id from site on conflict do nothing`);
  },

  async due(most: number) {
    const rows = await database.unscopedRows(statement<{ site_id: number }>`
      select site_id from ranking_progress where due_at <= now() order by due_at limit ${most}`);
    return rows.map((row) => row.site_id);
  },

  /** All rankings of one site anew, in one transaction: nobody sees one half made. A portal joins the places of the sites it gathers. */
  rank: (site: number, gathers: readonly number[], againInSeconds: number) =>
    database.transaction(
      { reads: [...new Set([site, ...gathers])], writes: site },
      async (transaction) => {
        await transaction.rows(statement`insert into ranking_progress (site_id, ranked_at, due_at)
          values (${site}, now(), now() + make_interval(secs => ${againInSeconds}))
          on conflict (site_id) do update set ranked_at = excluded.ranked_at, due_at = excluded.due_at`);
        await transaction.rows(statement`delete from ranking where site_id = ${site}`);
        await transaction.rows(joinDays(site));
        await transaction.rows(forgetDays(site));
        await transaction.rows(citationMonths(site));
        for (const span of spans) {
          await transaction.rows(placeByUse(site, span));
          await transaction.rows(placeByCitations(site, span));
        }
        await sumUp(transaction, site);
        await transaction.rows(statement`${forgettingPages(sql`array[${listKey(site)}]`)}`);
        if (gathers.length > 0) await joinGathered(transaction, site, gathers);
      },
      mostMilliseconds,
    ),
});

/** Whoever is among the first hundred of all is among the first hundred of its own site: the sites' places are all that is read. */
async function joinGathered(transaction: Transaction, portal: number, gathers: readonly number[]): Promise<void> {
  const sites = [portal, ...gathers];
  await transaction.rows(statement`
    insert into ranking (site_id, about, kind, measure, span, place, item_id, amount)
    select ${portal}::int, -1, kind, measure, span, place, item_id, amount from (
      select kind, measure, span, item_id, amount,
        row_number() over (partition by kind, measure, span order by amount desc, item_id) as place
      from ranking where site_id = any (${sites}::int[]) and about = 0) joined
    where place <= ${mostRanked}`);
  await transaction.rows(statement`delete from usage_place where site_id = ${portal} and about = -1`);
  await transaction.rows(statement`
    insert into usage_place (site_id, about, month, country, views, downloads, citations)
    select ${portal}::int, -1, month, country, sum(views), sum(downloads), sum(citations)
    from usage_place where site_id = any (${sites}::int[]) and about = 0 group by month, country`);
}

/** Days older than this are kept by weeks; what is older than the longest window goes. A little more than the windows need. */
const keptByDays = sql`interval '7 months'`;
const keptAtAll = sql`interval '3 years 1 week'`;
/** What a worker that was away for longer left unjoined stays as days: it is right, only larger. */
const joinedBack = sql`interval '60 days'`;

const today = (site: number) => sql`(select (now() at time zone time_zone)::date from site where site_id = ${site})`;

/** Adds old days to the first day of their week. */
const joinDays = (site: number) =>
  statement`
    with edge as (select date_trunc('week', ${today(site)} - ${keptByDays})::date as day),
    old as (
      delete from usage_day using edge
      where usage_day.site_id = ${site} and usage_day.day < edge.day and usage_day.day >= edge.day - ${joinedBack}
        and extract(isodow from usage_day.day) <> 1
      returning usage_day.*)
    insert into usage_day (site_id, day, item_id, views, downloads)
    select ${site}::int, date_trunc('week', day)::date, item_id, sum(views), sum(downloads) from old group by 2, 3
    on conflict (site_id, day, item_id) do update
      set views = usage_day.views + excluded.views, downloads = usage_day.downloads + excluded.downloads`;

const forgetDays = (site: number) =>
  statement`delete from usage_day where site_id = ${site} and day < ${today(site)} - ${keptAtAll}`;

const since = (site: number, span: Span) => sql`${today(site)} - ${lengthOf[span]}::interval`;

/** Views and downloads inside a window, by item. */
const used = (site: number, span: Span) =>
  span === 'all'
    ? sql`select id as item_id, views, downloads from item where site_id = ${site} and views + downloads > 0`
    : sql`select item_id, sum(views) as views, sum(downloads) as downloads from usage_day
        where site_id = ${site} and day > ${since(site, span)} group by item_id`;

/** By how many papers that were published inside a window a paper is cited. */
const cited = (site: number, span: Span) =>
  span === 'all'
    ? sql`select id as item_id, citations from item where site_id = ${site} and citations > 0`
    : sql`select cited.id as item_id, count(distinct citing.id) as citations
        from item citing
        join reference on reference.site_id = ${site} and reference.article_id = citing.id and reference.doi is not null
        join item cited on cited.site_id = ${site} and cited.kind = 'article' and cited.source_key = reference.doi
        where citing.site_id = ${site} and citing.kind = 'article' and citing.status = 'published'
          and citing.published_on > ${since(site, span)}
        group by cited.id`;

const placed = (site: number, span: Span, counted: RawBuilder<unknown>) =>
  statement`
    with counted as (${counted}),
    known as materialized (
      select item.id, item.kind, article.journal_id, counted.measure, counted.amount
      from counted
      join item on item.site_id = ${site} and item.id = counted.item_id and item.status = 'published'
      left join article on article.site_id = ${site} and article.id = counted.item_id
      where counted.amount > 0),
    placed as (
      select 0 as about, *, row_number() over (partition by kind, measure order by amount desc, id) as place from known
      union all
      select journal_id, *, row_number() over (partition by journal_id, kind, measure order by amount desc, id)
      from known where journal_id is not null)
    insert into ranking (site_id, about, kind, measure, span, place, item_id, amount)
    select ${site}::int, about, kind, measure, ${span}, place, id, amount from placed where place <= ${mostRanked}`;

const placeByUse = (site: number, span: Span) =>
  placed(
    site,
    span,
    sql`select item_id, measure, amount from (${used(site, span)}) used
      cross join lateral (values ('views', used.views), ('downloads', used.downloads)) told (measure, amount)`,
  );

const placeByCitations = (site: number, span: Span) =>
  placed(
    site,
    span,
    sql`select item_id, 'citations' as measure, citations as amount from (${cited(site, span)}) cited`,
  );

/** Citations by the month in which the citing paper came out, for the whole site and for each journal. */
const citationMonths = (site: number) =>
  statement`
    with cited as (
      select about.id as about, date_trunc('month', citing.published_on)::date as month, count(distinct (citing.id, cited.id)) as citations
      from item citing
      join reference on reference.site_id = ${site} and reference.article_id = citing.id and reference.doi is not null
      join item cited on cited.site_id = ${site} and cited.kind = 'article' and cited.source_key = reference.doi and cited.status = 'published'
      join article on article.site_id = ${site} and article.id = cited.id
      cross join lateral (values (0), (article.journal_id)) about (id)
      where citing.site_id = ${site} and citing.kind = 'article' and citing.status = 'published' and about.id is not null
        and citing.published_on > ${today(site)} - ${keptAtAll}
      group by 1, 2),
    gone as (
      update usage_place set citations = 0 where site_id = ${site} and about >= 0 and country = '' and citations > 0
        and not exists (select from cited where cited.about = usage_place.about and cited.month = usage_place.month))
    insert into usage_place (site_id, about, month, citations)
    select ${site}::int, about, month, citations from cited
    on conflict (site_id, about, month, country) do update set citations = excluded.citations
      where usage_place.citations <> excluded.citations`;
