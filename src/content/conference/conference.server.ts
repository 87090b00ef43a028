import { sql } from 'kysely';
import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { entryIds } from '../../platform/item/searching/entries.ts';
import { kindSearch } from '../../platform/item/searching/kind-search.ts';
import { textGroup, unique } from '../../platform/item/searching/texts.ts';
import type { Text } from '../../platform/kernel/text.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetConferenceInfo } from './api/get-conference-info.ts';
import { postgresConferences } from './store/postgres-conferences.ts';

const facts = sql`(select jsonb_build_object('code', conference.code, 'year', conference.year, 'places', conference.places,
    'organizers', conference.organizers, 'entries', ${entryIds})
  from conference where conference.site_id = item.site_id and conference.id = item.id)`;

const record = sql`(select jsonb_build_object('type', 'proceedings', 'publishers', conference.organizers,
    'conference', jsonb_build_object('names', item.titles, 'time', conference.starts_on, 'places', conference.places))
  from conference where conference.site_id = item.site_id and conference.id = item.id)`;

export const conferenceKind: Kind = {
  name: 'conference',
  hasPage: true,
  family: 'others',
  table: {
    name: 'conference',
    owner: 'id',
    fields: {
      code: null,
      series: '',
      year: 2026,
      startsOn: null,
      endsOn: null,
      places: {},
      organizers: {},
      website: null,
      bodies: {},
      programme: [],
    },
  },
  record,
  search: kindSearch(
    {
      facts,
      toDocument: (_, { code, year, places, organizers }) => ({
        ids: unique([code]),
        ...(year === null ? {} : { year, shown: { year } }),
        caption: textGroup(places),
        organizer: unique(Object.values(organizers)),
      }),
      copied: ({ entries }) => entries,
    },
    {
      code: null as string | null,
      year: null as number | null,
      places: {} as Text,
      organizers: {} as Text,
      entries: [] as string[],
    },
  ),
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const conferenceHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetConferenceInfo(postgresConferences(database), siteOfItem, files),
];
