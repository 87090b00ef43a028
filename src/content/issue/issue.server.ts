import type { Kind } from '../../platform/item/kind.ts';
import { issueSearch } from './search/search-issue.ts';
import { issueTable } from './store/issue-table.ts';

export const issueKind: Kind = {
  name: 'issue',
  family: 'publications',
  table: issueTable,
  search: issueSearch,
};
