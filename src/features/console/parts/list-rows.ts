import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listDocuments } from '../documents.contract.ts';

export type ListRow = OutputOf<typeof listDocuments>['content'][number];

/** What state a row of a list is in, as people say it. */
export const statusOf = ({ facts, isShown }: ListRow): 'draft' | 'published' | 'withdrawn' =>
  facts?.status ?? (isShown ? 'published' : 'draft');
