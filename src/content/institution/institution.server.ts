import type { AnyHandler } from '../../platform/contract/handler.ts';
import type { SiteOfItem } from '../../platform/contract/site-of-item.ts';
import type { Kind } from '../../platform/item/kind.ts';
import type { Database } from '../../platform/ports/database.ts';
import { answerGetInstitution } from './api/get-institution.ts';
import { institutionSearch } from './search/search-institution.ts';
import { institutionTable } from './store/institution-table.ts';
import { postgresInstitutions } from './store/postgres-institutions.ts';

export const institutionKind: Kind = {
  name: 'institution',
  hasPage: true,
  family: 'people',
  table: institutionTable,
  search: institutionSearch,
};

interface Parts {
  readonly database: Database;
  readonly siteOfItem: SiteOfItem;
}

export const institutionHandlers = ({ database, siteOfItem }: Parts): AnyHandler[] => [
  answerGetInstitution(postgresInstitutions(database), siteOfItem),
];
