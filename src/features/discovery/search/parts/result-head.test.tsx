import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import { Refine } from './refine.tsx';
import { ResultHead } from './result-head.tsx';
import { readSearchAddress } from './search-address.ts';
import type { FoundView, ListName, SearchView } from './search-view.ts';

const answer: FoundView = {
  state: 'found',
  content: [],
  totalElements: 2,
  totalIsLowerBound: false,
  totalPages: 1,
  page: 0,
  size: 20,
  cursor: null,
  milliseconds: 7,
  reduced: false,
  notes: [],
};
const view = (list: ListName, path: string): SearchView => ({
  list,
  fullText: false,
  path,
  name: null,
  scope: 'thesis',
  facets: [],
  answer,
  whole: true,
  clusters: [],
  scopes: {},
  address: readSearchAddress(new URLSearchParams()),
});
const optionsOf = (html: string) =>
  [...html.matchAll(/<option value="([^"]+)"[^>]*>([^<]+)</g)].map(([, value, name]) => [name, value]);

test.each([
  ['Relevance', 'relevance'],
  ['Date', 'publishDate,desc'],
  ['Views', 'visits,desc'],
  ['Downloads', 'downloads,desc'],
  ['Citations', 'referenceCount,desc'],
  ['Rating', 'score,desc'],
  ['Comments', 'commentCount,desc'],
])('what was found can be ordered by %s', (name, value) => {
  const html = drawn(<ResultHead view={view('results', '/searchFrame')} answer={answer} />);
  expect(optionsOf(html)).toHaveLength(7);
  expect(optionsOf(html)).toContainEqual([name, value]);
});

test('what albums hold is ordered by time, visits or downloads, and by relevance once a word is asked', () => {
  const head = <ResultHead view={view('album', '/virtualAlbum')} answer={answer} />;
  const ofAlbums = [
    ['Date', 'publishDate,desc'],
    ['Views', 'visits,desc'],
    ['Downloads', 'downloads,desc'],
  ];
  expect(optionsOf(drawn(head, { address: '/virtualAlbum' }))).toEqual(ofAlbums);
  const searched = drawn(head, { address: '/virtualAlbum?q=light' });
  expect(optionsOf(searched)).toEqual([['Relevance', 'relevance'], ...ofAlbums]);
});

test('the years go from the last one to all years, which takes a chosen span back', () => {
  const html = drawn(<Refine view={view('results', '/searchFrame')} count={2} />, {
    address: '/searchFrame?q=light&year=10',
  });
  const spans = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>((?:Last|All) [^<]+)</g)];
  expect(spans.map(([, , name]) => name)).toEqual([
    'Last year',
    'Last 3 years',
    'Last 5 years',
    'Last 10 years',
    'All years',
  ]);
  expect(spans.at(-1)?.[1]).toBe('/searchFrame?q=light');
  expect(html).toMatch(/aria-current="true"[^>]*>Last 10 years/);
});
