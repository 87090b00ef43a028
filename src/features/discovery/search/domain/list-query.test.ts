import { describe, expect, test } from 'vitest';
import { countedTo, listQuery, listSearch, reachOf, type Wanted } from './list-query.ts';

const wanted = (kinds: readonly string[], more: Partial<Wanted> = {}): Wanted => ({
  kinds,
  sort: 'publishDate',
  page: 0,
  size: 20,
  ...more,
});
const parts = (given: Wanted) => listQuery(given).lists.map(({ part }) => part);

describe('a list', () => {
  test('of news alone is one of the four tabs; among other kinds news are not told apart', () => {
    expect(parts(wanted(['news']))).toEqual(['information', 'announcement', 'dynamic', 'statement']);
    expect(parts(wanted(['news'], { newsTypes: ['file'] }))).toEqual(['file']);
    expect(parts(wanted(['news', 'book']))).toEqual([null, null]);
  });

  test('of people by title is by letter, any other by its newest, visits or downloads', () => {
    expect(listQuery(wanted(['expert'], { sort: 'title' }))).toMatchObject({ order: 'name' });
    expect(listQuery(wanted(['book'], { sort: 'title' }))).toMatchObject({ order: 'date' });
    expect(listQuery(wanted(['book'], { sort: 'visits' }))).toMatchObject({ order: 'views' });
    expect(listQuery(wanted(['news'], { sort: 'visits' }))).toMatchObject({ order: 'date' });
  });

  test('is walked ten thousand things deep on one site, less deep where many lists are merged', () => {
    const one = listQuery(wanted(['book']));
    expect(reachOf(1, one)).toBe(10_000);
    expect(reachOf(100, one)).toBe(2_000);
    expect(countedTo({ page: 0, size: 20 })).toBe(400);
    expect(countedTo({ page: 99, size: 20 })).toBe(2_200);
    expect(countedTo({ page: 499, size: 20 })).toBe(10_000);
  });

  test('of more sites than one statement reads is asked of the search index, where that can answer it', () => {
    const searchFor = (given: Wanted) => listSearch(given, listQuery(given));
    expect(searchFor(wanted(['news'], { newsTypes: ['dynamic'] }))).toMatchObject({
      scope: 'others',
      kinds: ['news'],
      chosen: { newsType: ['dynamic'] },
    });
    expect(searchFor(wanted(['general-resource'], { library: 'zhuanli' }))?.chosen).toEqual({ library: ['patent'] });
    expect(searchFor(wanted(['video'], { sort: 'visits' }))?.sort).toEqual({ field: 'visits', direction: 'desc' });
    expect(searchFor(wanted(['article', 'news']))).toBeNull();
    expect(searchFor(wanted(['expert'], { sort: 'title' }))).toBeNull();
    expect(searchFor(wanted(['news'], { under: '5' }))).toBeNull();
  });
});
