import { sql } from 'kysely';
import { canonicalItems } from '../../../../platform/item/canonical-items.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { FindExpertPapers } from '../use-cases/expert-papers.ts';
import { hitsStatement } from './reduced-hits.ts';

/** More than anyone wrote; a record that gathered a crowd by mistake costs no more than this. */
const mostPapers = 10_000;

export const postgresExpertPapers =
  (database: Database): FindExpertPapers =>
  async (site, id, { page, size }) => {
    const expert = (await canonicalItems(database, site, [id])).get(id) ?? id;
    const [found] = await database.rows(site, papersOf(site.target.id, expert, page * size, size));
    if (!found?.known) return undefined;
    const papers = found.ids.length > 0 ? await database.rows(site, hitsStatement([site.target.id], found.ids)) : [];
    const byId = new Map(papers.map((paper) => [paper.id, paper]));
    return {
      papers: found.ids.flatMap((one) => byId.get(one) ?? []),
      total: Math.min(found.total, mostPapers),
      totalIsLowerBound: found.total > mostPapers,
    };
  };

/** `offset 0` keeps each paper a look-up: a join might read the whole site. */
const papersOf = (site: number, expert: Id, skipped: number, size: number) =>
  statement(sql<{ known: boolean; total: number; ids: Id[] }>`
    with written as (
      select distinct contributor.article_id
      from (
        select ${expert}::bigint as id
        union all select from_id from item_merge where item_merge.site_id = ${site} and item_merge.into_id = ${expert}::bigint
      ) person
      join contributor on contributor.site_id = ${site} and contributor.expert_id = person.id and contributor.role = 'author'
      limit ${sql.lit(mostPapers + 1)}
    ), listed as materialized (
      select paper.id, paper.published_on from written cross join lateral (
        select item.id, item.published_on from item
        where item.site_id = ${site} and item.id = written.article_id and item.status = 'published' offset 0
      ) paper
    )
    select
      exists (select from item where item.site_id = ${site} and item.id = ${expert}::bigint and item.kind = 'expert' and item.status = 'published') as known,
      (select count(*)::int from listed) as total,
      array(select id::text from listed order by published_on desc nulls last, id desc limit ${size} offset ${skipped}) as ids`);
