import { expect, test } from 'vitest';
import type { StoredChannel } from '../contract.ts';
import { channelTree, pathTo } from './channel-tree.ts';

const channel = (id: string, parentId: string | null, enable = true): StoredChannel => ({
  id,
  parentId,
  code: 'news',
  names: {},
  enable,
  linkType: null,
  linkValue: null,
  bannerId: null,
  newsDataType: null,
  showsAll: false,
});
const tree = channelTree([
  channel('2', null),
  channel('1', null),
  channel('11', '1'),
  channel('12', '1', false),
  channel('121', '12'),
  channel('111', '11'),
  channel('8', '9'),
  channel('9', '8'),
]);

test('channels stand under their parents in the given order', () => {
  expect(tree.map(({ id }) => id)).toEqual(['2', '1']);
  expect(tree[1]?.children.map(({ id }) => id)).toEqual(['11']);
});

test('a channel that is switched off takes all below it along', () => {
  expect(pathTo(tree, '12')).toEqual([]);
  expect(pathTo(tree, '121')).toEqual([]);
});

test('the way to a channel begins at the top', () => {
  expect(pathTo(tree, '111').map(({ id }) => id)).toEqual(['1', '11', '111']);
});

test('channels in a circle are left out instead of hanging the page', () => {
  expect(pathTo(tree, '8')).toEqual([]);
});
