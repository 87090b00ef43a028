import type { Kind } from '../../platform/item/kind.ts';
import { subjectSearch } from './search/search-subject.ts';
import { subjectTable } from './store/subject-table.ts';

export const subjectKind: Kind = {
  name: 'subject',
  family: 'others',
  table: subjectTable,
  search: subjectSearch,
};
