import type { OutputOf } from '../../../platform/contract/endpoint.ts';
import type { listDocuments } from '../documents.contract.ts';
import { isUnstored } from '../domain/addresses.ts';

export type ListRow = OutputOf<typeof listDocuments>['content'][number];

/** What state a row of a list is in, as people say it. */
export const statusOf = ({ facts, isShown }: ListRow): 'draft' | 'published' | 'withdrawn' =>
  facts?.status ?? (isShown ? 'published' : 'draft');

/** Those that can be taken away at once. Papers and the like are part of the record: each is withdrawn by itself, with its reasons. */
export const removableRows = (rows: readonly ListRow[], isRemovable: boolean): ListRow[] =>
  rows.filter((row) => statusOf(row) !== 'withdrawn' && (isRemovable || isUnstored(row.id)));
