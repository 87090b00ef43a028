import type { Hit } from '../contract.ts';

const quoted = (value: string): string => {
  // A table program would take a leading sign for a formula.
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

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

/** A result list for table programs, in UTF-8 with the mark that they look for. */
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
  return `\uFEFF${[heads, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}\r\n`;
}
