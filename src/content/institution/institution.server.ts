import type { Kind } from '../../platform/item/kind.ts';
import { institutionSearch } from './search/search-institution.ts';
import { institutionTable } from './store/institution-table.ts';

export const institutionKind: Kind = {
  name: 'institution',
  family: 'people',
  table: institutionTable,
  search: institutionSearch,
};
