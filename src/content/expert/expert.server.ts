import type { Kind } from '../../platform/item/kind.ts';
import { expertSearch } from './search/search-expert.ts';
import { expertTable } from './store/expert-table.ts';

export const expertKind: Kind = {
  name: 'expert',
  family: 'people',
  table: expertTable,
  search: expertSearch,
};
