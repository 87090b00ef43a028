import { type RawBuilder, sql } from 'kysely';
import { rowsAt } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { LinkableItem } from '../contract.ts';

/** Words in the middle of a title are looked for among so many titles of a kind; the beginning of a title is found among all. */
const mostChecked = 20_000;

const columns = sql`item.id::text as id, item.kind, item.titles, coalesce(to_char(item.published_on, 'YYYY'), '') as year,
  item.status = 'published' as "isShown"`;

/** The site itself comes first. */
type Sites = readonly number[];

interface Wanted {
  readonly text: string;
  readonly most: number;
  /** Only papers that stand in no issue, of this journal or of none. */
  readonly unplacedIn?: string | undefined;
}

export type LinkableItems = ReturnType<typeof postgresLinkableItems>;

export const postgresLinkableItems = (database: Database) => {
  const ask = (sites: Sites, raw: RawBuilder<LinkableItem>) =>
    rowsAt(database, { reads: sites, writes: null })<LinkableItem>`${raw}`;
  return {
    /** By the beginning of a title, of an author's name or of a DOI, or by words in a title; the newest where no words are given. */
    find: (sites: Sites, kinds: readonly string[], wanted: Wanted) =>
      ask(sites, wanted.text.trim() === '' ? newest(sites, kinds, wanted) : titled(sites, kinds, wanted)),
    /** In the order of the ids; those that are gone are left out. */
    byIds: (sites: Sites, ids: readonly string[]) =>
      ask(
        sites,
        sql`select ${columns} from unnest(${ids}::bigint[]) with ordinality as named(id, place)
          join item on item.site_id = (named.id >> 40)::int and item.id = named.id and ${isOffered(sites)} order by named.place`,
      ),
  };
};

/** What the site has or prepares, the first of the sites; of others that it gathers, what they have published. */
const isOffered = ([own]: Sites) =>
  sql`(item.status = 'published' or item.status <> 'withdrawn' and item.site_id = ${own})`;

const isWanted = (sites: Sites, { unplacedIn }: Wanted) =>
  unplacedIn === undefined
    ? isOffered(sites)
    : sql`${isOffered(sites)} and exists (select from article where article.site_id = item.site_id and article.id = item.id
        and article.period_id is null and (article.journal_id is null or article.journal_id = ${unplacedIn}))`;

/** So many of what a text finds are looked at for those that stand in no issue. */
const mostFound = 2_000;

/** Each kind of each site by its own index, then the newest of all. */
const newest = (sites: Sites, kinds: readonly string[], wanted: Wanted): RawBuilder<LinkableItem> =>
  sql`select ${columns} from unnest(${sites}::int[]) as asked(site), unnest(${kinds}::text[]) as wanted(kind), lateral (
      select * from item where item.site_id = asked.site and item.kind = wanted.kind and ${isWanted(sites, wanted)}
      order by item.published_on desc limit ${wanted.most}
    ) item order by item.published_on desc, item.id desc limit ${wanted.most}`;

const titled = (sites: Sites, kinds: readonly string[], wanted: Wanted): RawBuilder<LinkableItem> => {
  const { text } = wanted;
  const most = wanted.unplacedIn === undefined ? wanted.most : mostFound;
  const keys = (field: string) =>
    sql`from search_key where site_id = any (${sites}::int[]) and kind = any (${kinds}::text[]) and field = ${sql.lit(field)}`;
  // `>=` and `<` in the order of bytes are what reaches an index under row security.
  const begins = (prefix: RawBuilder<string>) =>
    sql`folded >= ${prefix} and folded < ${prefix} || chr(1114111) and ${prefix} <> ''`;
  const words = sql<string>`folded(${text})`;
  const identifier = sql<string>`lower(left(${text.trim()}, 200))`;
  return sql`
    with found as (
      (select item_id, 1 as rank ${keys('title')} and ${begins(words)} limit ${most})
      union all (select item_id, 1 ${keys('identifier')} and ${begins(identifier)} limit ${most})
      union all (select item_id, 2 ${keys('person')} and ${begins(words)} limit ${most})
      union all (
        select looked.item_id, 2 from unnest(${sites}::int[]) as asked(site), unnest(${kinds}::text[]) as wanted(kind), lateral (
          select item_id, folded from search_key
          where site_id = asked.site and kind = wanted.kind and field = 'title' order by folded limit ${mostChecked}
        ) looked where ${words} <> '' and strpos(looked.folded, ${words}) > 0 limit ${most}
      )
    ), ranked as (select item_id, min(rank) as rank from found group by item_id)
    select ${columns} from ranked join item on item.site_id = (ranked.item_id >> 40)::int and item.id = ranked.item_id and ${isWanted(sites, wanted)}
    order by ranked.rank, item.published_on desc nulls last, item.id desc limit ${wanted.most}`;
};
