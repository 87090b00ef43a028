import { memberCitation } from '../../platform/item/citing/member-citation.ts';
import type { Kind } from '../../platform/item/kind.ts';
import { journalOfItsPaper, openAsItsPaper } from '../../platform/item/open-access.ts';
import { tableSearch } from './search/search-table.ts';
import { tableTable } from './store/table-table.ts';

export const tableKind: Kind = {
  name: 'table',
  hasPage: true,
  family: 'figures',
  table: tableTable,
  access: { openAccess: openAsItsPaper('data_table'), within: journalOfItsPaper('data_table') },
  search: tableSearch,
  citation: memberCitation('data_table'),
};
