import { expect, test } from 'vitest';
import navigation from '../../../features/portal/frame/messages/en.json' with { type: 'json' };
import album from '../messages/en.json' with { type: 'json' };
import { collectionTabs } from './collection-tabs.ts';

const words: Readonly<Record<string, string>> = { ...navigation, ...album };

test('an album has a tab for each of papers, figures, tables and experts that it holds, and one for the rest', () => {
  const tabs = collectionTabs([
    { kind: 'news', count: 4 },
    { kind: 'expert', count: 3 },
    { kind: 'article', count: 2 },
    { kind: 'video', count: 1 },
  ]);
  expect(tabs).toEqual([
    { name: 'thesis', count: 2, kinds: ['article'] },
    { name: 'experts', count: 3, kinds: ['expert'] },
    { name: 'others', count: 5, kinds: ['news', 'video'] },
  ]);
  expect(collectionTabs([])).toEqual([]);
});

test.each([
  ['thesis', 'paper', 'article', 'Papers'],
  ['picture', 'figure', 'figure', 'Figures'],
  ['table', 'table', 'table', 'Tables'],
  ['experts', 'expert', 'expert', 'Experts'],
])('the tab %s of a virtual album holds each %s', (name, _, kind, called) => {
  expect(collectionTabs([{ kind, count: 1 }])).toEqual([{ name, count: 1, kinds: [kind] }]);
  expect(words[`frame.scope.${name}`] ?? words[`album.tab.${name}`]).toBe(called);
});
