import type { Kind } from '../../platform/item/kind.ts';
import { issueTable } from './store/issue-table.ts';

export const issueKind: Kind = {
  name: 'issue',
  family: 'publications',
  table: issueTable,
};
