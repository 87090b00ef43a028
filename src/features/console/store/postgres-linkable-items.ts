import { type RawBuilder, sql } from 'kysely';
import { readSite } from '../../../platform/item/writing/raw-statement.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { LinkableItem } from '../contract.ts';

/** Words in the middle of a title are looked for among so many titles of a kind; the beginning of a title is found among all. */
const mostChecked = 20_000;

const columns = sql`item.id::text as id, item.kind, item.titles, coalesce(to_char(item.published_on, 'YYYY'), '') as year,
  item.status = 'published' as "isShown"`;

export type LinkableItems = ReturnType<typeof postgresLinkableItems>;

export const postgresLinkableItems = (database: Database) => {
  const ask = (site: number, raw: RawBuilder<LinkableItem>) => readSite(database, site)<LinkableItem>`${raw}`;
  return {
    /** By the beginning of a title, of a word in it, or of a DOI; the newest where no words are given. */
    find: (site: number, kinds: readonly string[], text: string, most: number) =>
      ask(site, text.trim() === '' ? newest(site, kinds, most) : titled(site, kinds, text, most)),
    /** In the order of the ids; those that are gone are left out. */
    byIds: (site: number, ids: readonly string[]) =>
      readSite(database, site)<LinkableItem>`
        select ${columns} from unnest(${ids}::bigint[]) with ordinality as named(id, place)
        join item on item.site_id = ${site} and item.id = named.id and item.status <> 'withdrawn' order by named.place`,
  };
};

/** Each kind by its own index, then the newest of all. */
const newest = (site: number, kinds: readonly string[], most: number): RawBuilder<LinkableItem> =>
  sql`select ${columns} from unnest(${kinds}::text[]) as wanted(kind), lateral (
      select * from item where item.site_id = ${site} and item.kind = wanted.kind and item.status <> 'withdrawn'
      order by item.published_on desc limit ${most}
    ) item order by item.published_on desc, item.id desc limit ${most}`;

const titled = (site: number, kinds: readonly string[], text: string, most: number): RawBuilder<LinkableItem> => {
  const keys = (field: string) =>
    sql`from search_key where site_id = ${site} and kind = any (${kinds}::text[]) and field = ${sql.lit(field)}`;
  // `>=` and `<` in the order of bytes are what reaches an index under row security.
  const begins = (prefix: RawBuilder<string>) =>
    sql`folded >= ${prefix} and folded < ${prefix} || chr(1114111) and ${prefix} <> ''`;
  const words = sql<string>`folded(${text})`;
  const identifier = sql<string>`lower(left(${text.trim()}, 200))`;
  return sql`
    with found as (
      (select item_id, 1 as rank ${keys('title')} and ${begins(words)} limit ${most})
      union all (select item_id, 1 ${keys('identifier')} and ${begins(identifier)} limit ${most})
      union all (
        select looked.item_id, 2 from unnest(${kinds}::text[]) as wanted(kind), lateral (
          select item_id, folded from search_key
          where site_id = ${site} and kind = wanted.kind and field = 'title' order by folded limit ${mostChecked}
        ) looked where ${words} <> '' and strpos(looked.folded, ${words}) > 0 limit ${most}
      )
    ), ranked as (select item_id, min(rank) as rank from found group by item_id)
    select ${columns} from ranked join item on item.site_id = ${site} and item.id = ranked.item_id and item.status <> 'withdrawn'
    order by ranked.rank, item.published_on desc nulls last, item.id desc limit ${most}`;
};
