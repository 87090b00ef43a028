import { expect, test } from 'vitest';
import type { Paper } from '../../../../content/issue/contract.ts';
import type { Hit } from '../../../discovery/search/hit.contract.ts';
import { itemLists, paperLists } from './found-view.ts';

const paper: Paper = {
  id: '1',
  siteId: 1,
  resName: '论文',
  enResName: 'A paper',
  titles: { zh: '论文' },
  summary: '',
  authors: 'A;B',
  keyword: '',
  doi: '10.1234/a',
  url: '/article/doi/10.1234/a',
  cover: null,
  publicationId: '9',
  publicationName: 'Journal',
  year: 2026,
  volume: '1',
  issue: '2',
  firstPageNum: '3',
  lastPageNum: '4',
  publishDate: '2026-10-01',
  publicationType: 0,
  accessType: 0,
  version: null,
  integrity: null,
  attachType: 'pdf',
  visits: 0,
  downloads: 0,
  referenceCount: 0,
  commentCount: 0,
  score: null,
};
const { attachType, ...found } = paper;
const hit: Hit = {
  ...found,
  kind: 'article',
  label: null,
  caption: '',
  thesis: null,
  highlights: {},
  matched: [],
  synonyms: [],
  facts: null,
};

test('a ranking leaves out what nobody opened, fetched or cited, and disappears where nothing is left', () => {
  const content = [
    { ...hit, id: '1', visits: 7 },
    { ...hit, id: '2', referenceCount: 2 },
  ];
  const lists = (['mostRead', 'mostDownloaded', 'mostCited', 'newest'] as const).map((name) => ({
    name,
    more: null,
    content,
  }));
  expect(paperLists(lists).map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
    ['mostRead', ['1']],
    ['mostCited', ['2']],
    ['newest', ['1', '2']],
  ]);
});

test('a paper is printed the same, whichever call found it; only one of them knows its PDF', () => {
  const entriesOf = (content: Hit | Paper) =>
    paperLists([{ name: 'newest', more: null, content: [content] }])[0]?.entries;
  expect(entriesOf(hit)).toEqual([{ ...entriesOf(paper)?.[0], attachType: null }]);
  expect(entriesOf(paper)?.[0]).toMatchObject({ resName: '论文', citations: 0, attachType: 'pdf' });
  expect(entriesOf(hit)?.[0]).not.toHaveProperty('highlights');
});

test('a figure is called by its title, else its caption or label, and leads to the figures of its paper', () => {
  const figure: Hit = {
    ...hit,
    kind: 'figure',
    resName: '',
    label: 'Fig. 1',
    caption: 'What it shows',
    cover: 'ab12',
    url: '/textDetail?columnId=1',
    thesis: { id: '77', resName: 'Its paper' },
  };
  const entriesOf = (content: readonly Hit[]) => itemLists([{ name: 'figures', more: null, content }])[0]?.entries;
  expect(entriesOf([figure])).toEqual([
    {
      id: '1',
      title: 'What it shows',
      note: 'Its paper',
      picture: '/files/ab12',
      publishedOn: '2026-10-01',
      href: '/thesisDetails?columnId=77#article-figures',
    },
  ]);
  expect(entriesOf([{ ...figure, caption: '', thesis: null }])).toMatchObject([{ title: 'Fig. 1', href: null }]);
});

test('a figure without a picture is left out', () => {
  const bare: Hit = { ...hit, kind: 'figure', cover: null };
  expect(itemLists([{ name: 'figures', more: null, content: [bare] }])).toEqual([]);
});

test('everything else leads to its own page, with a note that is short', () => {
  const video: Hit = { ...hit, kind: 'video', url: '/videoDetails?columnId=1', summary: '长'.repeat(500) };
  const [list] = itemLists([{ name: 'videos', more: null, content: [video] }]);
  expect(list?.entries[0]).toMatchObject({ href: '/videoDetails?columnId=1', note: `${'长'.repeat(160)}…` });
});

test('lists that nobody could answer are no lists', () => {
  expect(itemLists([{ name: 'information', more: null, content: [] }])).toEqual([]);
});
