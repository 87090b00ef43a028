import type { Kind } from '../../platform/item/kind.ts';
import { conferenceSearch } from './search/search-conference.ts';
import { conferenceTable } from './store/conference-table.ts';

export const conferenceKind: Kind = {
  name: 'conference',
  family: 'others',
  table: conferenceTable,
  search: conferenceSearch,
};
