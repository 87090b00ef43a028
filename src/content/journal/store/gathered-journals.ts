import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { GatheredJournal } from '../domain/journal.ts';
import { periodCount } from './journal-row.ts';
import { newestPeriodOrder, publishedPeriods, toPeriod } from './period-row.ts';

/** A longer list is a search. */
const mostJournals = 100;

/** Readers are not sent to sites that are shut. */
const openSites = (site: SiteContext) =>
  query
    .selectFrom('site')
    .where('site.site_id', 'in', [...site.reads])
    .where('site.forbidden', '=', false)
    .where('site.maintenance', '=', false)
    .where('site.stop_url', 'is', null)
    .where((eb) => eb.or([eb('site.expires_at', 'is', null), eb('site.expires_at', '>', sql<Date>`now()`)]));

export const gatheredJournals = (site: SiteContext) =>
  openSites(site)
    .innerJoin('item', 'item.site_id', 'site.site_id')
    .innerJoin('journal', (join) =>
      join.onRef('journal.site_id', '=', 'item.site_id').onRef('journal.id', '=', 'item.id'),
    )
    .leftJoin('site_gathering as gathering', (join) =>
      join.onRef('gathering.site_id', '=', 'site.site_id').on('gathering.portal_id', '=', site.host.id),
    )
    .leftJoinLateral(
      publishedPeriods()
        .where('period.site_id', '=', sql<number>`item.site_id`)
        .where('period.journal_id', '=', sql<string>`item.id`)
        .orderBy(newestPeriodOrder)
        .limit(1)
        .as('latest'),
      (join) => join.onTrue(),
    )
    .where('item.status', '=', 'published')
    .selectAll('latest')
    .select(['item.id', 'item.site_id', 'item.titles', 'item.cover', 'site.sld', 'site.domain'])
    .select(['journal.issn', 'journal.cn', 'journal.group_type', 'journal.impact_factor', 'journal.frequency'])
    .select(periodCount.as('period_count'))
    .orderBy(sql`gathering.position nulls first`)
    .orderBy('item.id')
    .limit(mostJournals);

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
  periodCount: Number(row.period_count),
  latestPeriod: row.period_id === null ? null : toPeriod(row as Parameters<typeof toPeriod>[0]),
});

export const countItems = (site: SiteContext) =>
  openSites(site)
    .innerJoin('item', 'item.site_id', 'site.site_id')
    .where('item.status', '=', 'published')
    .where('item.kind', 'in', ['journal', 'issue'])
    .select([
      sql<string>`count(*) filter (where item.kind = 'journal')`.as('journals'),
      sql<string>`count(*) filter (where item.kind = 'issue')`.as('issues'),
    ]);
