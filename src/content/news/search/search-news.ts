import { sql } from 'kysely';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../../platform/item/searching/people.ts';
import { unique } from '../../../platform/item/searching/texts.ts';
import type { Text } from '../../../platform/kernel/text.ts';

interface NewsFacts {
  readonly type: string | null;
  readonly authors: readonly Person[];
  readonly sources: Text;
}

const facts = sql`(select jsonb_build_object('type', news.type, 'authors', news.authors, 'sources', news.sources)
  from news where news.site_id = item.site_id and news.id = item.id)`;

export const newsSearch = kindSearch<NewsFacts>(
  {
    facts,
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
  { type: null, authors: [], sources: {} },
);
