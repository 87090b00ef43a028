import { type RawBuilder, sql } from 'kysely';
import { statement } from '../../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../../platform/kernel/id.ts';
import type { SiteScope } from '../../../../platform/kernel/site-context.ts';
import type { Database } from '../../../../platform/ports/database.ts';
import type { Question, SortField } from '../domain/search-question.ts';
import type { KeyField, SearchClause } from '../use-cases/search-clauses.ts';
import { hitsStatement } from './reduced-hits.ts';
import { holds, ignoredBy, narrowingOf } from './reduced-narrowing.ts';

export interface ReducedLookup {
  readonly kinds: readonly string[];
  /** Alternatives; null asks for the newest of these kinds. */
  readonly clauses: readonly SearchClause[] | null;
  /** Whose choices, years, order and page count. */
  readonly question: Question;
  readonly collections: readonly Id[] | undefined;
}

export type ReducedStore = ReturnType<typeof postgresReducedStore>;

export const postgresReducedStore = (database: Database) => ({
  async find(scope: SiteScope, lookup: ReducedLookup) {
    const [found] = await database.rows(scope, candidatesStatement(scope.reads, lookup));
    return {
      ids: found?.ids ?? [],
      total: found?.total ?? 0,
      totalIsLowerBound: found?.more ?? false,
      /** Choices of the question that the database alone can't follow; what is found is not narrowed by them. */
      ignored: ignoredBy(lookup.question),
    };
  },

  read: (scope: SiteScope, ids: readonly Id[]) => database.rows(scope, hitsStatement(scope.reads, ids)),
});

/** So many keys are looked at for each way of finding; beyond them nothing is counted. */
const mostCandidates = 1_000;

type Found = RawBuilder<{ site_id: number; id: Id; rank: number }>;

/**
 * One page of what the keys find. Each site, kind and key is looked up by itself, and each item by its own: left to choose,
 * PostgreSQL walks through all keys and items of a portal. `>=` and `<` in the order of bytes are what reaches an index under
 * row security.
 */
export function candidatesStatement(
  sites: readonly number[],
  { kinds, clauses, question, collections }: ReducedLookup,
) {
  const most = clauses ? mostCandidates : newestOfEach(sites, kinds);
  const ways = clauses
    ? clauses.flatMap((clause, place) => lookups(sites, kinds, clause, place))
    : [newest(sites, kinds, most)];
  const found = ways.length > 0 ? sql.join(ways, sql` union all `) : nothing;
  const page = question.cursor === null ? question.page : 0;
  return statement<{ total: number; more: boolean; ids: Id[] }>`
    with found as materialized (
      select site_id, id, clause, min(rank) as rank, count(*) as keys from (${found}) way group by site_id, id, clause
    ), kept as materialized (
      select item.id, min(found.rank) as rank, item.published_on, item.views, item.downloads, item.citations, item.score, item.comments
      from found cross join lateral (
        select * from item where item.site_id = found.site_id and item.id = found.id limit 1
      ) item
      where ${narrowingOf(question, collections)} and ${others(clauses ?? [])}
      group by item.site_id, item.id, item.published_on, item.views, item.downloads, item.citations, item.score, item.comments
    )
    select (select count(*)::int from kept) as total,
      (select coalesce(sum(keys), 0) >= ${most} from found) as more,
      array(select id::text from kept order by ${order(question)} limit ${question.size} offset ${page * question.size}) as ids`;
}

const nothing: Found = sql`select 0 as site_id, 0::bigint as id, 0 as clause, 0 as rank where false`;

type Sql = RawBuilder<unknown>;

const each = (sites: readonly number[], kinds: readonly string[]): Sql =>
  sql`unnest(${sites}::int[]) asked_site cross join unnest(${kinds}::text[]) asked_kind`;

function lookups(
  sites: readonly number[],
  kinds: readonly string[],
  { fields, words, identifiers }: SearchClause,
  place: number,
): Found[] {
  const text = sql`folded(${words})`;
  const most = sql`limit ${sql.lit(mostCandidates)}`;
  const way = (field: KeyField, rank: Sql, condition: Sql, alsoEach: Sql = sql``): Found => sql`(
    select key.site_id, key.item_id as id, ${sql.lit(place)} as clause, key.rank from ${each(sites, kinds)} ${alsoEach}
    cross join lateral (
      select site_id, item_id, ${rank} as rank from search_key
      where site_id = asked_site and kind = asked_kind and field = ${sql.lit(field)} and ${condition} ${most}
    ) key ${most})`;
  const ways: Found[] = [];
  if (fields.includes('identifier') && identifiers.length > 0)
    ways.push(
      way('identifier', sql`0`, sql`folded = asked_id`, sql`cross join unnest(${identifiers}::text[]) asked_id`),
    );
  if (fields.includes('title'))
    ways.push(
      way(
        'title',
        sql`case when folded = ${text} then 1 else 3 end`,
        sql`folded >= ${text} and folded < ${text} || ${afterAll} and ${text} <> ''`,
      ),
    );
  // A name is whole, or the first of several words; half a word would find strangers.
  if (fields.includes('person'))
    ways.push(
      way('person', sql`2`, sql`folded = ${text} and ${text} <> ''`),
      way('person', sql`2`, sql`folded >= ${text} || ' ' and folded < ${text} || '!' and ${text} <> ''`),
    );
  return ways;
}

/** The last character there is, so that a text with it stands behind everything that begins with the text. */
const afterAll = sql`chr(1114111)`;

const newestOfEach = (sites: readonly number[], kinds: readonly string[]): number =>
  Math.max(20, Math.ceil(mostCandidates / Math.max(1, sites.length * kinds.length)));

function newest(sites: readonly number[], kinds: readonly string[], most: number): Found {
  return sql`select newest.site_id, newest.id, 0 as clause, 0 as rank
    from ${each(sites, kinds)} cross join lateral (
      select site_id, id from item where site_id = asked_site and kind = asked_kind and status = 'published'
      order by published_on desc limit ${sql.lit(most)}
    ) newest`;
}

/** What each alternative requires and excludes besides what it looked up. */
function others(clauses: readonly SearchClause[]): RawBuilder<boolean> {
  const conditions = clauses.flatMap(({ required, excluded }, place) => [
    ...required.map((term) => sql`(found.clause <> ${sql.lit(place)} or ${holds(term)})`),
    ...excluded.map((term) => sql`(found.clause <> ${sql.lit(place)} or not ${holds(term)})`),
  ]);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

const columns: Readonly<Record<Exclude<SortField, 'relevance'>, string>> = {
  publishDate: 'published_on',
  visits: 'views',
  downloads: 'downloads',
  referenceCount: 'citations',
  score: 'score',
  commentCount: 'comments',
};

function order({ sort: { field, direction } }: Question): RawBuilder<unknown> {
  const usual = sql`rank, published_on desc nulls last, id desc`;
  if (field === 'relevance') return usual;
  return sql`${sql.ref(columns[field])} ${sql.raw(direction === 'asc' ? 'asc' : 'desc')} nulls last, ${usual}`;
}
