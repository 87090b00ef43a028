import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Database, Statement, Transaction } from '../../../../platform/ports/database.ts';
import { mostRanked, spans } from '../domain/ranking.ts';
import type { RankingMaker } from '../use-cases/ranking-store.ts';
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

/** Whoever is among the first hundred of all is among the first hundred of its own site: the sites' places are all that is read. */
async function joinGathered(transaction: Transaction, portal: number, gathers: readonly number[]): Promise<void> {
  const sites = [portal, ...gathers];
  await transaction.rows(joinedPlaces(portal, sites));
  await transaction.rows(forgetPlaces(portal));
  await transaction.rows(joinedUse(portal, sites));
}

const joinedPlaces = (portal: number, sites: readonly number[]): Statement<unknown> =>
  statement(sql`
    insert into ranking (site_id, about, kind, measure, span, place, item_id, amount)
    select ${portal}::int, -1, kind, measure, span, place, item_id, amount from (
      select kind, measure, span, item_id, amount,
        row_number() over (partition by kind, measure, span order by amount desc, item_id) as place
      from ranking where site_id = any (${sites}::int[]) and about = 0) joined
    where place <= ${mostRanked}`);

const forgetPlaces = (portal: number): Statement<unknown> =>
  statement(sql`delete from usage_place where site_id = ${portal} and about = -1`);

const joinedUse = (portal: number, sites: readonly number[]): Statement<unknown> =>
  statement(sql`
    insert into usage_place (site_id, about, month, country, views, downloads, citations)
    select ${portal}::int, -1, month, country, sum(views), sum(downloads), sum(citations)
    from usage_place where site_id = any (${sites}::int[]) and about = 0 group by month, country`);
