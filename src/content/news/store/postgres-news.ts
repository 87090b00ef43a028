import { type RawBuilder, sql } from 'kysely';
import { downloadableFiles, isPublicItem, publicItemColumns } from '../../../platform/item/public-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { PublicItem } from '../../../platform/kernel/public-item.ts';
import type { SiteContext } from '../../../platform/kernel/site-context.ts';
import type { Text } from '../../../platform/kernel/text.ts';
import type { Database } from '../../../platform/ports/database.ts';
import type { News } from '../contract.ts';

export type NewsStore = ReturnType<typeof postgresNews>;

interface NewsRow extends PublicItem, Pick<News, 'type' | 'channelId' | 'authors' | 'link'> {
  readonly bodies: Text;
  readonly sources: Text;
  readonly files: readonly (Omit<News['files'][number], 'id'> & { readonly position: number })[];
}

type Place = Pick<NewsRow, 'id' | 'type' | 'publishDate'>;

export const postgresNews = (database: Database) => ({
  /** What is published, or was and has been withdrawn. */
  async news(site: SiteContext, id: Id) {
    const [row] = await database.rows(site, selectNews(site.target.id, id));
    return row;
  },

  /** The pieces before and after in the same tab, and others that a reader may want. */
  async around(site: SiteContext, piece: Place) {
    const rows = await database.rows(site, selectAround(site.target.id, piece));
    const at = (wanted: NearbyRow['place']) => rows.filter(({ place }) => place === wanted);
    const [previous = null] = at('previous');
    const [next = null] = at('next');
    return { previous, next, related: at('related') };
  },
});

const selectNews = (site: number, id: Id) =>
  statement<NewsRow>`
    select ${publicItemColumns}, news.type, (select channel.id::text from column_entry entry
        join channel on channel.site_id = entry.site_id and channel.id = entry.channel_id and channel.enable
        where entry.site_id = item.site_id and entry.item_id = item.id order by channel.position, channel.id limit 1) as "channelId", news.bodies, news.authors, news.sources, news.link,
      ${downloadableFiles} as files
    from item join news on news.site_id = item.site_id and news.id = item.id
    where ${isPublicItem(site, id, 'news')}`;

interface NearbyRow extends Pick<News, 'id' | 'publishDate'> {
  readonly titles: Text;
  readonly place: 'previous' | 'next' | 'related';
}

const mostRelated = 5;
/** A subject may have any number of news; looking at so many is enough for five. */
const mostChecked = 200;

/** Pinned news and the others are two stretches of one index, so that each is read from its end, whatever the length of the tab. */
const inList = (site: number, { id, type }: Place, which: RawBuilder<unknown>) => sql`
  select found.* from (values (true), (false)) stretch (pinned) cross join lateral (
    select item.id, item.titles, item.published_on from item
    where item.site_id = ${site} and item.kind = 'news' and item.status = 'published' and item.shelf = ${type} and item.shelf <> ''
      and item.pinned = stretch.pinned and item.id <> ${id}::bigint ${which}
  ) found`;

/** The neighbours in its tab by date; related are those on the same subjects, then the newest of the tab. */
const selectAround = (site: number, piece: Place) => {
  const here = sql`(${piece.publishDate}::date, ${piece.id}::bigint)`;
  const newestFirst = sql`order by published_on desc nulls last, id desc`;
  const oldestFirst = sql`order by published_on nulls first, id`;
  return statement<NearbyRow>`
    select place, id::text, titles, to_char(published_on, 'YYYY-MM-DD') as "publishDate" from (
      (select 'previous' as place, 0 as rank, id, titles, published_on
        from (${inList(site, piece, sql`and (item.published_on, item.id) < ${here} ${newestFirst} limit 1`)}) before ${newestFirst} limit 1)
      union all
      (select 'next', 0, id, titles, published_on
        from (${inList(site, piece, sql`and (item.published_on, item.id) > ${here} ${oldestFirst} limit 1`)}) after ${oldestFirst} limit 1)
      union all
      (select 'related', min(rank), id, titles, published_on from (
          (select 1 as rank, item.id, item.titles, item.published_on
            from item_subject mine
            join item_subject theirs on theirs.site_id = mine.site_id and theirs.subject_id = mine.subject_id and theirs.item_id <> mine.item_id
            join item on item.site_id = theirs.site_id and item.id = theirs.item_id and item.kind = 'news' and item.status = 'published'
            where mine.site_id = ${site} and mine.item_id = ${piece.id}::bigint limit ${sql.lit(mostChecked)})
          union all
          (select 2, id, titles, published_on
            from (${inList(site, piece, sql`${newestFirst} limit ${sql.lit(mostRelated)}`)}) newest)
        ) candidate
        group by id, titles, published_on order by 2, published_on desc nulls last, id desc limit ${sql.lit(mostRelated)})
    ) around order by place, rank, published_on desc nulls last, id desc`;
};
