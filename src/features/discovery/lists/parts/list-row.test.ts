import { describe, expect, test } from 'vitest';
import type { Hit, KindFacts } from '../../search/hit.contract.ts';
import { listRow } from './list-view.ts';

const news = (facts: KindFacts): Hit =>
  ({
    id: '1',
    kind: 'news',
    resName: 'Title',
    label: null,
    doi: null,
    url: '/newsInfo?columnId=1',
    cover: null,
    summary: '',
    caption: '',
    authors: '',
    publicationName: '',
    publishDate: null,
    thesis: null,
    facts,
  }) as unknown as Hit;

describe('what a row leads to', () => {
  test('a link opens the stored address, if it is one of the web', () => {
    expect(listRow(news({ newsType: 'link', link: 'https://www.doi.org/' }))).toMatchObject({
      href: 'https://www.doi.org/',
      isOutside: true,
    });
    expect(listRow(news({ newsType: 'link', link: 'javascript:alert(1)' }))).toMatchObject({
      href: '/newsInfo?columnId=1',
      isOutside: false,
    });
  });

  test('a file is downloaded by the file call', () => {
    const file = { id: '1-3', name: 'a.pdf', type: 'application/pdf', size: 9 };
    expect(listRow(news({ newsType: 'file', file })).href).toBe('/rc-pub/front/files/download?id=1-3');
  });

  test('everything else has a page of its own, and always something to click on', () => {
    expect(listRow(news({ newsType: 'information' })).href).toBe('/newsInfo?columnId=1');
    expect(listRow({ ...news({}), resName: '', label: 'Fig. 1' }).title).toBe('Fig. 1');
  });
});
