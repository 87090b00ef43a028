import { rowsAt } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';

export interface SubmissionFigures {
  /** How many were sent in each of the last twelve months, the oldest first. */
  readonly sent: readonly number[];
  /** From the sending to the decision, of what was decided within a year. */
  readonly medianDays: number | null;
  /** Reviews that were due before today. */
  readonly overdue: number;
}

/** What the dashboard says of a year's submissions; each figure is read from an index of its own. */
export const postgresSubmissionFigures =
  (database: Database) =>
  async (site: number): Promise<SubmissionFigures> => {
    const [row] = await rowsAt(database, { reads: [site], writes: null })<SubmissionFigures>`
      select
        array(select (select count(*)::int from submission where site_id = ${site}
            and sent_at >= month and sent_at < month + interval '1 month')
          from generate_series(date_trunc('month', now()) - interval '11 months', date_trunc('month', now()), '1 month') month
          order by month) as sent,
        (select percentile_cont(0.5) within group (order by extract(epoch from decided_at - sent_at) / 86400)
          from submission where site_id = ${site} and decided_at > now() - interval '1 year' and sent_at is not null) as "medianDays",
        (select count(*)::int from submission_opinion where site_id = ${site} and state in ('asked', 'agreed')
          and due_on < (now() at time zone (select time_zone from site where site.site_id = ${site}))::date) as overdue`;
    return row ?? { sent: [], medianDays: null, overdue: 0 };
  };
