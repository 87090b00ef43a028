import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { CollectionNumbers, GatheredJournal } from '../contract.ts';
import { newestPeriodOrder, publishedPeriods } from './periods.ts';

/** A longer list is a search. */
const mostJournals = 100;

/** Readers are not sent to sites that are shut. */
export const isOpen = sql<boolean>`not site.forbidden and not site.maintenance and site.stop_url is null
  and (site.expires_at is null or site.expires_at > now())`;

/** Of the journal `item`. Its newest year is found first: the index has years in order, dates only `issue` knows. */
const latestPeriod = sql`${publishedPeriods(sql`period.site_id = item.site_id and period.journal_id = item.id
  and period.year = (select y.year from period y join item i on i.site_id = y.site_id and i.id = y.id
    where y.site_id = item.site_id and y.journal_id = item.id and i.status = 'published'
    order by y.year desc limit 1)`)}
  order by ${newestPeriodOrder} limit 1`;

/** Periods are counted in a materialised part, or PostgreSQL counts everything again for each journal. */
export const gatheredJournals = ({ host, reads }: SiteContext) =>
  statement<Omit<GatheredJournal, 'publicationName'>>`
    with counted as materialized (
      select period.site_id, period.journal_id, count(*)::int as periods
      from period join item issue on issue.site_id = period.site_id and issue.id = period.id
      where period.site_id = any (${reads}::int[]) and issue.status = 'published'
      group by period.site_id, period.journal_id
    )
    select item.id::text as id, item.site_id as "siteId", item.titles as names, site.sld, site.sld || '.' || site.domain as host,
      site.colour_id as "colourId", item.cover, journal.issn, journal.cn, journal.group_type as "groupType", journal.impact_factor::float8 as "impactFactor",
      journal.frequency, coalesce(counted.periods, 0) as "periodCount", to_jsonb(latest) as "latestPeriod"
    from site join item on item.site_id = site.site_id
    join journal on journal.site_id = item.site_id and journal.id = item.id
    left join site_gathering gathering on gathering.site_id = site.site_id and gathering.portal_id = ${host.id}
    left join lateral (${latestPeriod}) latest on true
    left join counted on counted.site_id = item.site_id and counted.journal_id = item.id
    where site.site_id = any (${reads}::int[]) and ${isOpen} and item.status = 'published'
    order by gathering.position nulls first, item.id limit ${sql.lit(mostJournals)}`;

export const countItems = ({ reads }: SiteContext) =>
  statement<CollectionNumbers>`
    select count(*) filter (where item.kind = 'journal')::float8 as journals, count(*) filter (where item.kind = 'issue')::float8 as issues
    from site join item on item.site_id = site.site_id
    where site.site_id = any (${reads}::int[]) and ${isOpen} and item.status = 'published' and item.kind in ('journal', 'issue')`;
