import type { Kind } from '../../platform/item/kind.ts';
import { expertTable } from './store/expert-table.ts';

export const expertKind: Kind = {
  name: 'expert',
  family: 'people',
  table: expertTable,
};
