import { sql } from 'kysely';
import { firstAuthors, noticesAbout } from '../../../../platform/item/listed-pieces.ts';
import { statement, unseen } from '../../../../platform/item/writing/raw-statement.ts';
import { type Id, siteOfId } from '../../../../platform/kernel/id.ts';
import type { SiteContext } from '../../../../platform/kernel/site-context.ts';
import type { Text } from '../../../../platform/kernel/text.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Ranked, RankingQuery } from '../contract.ts';

type Place = Pick<Ranked, 'place' | 'amount' | 'id'>;

/** A paper of a ranking before its texts are chosen for a reader. */
type Facts = Omit<
  Ranked,
  'place' | 'amount' | 'resName' | 'enResName' | 'authors' | 'publicationName' | 'integrity' | 'url'
> & {
  readonly titles: Text;
  readonly authors: readonly Text[];
  readonly publicationNames: Text | null;
  readonly notices: readonly string[];
};

const mostAuthors = 10;

export type RankingStore = ReturnType<typeof postgresRankings>;

export const postgresRankings = (database: Database) => ({
  /** `sites` are those whose items may be listed. */
  async page(site: SiteContext, sites: readonly number[], query: RankingQuery) {
    const about = query.journalId ?? (sites.length > 1 ? -1 : 0);
    const [places, [known]] = await Promise.all([
      database.rows(site, placesOf(site, about, query)),
      database.rows(site, rankedAtOf(site, about, query)),
    ]);
    const visible = places.filter(({ id }) => sites.includes(siteOfId(id) ?? 0));
    const owners = [...new Set(visible.map(({ id }) => siteOfId(id) as number))];
    const ids = visible.map(({ id }) => id);
    const facts = ids.length > 0 ? await database.rows({ reads: owners, writes: null }, factsOf(owners, ids)) : [];
    const byId = new Map(facts.map((one) => [one.id, one]));
    return {
      // What was withdrawn since the places were given is left out.
      ranked: visible.flatMap((place) => {
        const found = byId.get(place.id);
        return found ? [{ ...found, ...place }] : [];
      }),
      /** Never more than a hundred: nobody keeps the places after that. */
      total: known?.total ?? 0,
      /** When the places were given; nothing where they never were. */
      rankedAt: known?.rankedAt ?? null,
    };
  },
});

const listOf = (site: SiteContext, about: Id | number, { kind, measure, window }: RankingQuery) => sql`
  ranking.site_id = ${site.target.id} and about = ${about} and ranking.kind = ${kind} and measure = ${measure} and span = ${window}`;

const placesOf = (site: SiteContext, about: Id | number, query: RankingQuery) =>
  statement<Place>`
    select place, amount::float8 as amount, item_id::text as id from ranking
    where ${listOf(site, about, query)}
      and place > ${query.page * query.size} and place <= ${(query.page + 1) * query.size}
    order by place`;

const rankedAtOf = (site: SiteContext, about: Id | number, query: RankingQuery) =>
  statement<{ total: number; rankedAt: string | null }>`
    select coalesce((select max(place) from ranking where ${listOf(site, about, query)}), 0) as total,
      (select to_json(ranked_at at time zone 'UTC') #>> '{}' || 'Z' from ranking_progress where site_id = ${site.target.id}) as "rankedAt"`;

/** By key, and what a list prints only. Each item is looked up by itself: the planner must not read a site through for a hundred of it. */
export const factsOf = (sites: readonly number[], ids: readonly Id[]) =>
  statement<Facts>`
    select item.site_id as "siteId", item.id::text, item.kind, item.titles, item.doi, item.cover, people.authors,
      published_in.id::text as "publicationId", published_in.titles as "publicationNames",
      coalesce(period.year, extract(year from item.published_on)::int) as year,
      coalesce(article.volume, period.volume) as volume, period.issue,
      coalesce(article.first_page, article.elocation) as "firstPageNum", article.last_page as "lastPageNum",
      to_char(item.published_on, 'YYYY-MM-DD') as "publishDate", article.access_type as "accessType", noted.notices
    from unnest(${unseen(ids, 'bigint[]')}) asked (id)
    cross join lateral (
      select * from item
      where item.site_id = any (${unseen(sites, 'int[]')}) and item.id = asked.id and item.status = 'published' limit 1) item
    left join lateral (
      select * from article where article.site_id = item.site_id and article.id = item.id limit 1) article on true
    left join lateral (
      select * from period where period.site_id = item.site_id and period.id = article.period_id limit 1) period on true
    left join lateral (
      select id, titles from item journal
      where journal.site_id = item.site_id and journal.id = article.journal_id limit 1) published_in on true
    cross join lateral (${firstAuthors('item', mostAuthors)}) people
    cross join lateral (${noticesAbout('item')}) noted`;
