import { sql } from 'kysely';
import { query } from '../../../../db/query.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Journal } from '../domain/journal.ts';

/** How many of the periods of the journal `item` are published. */
const periodCount = sql<string>`(
  select count(*) from period join item issue on issue.site_id = period.site_id and issue.id = period.id
  where period.site_id = item.site_id and period.journal_id = item.id and issue.status = 'published')`;

export const selectJournal = (site: number, id: Id) =>
  query
    .selectFrom('item')
    .innerJoin('journal', (join) =>
      join.onRef('journal.site_id', '=', 'item.site_id').onRef('journal.id', '=', 'item.id'),
    )
    .where('item.site_id', '=', site)
    .where('item.id', '=', id)
    .where('item.status', '=', 'published')
    .selectAll('journal')
    .select(['item.titles', 'item.cover', 'item.doi', periodCount.as('period_count')]);

type JournalRow = Awaited<ReturnType<ReturnType<typeof selectJournal>['executeTakeFirstOrThrow']>>;

export const toJournal = (row: JournalRow): Journal => ({
  id: row.id,
  site: row.site_id,
  names: row.titles as Text,
  cover: row.cover,
  doi: row.doi,
  sponsor: row.sponsors as Text,
  supervisor: row.supervisors as Text,
  editorInChief: row.editors_in_chief as Text,
  publisher: row.publishers as Text,
  place: row.places as Text,
  readership: row.readerships as Text,
  introduction: row.introductions as Text,
  cn: row.cn,
  issn: row.issn,
  eissn: row.eissn,
  impactFactor: row.impact_factor === null ? null : Number(row.impact_factor),
  frequency: row.frequency,
  startYear: row.start_year,
  databases: row.indexed,
  groupType: row.group_type,
  periodCount: Number(row.period_count),
});
