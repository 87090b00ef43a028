import type { Kind } from '../../platform/item/kind.ts';
import { tableTable } from './store/table-table.ts';

export const tableKind: Kind = {
  name: 'table',
  family: 'figures',
  table: tableTable,
};
