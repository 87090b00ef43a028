import type { Kind } from '../../platform/item/kind.ts';
import { figureTable } from './store/figure-table.ts';

export const figureKind: Kind = {
  name: 'figure',
  family: 'figures',
  table: figureTable,
};
