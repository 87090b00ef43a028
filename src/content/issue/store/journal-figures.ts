import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Transaction } from '../../../platform/ports/database.ts';
import type { YearFigures } from '../contract.ts';

/** A journal with so many papers is summed by the worker; others are summed as they are looked at. */
const large = 2_000;
/** More columns than a journal has; a wrong import must not fill the page. */
const mostColumns = 100;

const papersOf = (site: number, journal: RawBuilder<unknown>) => sql`
  from article join item on item.site_id = article.site_id and item.id = article.id
  where article.site_id = ${site} and article.journal_id = ${journal} and item.status = 'published'`;

const sumYears = (site: number, journal: RawBuilder<unknown>) => sql`
  select extract(year from item.published_on)::int as year, count(*)::int as papers, sum(item.views)::float8 as views,
    sum(item.citations)::float8 as citations
  ${papersOf(site, journal)} and item.published_on is not null
  group by 1`;

/** A column's names are those of its newest paper. */
const sumColumns = (site: number, journal: RawBuilder<unknown>) => sql`
  select (array_agg(article.part order by item.published_on desc nulls last, article.id))[1] as names, count(*)::int as papers
  ${papersOf(site, journal)} and article.part <> '{}'
  group by coalesce(article.part ->> 'zh', article.part ->> 'en', article.part::text)
  order by 2 desc, 1 limit ${sql.lit(mostColumns)}`;

const keptOf = (site: number, journal: Id) =>
  sql`select years, columns from journal_figures where site_id = ${site} and journal_id = ${journal}`;

/** By the year in which the papers were published, oldest first. */
export const yearFigures = (site: number, journal: Id) => statement<YearFigures>`
  with kept as (${keptOf(site, journal)})
  select years.* from kept, jsonb_to_recordset(kept.years) as years (year int, papers int, views float8, citations float8)
  union all
  select * from (${sumYears(site, sql`${journal}`)}) summed where not exists (select from kept)
  order by year`;

/** The largest first. */
export const columnCounts = (site: number, journal: Id) => statement<{ names: Text; papers: number }>`
  with kept as (${keptOf(site, journal)})
  select columns.* from kept, jsonb_to_recordset(kept.columns) as columns (names jsonb, papers int)
  union all
  select * from (${sumColumns(site, sql`${journal}`)}) summed where not exists (select from kept)
  order by papers desc, names`;

/** Sums the large journals of a site; a worker does it now and then. */
export async function sumLargeJournals(transaction: Transaction, site: number): Promise<void> {
  await transaction.rows(statement`delete from journal_figures where site_id = ${site}`);
  await transaction.rows(statement`
    insert into journal_figures (site_id, journal_id, years, columns)
    select ${site}, journal_id,
      (select coalesce(jsonb_agg(years), '[]') from (${sumYears(site, sql`large.journal_id`)}) years),
      (select coalesce(jsonb_agg(columns), '[]') from (${sumColumns(site, sql`large.journal_id`)}) columns)
    from (select journal_id from article where site_id = ${site} and journal_id is not null
      group by journal_id having count(*) >= ${large}) large`);
}
