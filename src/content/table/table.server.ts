import type { Kind } from '../../platform/item/kind.ts';
import { tableSearch } from './search/search-table.ts';
import { tableTable } from './store/table-table.ts';

export const tableKind: Kind = {
  name: 'table',
  family: 'figures',
  table: tableTable,
  search: tableSearch,
};
