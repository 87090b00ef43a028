import type { Kind } from '../../platform/item/kind.ts';
import { generalResourceSearch } from './search/search-general-resource.ts';
import { generalResourceCitation } from './store/general-resource-citation.ts';
import { generalResourceTable } from './store/general-resource-table.ts';

export const generalResourceKind: Kind = {
  name: 'general-resource',
  family: 'others',
  table: generalResourceTable,
  search: generalResourceSearch,
  citation: generalResourceCitation,
};
