import { sql } from 'kysely';
import { query } from '../../../../../db/query.ts';
import { canonicalItems } from '../../../../platform/item/canonical-items.ts';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteContext, SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import { poolPage } from '../domain/pool-page.ts';
import { hitsStatement } from './reduced-hits.ts';

const mostAlbums = 1_000;
/** More than anyone wrote; a record that gathered a crowd by mistake costs no more than this. */
const mostPapers = 10_000;

export type SearchStore = ReturnType<typeof postgresSearch>;

/** What searches and their pages read from the database. */
export const postgresSearch = (database: Database) => ({
  /** The virtual albums of the sites that are read, the newest; more than a thousand nobody looks through at once. */
  async albums(site: SiteScope): Promise<Id[]> {
    const rows = await database.rows(
      site,
      query
        .selectFrom('item')
        .select('id')
        .where('site_id', 'in', site.reads)
        .where('kind', '=', 'album')
        .where('status', '=', 'published')
        .orderBy('published_on', (order) => order.desc().nullsLast())
        .orderBy('id', 'desc')
        .limit(mostAlbums),
    );
    return rows.map(({ id }) => id);
  },

  /** A named selection of a portal's sites; its first where a channel that names none led there. */
  async subPool(site: SiteContext, code: string) {
    const [row] = await database.rows(
      site,
      query
        .selectFrom('sub_pool')
        .select(['code', 'names', 'sites'])
        .where('site_id', '=', site.target.id)
        .$if(code !== poolPage, (all) => all.where('code', '=', code))
        .orderBy('id')
        .limit(1),
    );
    return row && { ...row, names: row.names as Text };
  },

  /** The subjects of the site, in their order. */
  async subjects(site: SiteContext) {
    const rows = await database.rows(
      site,
      query
        .selectFrom('subject')
        .innerJoin('item', (join) =>
          join.onRef('item.site_id', '=', 'subject.site_id').onRef('item.id', '=', 'subject.id'),
        )
        .select(['subject.id', 'subject.code', 'subject.parent_id as parentId', 'item.titles'])
        .where('subject.site_id', '=', site.target.id)
        .where('item.status', '=', 'published')
        .orderBy('subject.position')
        .orderBy('subject.id'),
    );
    return rows.map(({ titles, ...subject }) => ({ ...subject, names: titles as Text }));
  },

  /** A page of the papers that a person wrote, the newest first; nothing where there is no such person. Merged records count as one. */
  async expertPapers(site: SiteContext, id: Id, { page, size }: { readonly page: number; readonly size: number }) {
    const expert = (await canonicalItems(database, site, [id])).get(id) ?? id;
    const [found] = await database.rows(site, papersOf(site.target.id, expert, page * size, size));
    if (!found?.known) return undefined;
    const papers =
      found.ids.length > 0 ? await database.rows(site, hitsStatement([site.target.id], found.ids, ['article'])) : [];
    const byId = new Map(papers.map((paper) => [paper.id, paper]));
    return {
      papers: found.ids.flatMap((one) => byId.get(one) ?? []),
      totalElements: Math.min(found.total, mostPapers),
      totalIsLowerBound: found.total > mostPapers,
    };
  },
});

/** `offset 0` keeps each paper a look-up: a join might read the whole site. */
const papersOf = (site: number, expert: Id, skipped: number, size: number) =>
  statement<{ known: boolean; total: number; ids: Id[] }>`
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
      array(select id::text from listed order by published_on desc nulls last, id desc limit ${size} offset ${skipped}) as ids`;
