import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { spans } from '../domain/ranking.ts';
import type { RankingMaker } from '../use-cases/ranking-store.ts';
import { joinGathered } from './rank-portal.ts';
import { citationMonths, forgetDays, joinDays, placeByCitations, placeByUse } from './rank-site.ts';

/** Nobody waits for it, and a large site takes longer than a reader would. */
const mostMilliseconds = 300_000;

export const postgresRankingMaker = (database: Database): RankingMaker => ({
  async know() {
    await database.unscopedRows(
      statement(sql`insert into ranking_progress (site_id) select site_id from site on conflict do nothing`),
    );
  },

  async due(most) {
    const rows = await database.unscopedRows(
      statement(sql<{ site_id: number }>`
        select site_id from ranking_progress where due_at <= now() order by due_at limit ${most}`),
    );
    return rows.map((row) => row.site_id);
  },

  // Old places and new ones change in one transaction: nobody sees a ranking half made.
  rank: (site, gathers, againInSeconds) =>
    database.transaction(
      { reads: [...new Set([site, ...gathers])], writes: site },
      async (transaction) => {
        await transaction.rows(
          statement(sql`insert into ranking_progress (site_id, ranked_at, due_at)
          values (${site}, now(), now() + make_interval(secs => ${againInSeconds}))
          on conflict (site_id) do update set ranked_at = excluded.ranked_at, due_at = excluded.due_at`),
        );
        await transaction.rows(statement(sql`delete from ranking where site_id = ${site}`));
        await transaction.rows(joinDays(site));
        await transaction.rows(forgetDays(site));
        await transaction.rows(citationMonths(site));
        for (const span of spans) {
          await transaction.rows(placeByUse(site, span));
          await transaction.rows(placeByCitations(site, span));
        }
        if (gathers.length > 0) await joinGathered(transaction, site, gathers);
      },
      mostMilliseconds,
    ),
});
