import { sql } from 'kysely';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { PeriodNumbers } from '../domain/period.ts';
import { newestPeriodOrder } from './period-row.ts';

interface Around {
  readonly journal_names: Text;
  readonly article_count: number;
  readonly previous: PeriodNumbers | null;
  readonly next: PeriodNumbers | null;
}

/** What stands around a published period: its journal, the number of its papers, the periods before and after it. */
export const aroundPeriod = (site: number, id: Id) =>
  statement(sql<Around>`
    with asked as (select period.site_id, period.journal_id from period where period.site_id = ${site} and period.id = ${id}),
    ordered as (
      select period.id, lag(period.id) over newest as next_id, lead(period.id) over newest as previous_id
      from asked join period on period.site_id = asked.site_id and period.journal_id = asked.journal_id
      join item issue on issue.site_id = period.site_id and issue.id = period.id
      where issue.status = 'published'
      window newest as (order by ${newestPeriodOrder})
    )
    select journal.titles as journal_names,
      (select count(*)::int from article join item on item.site_id = article.site_id and item.id = article.id
        where article.site_id = ${site} and article.period_id = ${id} and item.status = 'published') as article_count,
      ${numbersOf('ordered.previous_id', site)} as previous, ${numbersOf('ordered.next_id', site)} as next
    from ordered cross join asked
    join item journal on journal.site_id = asked.site_id and journal.id = asked.journal_id and journal.status = 'published'
    where ordered.id = ${id}`);

const numbersOf = (column: string, site: number) => sql`(
  select jsonb_build_object('id', other.id::text, 'year', other.year, 'volume', other.volume, 'issue', other.issue)
  from period other where other.site_id = ${site} and other.id = ${sql.ref(column)})`;
