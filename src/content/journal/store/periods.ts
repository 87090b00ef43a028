import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Period, PeriodDetail } from '../contract.ts';

/** Published periods, `period` with what its item `issue` knows of them. */
export const publishedPeriods = (which: RawBuilder<unknown>) => sql<Period>`
  select period.id::text as id, period.journal_id::text as "publicationId", period.year, period.volume, period.issue,
    issue.titles as names, period.themes, issue.cover, issue.doi, period.first_page as "firstPageNum",
    period.last_page as "lastPageNum", to_char(issue.published_on, 'YYYY-MM-DD') as "publishDate"
  from period join item issue on issue.site_id = period.site_id and issue.id = period.id
  where issue.status = 'published' and ${which}`;

/** The rule of `newestFirst` for statements that need only the newest; the index serves its first column. */
export const newestPeriodOrder = sql`period.year desc, issue.published_on desc nulls last,
  substring(period.issue from '^[0-9]{1,9}')::int desc nulls last, period.id desc`;

type Around = Pick<PeriodDetail, 'publicationNames' | 'articleCount' | 'previousPeriod' | 'nextPeriod'>;

/** What stands around a published period: its journal, the number of its papers, the periods before and after it. */
export const aroundPeriod = (site: number, id: Id) =>
  statement<Around>`
    with asked as (select period.site_id, period.journal_id from period where period.site_id = ${site} and period.id = ${id}),
    ordered as (
      select period.id, lag(period.id) over newest as next_id, lead(period.id) over newest as previous_id
      from asked join period on period.site_id = asked.site_id and period.journal_id = asked.journal_id
      join item issue on issue.site_id = period.site_id and issue.id = period.id
      where issue.status = 'published'
      window newest as (order by ${newestPeriodOrder})
    )
    select journal.titles as "publicationNames",
      (select count(*)::int from article join item on item.site_id = article.site_id and item.id = article.id
        where article.site_id = ${site} and article.period_id = ${id} and item.status = 'published') as "articleCount",
      ${numbersOf('ordered.previous_id', site)} as "previousPeriod", ${numbersOf('ordered.next_id', site)} as "nextPeriod"
    from ordered cross join asked
    join item journal on journal.site_id = asked.site_id and journal.id = asked.journal_id and journal.status = 'published'
    where ordered.id = ${id}`;

const numbersOf = (column: string, site: number) => sql`(
  select jsonb_build_object('id', other.id::text, 'year', other.year, 'volume', other.volume, 'issue', other.issue)
  from period other where other.site_id = ${site} and other.id = ${sql.ref(column)})`;
