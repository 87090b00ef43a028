import type { Kind } from '../../platform/item/kind.ts';
import { specialIssueSearch } from './search/search-special-issue.ts';
import { specialIssueTable } from './store/special-issue-table.ts';

export const specialIssueKind: Kind = {
  name: 'special-issue',
  hasPage: true,
  family: 'others',
  table: specialIssueTable,
  search: specialIssueSearch,
};
