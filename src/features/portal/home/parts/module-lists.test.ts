import { describe, expect, test } from 'vitest';
import type { ModuleSettings } from '../contract.ts';
import type { ModuleCode } from '../domain/module.ts';
import { listsOf } from './module-lists.ts';

const stored = (code: ModuleCode, settings: ModuleSettings = {}): Parameters<typeof listsOf>[0] => ({
  id: '1',
  channelId: null,
  code,
  titles: {},
  styleId: 'plain',
  area: 'main',
  cssContent: null,
  stylesheet: null,
  items: [],
  settings,
});
const listsFor = (code: ModuleCode, settings?: ModuleSettings) => listsOf(stored(code, settings));

describe('a list of papers is one question', () => {
  test.each([
    ['newest', 'publishDate,desc'],
    ['mostRead', 'visits,desc'],
    ['mostDownloaded', 'downloads,desc'],
    ['mostCited', 'referenceCount,desc'],
  ] as const)('%s asks the search by %s, and all of it stands in the list of papers', (name, sort) => {
    expect(listsFor('papers', { which: [name], size: 4 })).toEqual([
      {
        name,
        question: { call: 'search', input: { scope: 'thesis', sort, size: 4 } },
        more: `/article?sort=${encodeURIComponent(sort)}`,
      },
    ]);
  });

  test.each(['onlineFirst', 'justAccepted'] as const)('%s asks for papers before their issue', (name) => {
    expect(listsFor('papers', { which: [name], size: 4 })).toEqual([
      { name, question: { call: 'firstPapers', input: { state: name, size: 4 } }, more: `/${name}` },
    ]);
  });

  test('papers are the newest and a ranking is by views, downloads and citations, if nothing else is set', () => {
    expect(listsFor('papers').map(({ name }) => name)).toEqual(['newest']);
    expect(listsFor('ranking').map(({ name }) => name)).toEqual(['mostRead', 'mostDownloaded', 'mostCited']);
    expect(listsFor('ranking')[0]?.question.input).toMatchObject({ size: 10 });
    expect(listsFor('ranking').map(({ more }) => more)).toEqual([
      ...['/articleRankList?sort=views', '/articleRankList?sort=downloads', '/articleRankList?sort=citations'],
    ]);
  });
});

test('news are asked for by type, in the four tabs of the specification', () => {
  const tabs = listsFor('news', { size: 3 });
  expect(tabs.map(({ name }) => name)).toEqual(['information', 'announcement', 'dynamic', 'statement']);
  expect(tabs[1]?.question).toEqual({
    call: 'search',
    input: { scope: 'others', kind: ['news'], facet: ['newsType:announcement'], sort: 'publishDate,desc', size: 3 },
  });
});

test('figures, videos and special issues are one question each', () => {
  expect(listsFor('figures').map(({ question, more, distinct }) => [question.input, more, distinct])).toEqual([
    [{ scope: 'picture', sort: 'publishDate,desc', size: 14 }, '/newPicture', 8],
  ]);
  expect(listsFor('videos')[0]?.question.input).toMatchObject({ scope: 'video' });
  expect(listsFor('specialIssues')[0]?.question.input).toMatchObject({ scope: 'others', kind: ['special-issue'] });
});

test('an address that a site sets stands in place of the usual one', () => {
  expect(listsFor('papers', { more: '/elsewhere' })[0]?.more).toBe('/elsewhere');
  expect(listsFor('videos', { more: '/elsewhere' })[0]?.more).toBe('/elsewhere');
  expect(listsFor('videos')[0]?.more).toBe('/videoList');
});

test('other modules ask for no lists', () => {
  for (const code of ['banner', 'text', 'board', 'subjects', 'currentIssue'] as const)
    expect(listsFor(code)).toEqual([]);
});
