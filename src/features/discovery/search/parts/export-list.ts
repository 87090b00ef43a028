import type { GivenTo } from '../../../../platform/contract/endpoint.ts';
import type { Say } from '../../../../platform/i18n/use-say.ts';
import { csvOf } from '../../../../platform/kernel/csv.ts';
import { createLazyCall } from '../../../../platform/ui/behaviour/lazy-call.ts';
import { readPageFacts } from '../../../../platform/ui/behaviour/page-facts.ts';
import { saveBlob } from '../../../../platform/ui/behaviour/save-file.ts';
import type { advSearch } from '../contract.ts';
import type { Hit } from '../hit.contract.ts';

export const mostExported = 1_000;
const atOnce = 100;

/** Everything that was found, as far as a list may go, page by page. */
export async function fetchList(
  question: GivenTo<typeof advSearch>,
  progress: (done: number) => void,
): Promise<readonly Hit[] | null> {
  const facts = readPageFacts();
  if (!facts) return null;
  const call = createLazyCall(facts);
  const hits: Hit[] = [];
  for (let page = 0; hits.length < mostExported; page += 1) {
    const answer = await call<typeof advSearch>('GET /front/advSearch', { ...question, page, size: atOnce });
    if (!answer.ok) return null;
    hits.push(...answer.value.content);
    progress(hits.length);
    if (answer.value.content.length < atOnce) break;
  }
  return hits.slice(0, mostExported);
}

export function saveList(say: Say, hits: Parameters<typeof resultRows>[1]): void {
  const heads = [
    say('search.column.title'),
    say('search.column.authors'),
    say('search.facet.journal'),
    say('search.year.label'),
    say('search.column.volume'),
    say('search.column.issue'),
    say('search.column.pages'),
    'DOI',
    say('search.column.address'),
  ];
  saveBlob(new Blob([resultRows(heads, hits, location.origin)], { type: 'text/csv' }), 'results.csv');
}

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
