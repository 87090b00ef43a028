import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetInstitution } from './api/get-institution.ts';
import { institutionSearch } from './search/search-institution.ts';
import { postgresInstitutions } from './store/postgres-institutions.ts';

export const institutionKind: Kind = {
  name: 'institution',
  hasPage: true,
  family: 'people',
  table: {
    name: 'institution',
    owner: 'id',
    fields: {
      ror: null,
      types: [],
      country: null,
      city: null,
      latitude: null,
      longitude: null,
      established: null,
      website: null,
      aliases: [],
      parents: [],
      otherIds: {},
    },
  },
  search: institutionSearch,
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
}

export const institutionHandlers = ({ database, siteOfItem }: Parts): AnyHandler[] => [
  answerGetInstitution(postgresInstitutions(database), siteOfItem),
];
