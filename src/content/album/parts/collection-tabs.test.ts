import { expect, test } from 'vitest';
import { collectionTabs } from './collection-tabs.ts';

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
