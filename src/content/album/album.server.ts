import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { entryIds } from '../../platform/item/searching/entries.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../platform/item/searching/people.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetAlbumInfo } from './api/get-album-info.ts';
import { postgresCollections } from './store/postgres-collections.ts';

const facts = sql`(select jsonb_build_object('editors', album.editors, 'entries', ${entryIds})
  from album where album.site_id = item.site_id and album.id = item.id)`;

export const albumKind: Kind = {
  name: 'album',
  hasPage: true,
  family: 'others',
  table: { name: 'album', owner: 'id', fields: { editors: [], bodies: {} } },
  search: kindSearch(
    {
      facts,
      toDocument(item, { editors }) {
        const people = peopleFields(editors, item.language);
        return { ...people.fields, ids: people.orcids, shown: people.shown };
      },
      copied: ({ entries }) => entries,
    },
    { editors: [] as Person[], entries: [] as string[] },
  ),
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const albumHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetAlbumInfo(postgresCollections(database), siteOfItem, files),
];
