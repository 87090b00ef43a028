import { describe, expect, test } from 'vitest';
import searching from '../../search/messages/en.json' with { type: 'json' };
import list from '../messages/en.json' with { type: 'json' };
import { listFor } from './list-of-address.ts';

const words: Readonly<Record<string, string>> = { ...list, ...searching };
const sortsOf = (path: string) => listFor(path, {}).sorts.map((sort) => [sort, words[`search.sort.${sort}`]]);

describe('an address decides what its list shows', () => {
  test('news open at the tab that is asked for, Information if none is', () => {
    expect(listFor('/news', {}).newsType).toBe('information');
    expect(listFor('/news', { newsDataType: 'Announcement' }).newsType).toBe('announcement');
    expect(listFor('/newNews', { type: 'statement' }).newsType).toBe('statement');
    expect(listFor('/news', { newsDataType: 'file' }).newsType).toBe('information');
    expect(listFor('/science', { newsDataType: 'announcement' }).newsType).toBe('science');
  });

  test.each([
    ['information', 'Information'],
    ['announcement', 'Announcement'],
    ['dynamic', 'Dynamic'],
    ['statement', 'Statement'],
  ])('news have the tab %s, called %s', (type, name) => {
    const { tabs } = listFor('/news', {});
    expect(Object.keys(tabs?.names ?? {})).toHaveLength(4);
    expect(words[tabs?.names[type] ?? '']).toBe(name);
    expect(listFor('/news', { newsDataType: name })).toMatchObject({ kinds: ['news'], newsType: type });
  });

  test.each(['/bookList', '/newBook', '/academicPublishing'])(
    '%s orders books by date, relevance and visits',
    (path) => {
      expect(sortsOf(path)).toEqual([
        ['publishDate', 'Date'],
        ['relevance', 'Relevance'],
        ['visits', 'Views'],
      ]);
    },
  );

  test('albums are ordered by time, visits or downloads', () => {
    expect(sortsOf('/virtualAlbumList')).toEqual([
      ['publishDate', 'Date'],
      ['visits', 'Views'],
      ['downloads', 'Downloads'],
    ]);
  });

  test('/libraryList shows standards or patents by code, standards if it names neither', () => {
    expect(listFor('/libraryList', { code: 'zhuanli' })).toMatchObject({ title: 'lists.title.patents' });
    expect(listFor('/libraryList', { code: 'biaozhun' })).toMatchObject({ title: 'lists.title.standards' });
    expect(listFor('/libraryList', {})).toMatchObject({ title: 'lists.title.standards' });
  });

  test('/moreList shows what stands behind a module, else the newest of all kinds as /newPublish does', () => {
    expect(listFor('/moreList', { code: 'videos' }).kinds).toEqual(['video']);
    expect(listFor('/moreList', { code: 'constructor' }).title).toBe('lists.title.newest');
    expect(listFor('/newPublish', {}).kinds).toBeUndefined();
  });

  test('an address that ends in 1 has the second layout, however it is written', () => {
    expect(listFor('/NEWALBUM', {}).layouts[0]).toBe('cards');
    expect(listFor('/newAlbum1', {}).layouts[0]).toBe('rows');
  });
});
