import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { GatheredJournal } from '../domain/journal.ts';
import { newestPeriodOrder, publishedPeriods, toPeriod } from './period-row.ts';

/** A longer list is a search. */
const mostJournals = 100;

/** Readers are not sent to sites that are shut. */
export const isOpen = sql<boolean>`not site.forbidden and not site.maintenance and site.stop_url is null
  and (site.expires_at is null or site.expires_at > now())`;

export const gatheredJournals = (site: SiteContext) =>
  query
    // Materialised, or PostgreSQL counts everything again for each journal.
    .with(
      (cte) => cte('counted').materialized(),
      () => periodCounts(site),
    )
    .selectFrom('site')
    .innerJoin('item', 'item.site_id', 'site.site_id')
    .innerJoin('journal', (join) =>
      join.onRef('journal.site_id', '=', 'item.site_id').onRef('journal.id', '=', 'item.id'),
    )
    .leftJoin('site_gathering as gathering', (join) =>
      join.onRef('gathering.site_id', '=', 'site.site_id').on('gathering.portal_id', '=', site.host.id),
    )
    .leftJoinLateral(latestPeriod().as('latest'), (join) => join.onTrue())
    .leftJoin('counted', (join) =>
      join.onRef('counted.site_id', '=', 'item.site_id').onRef('counted.journal_id', '=', 'item.id'),
    )
    .where('site.site_id', 'in', [...site.reads])
    .where(isOpen)
    .where('item.status', '=', 'published')
    .selectAll('latest')
    .select(['item.id', 'item.site_id', 'item.titles', 'item.cover', 'site.sld', 'site.domain'])
    .select(['journal.issn', 'journal.cn', 'journal.group_type', 'journal.impact_factor', 'journal.frequency'])
    .select('counted.period_count')
    .orderBy(sql`gathering.position nulls first`)
    .orderBy('item.id')
    .limit(mostJournals);

/** Of the journal `item`. Its newest year is found first: the index has years in order, dates only `issue` knows. */
const latestPeriod = () =>
  publishedPeriods()
    .where('period.site_id', '=', sql<number>`item.site_id`)
    .where('period.journal_id', '=', sql<string>`item.id`)
    .where(
      'period.year',
      '=',
      sql<number>`(select y.year from period y join item i on i.site_id = y.site_id and i.id = y.id
        where y.site_id = item.site_id and y.journal_id = item.id and i.status = 'published'
        order by y.year desc limit 1)`,
    )
    .orderBy(newestPeriodOrder)
    .limit(1);

const periodCounts = (site: SiteContext) =>
  query
    .selectFrom('period')
    .innerJoin('item as issue', (join) =>
      join.onRef('issue.site_id', '=', 'period.site_id').onRef('issue.id', '=', 'period.id'),
    )
    .where('period.site_id', 'in', [...site.reads])
    .where('issue.status', '=', 'published')
    .groupBy(['period.site_id', 'period.journal_id'])
    .select(['period.site_id', 'period.journal_id', sql<string>`count(*)`.as('period_count')]);

type GatheredRow = Awaited<ReturnType<ReturnType<typeof gatheredJournals>['executeTakeFirstOrThrow']>>;

export const toGatheredJournal = (row: GatheredRow): GatheredJournal => ({
  id: row.id,
  site: row.site_id,
  names: row.titles as Text,
  sld: row.sld,
  host: `${row.sld}.${row.domain}`,
  cover: row.cover,
  issn: row.issn,
  cn: row.cn,
  groupType: row.group_type,
  impactFactor: row.impact_factor === null ? null : Number(row.impact_factor),
  frequency: row.frequency,
  periodCount: Number(row.period_count ?? 0),
  latestPeriod: row.period_id === null ? null : toPeriod(row as Parameters<typeof toPeriod>[0]),
});

export const countItems = (site: SiteContext) =>
  query
    .selectFrom('site')
    .innerJoin('item', 'item.site_id', 'site.site_id')
    .where('site.site_id', 'in', [...site.reads])
    .where(isOpen)
    .where('item.status', '=', 'published')
    .where('item.kind', 'in', ['journal', 'issue'])
    .select([
      sql<string>`count(*) filter (where item.kind = 'journal')`.as('journals'),
      sql<string>`count(*) filter (where item.kind = 'issue')`.as('issues'),
    ]);
