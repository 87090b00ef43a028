import type { Kind } from '../../platform/item/kind.ts';
import { institutionTable } from './store/institution-table.ts';

export const institutionKind: Kind = {
  name: 'institution',
  family: 'people',
  table: institutionTable,
};
