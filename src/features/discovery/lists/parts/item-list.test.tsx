import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import { ItemList } from './item-list.tsx';
import type { ListRequest } from './list-view.ts';
import type { ListView } from './load-list.ts';

const request: ListRequest = {
  columnId: '',
  styleId: '',
  newsDataType: '',
  code: '',
  letter: '',
  q: '',
  subject: '',
  sort: '',
  slds: '',
};
const nothing = (narrowed: Partial<ListRequest>, page = 0): ListView => ({
  path: '/bookList',
  title: 'lists.title.books',
  empty: 'lists.empty.books',
  place: null,
  layout: 'rows',
  isMixed: false,
  rows: [],
  total: page,
  totalIsLowerBound: false,
  page,
  pages: page,
  tabs: [],
  tabParameter: 'newsDataType',
  sorts: ['publishDate'],
  letters: [],
  subjects: [],
  isSearched: true,
  isOfColumn: false,
  bySeries: false,
  reduced: false,
  artwork: 'waves',
  request: { ...request, ...narrowed },
});
const emptyOf = (view: ListView) => {
  const [, empty = ''] = /data-part="empty">(.*?)<\/div>/s.exec(drawn(<ItemList view={view} />)) ?? [];
  return [...empty.matchAll(/<(?:p|a)[^>]*>([^<]+)</g)].map(([, words]) => words);
};

test.each([{ q: 'zzz' }, { letter: 'Q' }, { subject: '7' }])('a list narrowed to nothing by %j says: No data', (by) => {
  expect(emptyOf(nothing(by))).toEqual([
    'No data',
    'Try other conditions, or go back to the home page and browse from there.',
    'Clear filters',
    'Search the site',
    'Back to home',
  ]);
});

test('a list that has nothing yet says what is not there, one with fewer pages that it has no such page', () => {
  expect(emptyOf(nothing({}))[0]).toBe('There are no books here yet.');
  expect(emptyOf(nothing({}, 7))[0]).toBe('The list does not have that many pages.');
});
