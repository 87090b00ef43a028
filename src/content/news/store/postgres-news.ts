import { sql } from 'kysely';
import { downloadableFiles, isShownItem, shownItem } from '../../../platform/item/shown-item.ts';
import { statement } from '../../../platform/item/writing/raw-statement.ts';
import type { Id } from '../../../platform/kernel/id.ts';
import type { Database, Statement } from '../../../platform/ports/database.ts';
import type { NamedNews } from '../domain/news.ts';
import type { News, NewsStore } from '../use-cases/news-store.ts';
import { selectAround } from './around-news.ts';

export const postgresNews = (database: Database): NewsStore => ({
  async news(site, id) {
    const [row] = await database.rows(site, selectNews(site.target.id, id));
    return row;
  },

  async around(site, piece) {
    const rows = await database.rows(site, selectAround(site.target.id, piece));
    const at = (asked: string): NamedNews[] =>
      rows.filter(({ place }) => place === asked).map(({ place, ...named }) => named);
    const [previous = null] = at('previous');
    const [next = null] = at('next');
    return { previous, next, related: at('related') };
  },
});

const selectNews = (site: number, id: Id): Statement<News> =>
  statement(sql<News>`
    select ${shownItem}, news.type, news.channel_id::text as "channelId", news.bodies, news.authors, news.sources, news.link,
      ${downloadableFiles} as files
    from item join news on news.site_id = item.site_id and news.id = item.id
    where ${isShownItem(site, id, 'news')}`);
