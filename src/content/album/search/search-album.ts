import { sql } from 'kysely';
import { entryIds } from '../../../platform/item/searching/entries.ts';
import { kindSearch } from '../../../platform/item/searching/kind-search.ts';
import { type Person, peopleFields } from '../../../platform/item/searching/people.ts';

interface AlbumFacts {
  readonly editors: readonly Person[];
  readonly entries: readonly string[];
}

const facts = sql`(select jsonb_build_object('editors', album.editors, 'entries', ${entryIds})
  from album where album.site_id = item.site_id and album.id = item.id)`;

export const albumSearch = kindSearch<AlbumFacts>(
  {
    facts,
    toDocument(item, { editors }) {
      const people = peopleFields(editors, item.language);
      return { ...people.fields, ids: people.orcids, shown: people.shown };
    },
    copied: ({ entries }) => entries,
  },
  { editors: [], entries: [] },
);
