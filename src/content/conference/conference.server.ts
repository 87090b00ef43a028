import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import type { FileStore } from '../../platform/ports/file-store.ts';
import { answerGetConferenceInfo } from './api/get-conference-info.ts';
import { conferenceSearch } from './search/search-conference.ts';
import { postgresConferences } from './store/postgres-conferences.ts';

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
  search: conferenceSearch,
};

interface Parts {
  readonly database: Database;
  readonly files: FileStore;
  readonly siteOfItem: SiteOfItem;
}

export const conferenceHandlers = ({ database, files, siteOfItem }: Parts): AnyHandler[] => [
  answerGetConferenceInfo({ conferences: postgresConferences(database), siteOfItem, files }),
];
