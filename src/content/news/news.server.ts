import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { kindSearch, textsByLanguage } from '../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../platform/item/searching/people.ts';
import { unique } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetNews } from './api/get-news.ts';
import { postgresNews } from './store/postgres-news.ts';

const facts = sql`(select jsonb_build_object('type', news.type, 'authors', news.authors, 'sources', news.sources, 'bodies', news.bodies)
  from news where news.site_id = item.site_id and news.id = item.id)`;

export const newsKind: Kind = {
  name: 'news',
  hasPage: true,
  family: 'news',
  table: {
    name: 'news',
    owner: 'id',
    fields: {
      type: 'information',
      bodies: {},
      authors: [],
      sources: {},
      link: null,
      pinned: false,
    },
  },
  search: kindSearch(
    {
      facts,
      texts: ({ bodies }) => textsByLanguage(bodies),
      toDocument(item, { type, authors, sources }) {
        const people = peopleFields(authors, item.language);
        return {
          ...people.fields,
          ids: people.orcids,
          ...(type ? { newsType: type } : {}),
          organizer: unique(Object.values(sources)),
          shown: people.shown,
        };
      },
    },
    { type: null as string | null, authors: [] as Person[], sources: {} as Text, bodies: {} as Text },
  ),
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const newsHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetNews(postgresNews(database), siteOfItem, files),
];
