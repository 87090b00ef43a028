import { describe, expect, test } from 'vitest';
import { shelfFor } from './shelves.ts';

describe('an address decides what its list shows', () => {
  test('news open at the tab that is asked for, Information if none is', () => {
    expect(shelfFor('/news', {}).newsType).toBe('information');
    expect(shelfFor('/news', { newsDataType: 'Announcement' }).newsType).toBe('announcement');
    expect(shelfFor('/newNews', { type: 'statement' }).newsType).toBe('statement');
    expect(shelfFor('/news', { newsDataType: 'file' }).newsType).toBe('information');
    expect(shelfFor('/science', { newsDataType: 'announcement' }).newsType).toBe('science');
  });

  test('/libraryList shows standards or patents by code, standards if it names neither', () => {
    expect(shelfFor('/libraryList', { code: 'zhuanli' })).toMatchObject({ title: 'shelf.title.patents' });
    expect(shelfFor('/libraryList', { code: 'biaozhun' })).toMatchObject({ title: 'shelf.title.standards' });
    expect(shelfFor('/libraryList', {})).toMatchObject({ title: 'shelf.title.standards' });
  });

  test('/moreList shows what stands behind a module, else the newest of all kinds as /newPublish does', () => {
    expect(shelfFor('/moreList', { code: 'videos' }).kinds).toEqual(['video']);
    expect(shelfFor('/moreList', { code: 'constructor' }).title).toBe('shelf.title.newest');
    expect(shelfFor('/newPublish', {}).kinds).toBeUndefined();
  });

  test('an address that ends in 1 has the second layout, however it is written', () => {
    expect(shelfFor('/NEWALBUM', {}).looks[0]).toBe('cards');
    expect(shelfFor('/newAlbum1', {}).looks[0]).toBe('rows');
  });
});
