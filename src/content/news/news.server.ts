import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetNews } from './api/get-news.ts';
import { newsSearch } from './search/search-news.ts';
import { postgresNews } from './store/postgres-news.ts';

export const newsKind: Kind = {
  name: 'news',
  hasPage: true,
  family: 'news',
  table: {
    name: 'news',
    owner: 'id',
    fields: {
      type: 'information',
      channelId: null,
      bodies: {},
      authors: [],
      sources: {},
      link: null,
      pinned: false,
    },
  },
  search: newsSearch,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const newsHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetNews({ news: postgresNews(database), siteOfItem, files }),
];
