import { sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Statement, Transaction } from '../../../../platform/ports/database.ts';
import { mostRanked } from '../domain/ranking.ts';

/** Whoever is among the first hundred of all is among the first hundred of its own site: the sites' places are all that is read. */
export async function joinGathered(
  transaction: Transaction,
  portal: number,
  gathers: readonly number[],
): Promise<void> {
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
