import type { Kind } from '../../platform/item/kind.ts';
import { openAsItsPaper } from '../../platform/item/open-access.ts';
import { figureSearch } from './search/search-figure.ts';
import { figureTable } from './store/figure-table.ts';

export const figureKind: Kind = {
  name: 'figure',
  family: 'figures',
  table: figureTable,
  access: { openAccess: openAsItsPaper('figure') },
  search: figureSearch,
};
