import type { Kind } from '../../platform/item/kind.ts';
import { specialIssueTable } from './store/special-issue-table.ts';

export const specialIssueKind: Kind = {
  name: 'special-issue',
  family: 'others',
  table: specialIssueTable,
};
