import { csvOf } from '../../../../platform/kernel/csv.ts';
import type { Hit } from '../hit.contract.ts';

type Row = Pick<
  Hit,
  | 'resName'
  | 'authors'
  | 'publicationName'
  | 'year'
  | 'volume'
  | 'issue'
  | 'firstPageNum'
  | 'lastPageNum'
  | 'doi'
  | 'url'
>;

/** A result list for table programs. */
export function resultRows(heads: readonly string[], hits: readonly Row[], origin: string): string {
  const rows = hits.map((hit) => [
    hit.resName,
    hit.authors,
    hit.publicationName,
    hit.year ? String(hit.year) : '',
    hit.volume ?? '',
    hit.issue ?? '',
    [hit.firstPageNum, hit.lastPageNum].filter(Boolean).join('–'),
    hit.doi ?? '',
    new URL(hit.url, origin).toString(),
  ]);
  return csvOf([heads, ...rows]);
}
