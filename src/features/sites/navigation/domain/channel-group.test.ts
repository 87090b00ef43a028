import { expect, test } from 'vitest';
import { type ChannelGroup, channelGroup, menuGroups } from './channel-group.ts';

const entries = (...groups: ChannelGroup[]) => groups.map((group, at) => ({ group, at }));

test('online first stands among the issues, whichever of its two codes a site uses', () => {
  expect(['onlineFirst', 'singleFirst', 'specialIssue', 'backissue'].map(channelGroup)).toEqual(
    Array(4).fill('issues'),
  );
});

test('a channel is put with its kind, and with the others where it has none', () => {
  expect(
    ['videoList', 'biaozhun', 'scholarList', 'conferences2026', 'download', 'customRoute'].map(channelGroup),
  ).toEqual(['media', 'books', 'people', 'news', 'services', 'other']);
  expect(channelGroup('VIDEOLIST')).toBe('media');
});

test('a long menu is divided in one order, and its entries keep theirs', () => {
  const menu = entries('news', 'media', 'media', 'books', 'issues', 'people', 'news', 'media', 'other');
  expect(menuGroups(menu)?.map(([group, of]) => [group, of.map(({ at }) => at)])).toEqual([
    ['issues', [4]],
    ['media', [1, 2, 7]],
    ['books', [3]],
    ['people', [5]],
    ['news', [0, 6]],
    ['other', [8]],
  ]);
});

test('a short menu and one of a single kind have no headings', () => {
  expect(menuGroups(entries('news', 'media', 'books', 'news', 'media', 'books', 'news', 'media'))).toBeNull();
  expect(menuGroups(entries(...Array<ChannelGroup>(12).fill('other')))).toBeNull();
});
