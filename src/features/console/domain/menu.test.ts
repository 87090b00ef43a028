import { expect, test } from 'vitest';
import { groupOfKind, isBelow, menuPages } from './menu.ts';

const addresses = [...menuPages.map(({ address }) => address), '/console/list/news', '/console/edit/header/one'];

test.each([
  ['/console', ['/console']],
  ['/console/sites', ['/console/sites']],
  ['/console/sites/new', ['/console/sites']],
  ['/console/list/news', ['/console/list/news']],
  ['/console/edit/news/7', ['/console/list/news']],
  ['/console/edit/header/one', ['/console/edit/header/one']],
  ['/console/confirm', []],
])('%s is one entry of the menu at most', (path, entries) => {
  expect(addresses.filter((address) => isBelow(address, path))).toEqual(entries);
});

test.each([
  ['news', 'content', 'content'],
  ['column-text', 'content', 'pages'],
  ['customer', 'settings', 'access'],
  ['theme', 'look', 'design'],
  ['site-standing', 'site', 'settings'],
])('%s of section %s stands in the group %s', (kind, section, group) => {
  expect(groupOfKind(kind, section)).toBe(group);
});
