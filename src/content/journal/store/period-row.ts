import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Period } from '../domain/period.ts';

/** Published periods with what `item` knows of them. */
export const publishedPeriods = () =>
  query
    .selectFrom('period')
    .innerJoin('item as issue', (join) =>
      join.onRef('issue.site_id', '=', 'period.site_id').onRef('issue.id', '=', 'period.id'),
    )
    .where('issue.status', '=', 'published')
    .select([
      'period.id as period_id',
      'period.journal_id',
      'period.year',
      'period.volume',
      'period.issue',
      'period.first_page',
      'period.last_page',
      'period.themes',
      'issue.titles as period_titles',
      'issue.cover as period_cover',
      'issue.doi as period_doi',
    ])
    .select(sql<string | null>`to_char(issue.published_on, 'YYYY-MM-DD')`.as('publish_date'));

type PeriodRow = Awaited<ReturnType<ReturnType<typeof publishedPeriods>['executeTakeFirstOrThrow']>>;

export const toPeriod = (row: PeriodRow): Period => ({
  id: row.period_id,
  publicationId: row.journal_id,
  year: row.year,
  volume: row.volume,
  issue: row.issue,
  names: row.period_titles as Text,
  themes: row.themes as Text,
  cover: row.period_cover,
  doi: row.period_doi,
  firstPageNum: row.first_page,
  lastPageNum: row.last_page,
  publishDate: row.publish_date,
});

/** The rule of `newestFirst` for statements that need only the newest; the index serves its first column. */
export const newestPeriodOrder = sql`period.year desc, issue.published_on desc nulls last,
  substring(period.issue from '^[0-9]{1,9}')::int desc nulls last, period.id desc`;
