import { expect, test } from 'vitest';
import english from '../messages/en.json' with { type: 'json' };
import { addressOfEntry, entryAt, menuEntries } from './menu.ts';

const words: Record<string, string> = english;

test.each([
  ['/personal', undefined, 'collect'],
  ['/personalCollect', undefined, 'collect'],
  ['/personal', 'comment', 'comment'],
  ['/personal', 'message', 'message'],
  ['/personalDownLoad', undefined, 'download'],
  ['/personaldownload', undefined, 'download'],
  ['/personalAlbum', undefined, 'album'],
  ['/personal', 'submission', 'submission'],
  ['/personal', 'tasks', 'tasks'],
  ['/personalInfomation', undefined, 'infomation'],
  ['/personalAccount', 'comment', 'account'],
  ['/personal', 'nonsense', 'collect'],
] as const)('%s with menu %s shows %s', (path, menu, entry) => {
  expect(entryAt(path, menu)).toBe(entry);
});

test('every entry of the menu leads to itself', () => {
  for (const entry of menuEntries) {
    const { pathname, searchParams } = new URL(addressOfEntry(entry), 'https://optics.example');
    expect(entryAt(pathname, searchParams.get('menu') ?? undefined)).toBe(entry);
  }
});

test.each([
  // The specification's American spelling; the label is in British English.
  ['collect', 'favorites', 'favourites'],
  ['comment', 'comments'],
  ['message', 'messages'],
  ['download', 'downloads'],
  ['album', 'albums'],
  ['submission', 'submissions'],
  ['infomation', 'profile'],
  ['account', 'account'],
  ['back', 'back'],
])('the menu has %s, which it calls %s', (entry, word, label = word) => {
  expect([...menuEntries, 'back']).toContain(entry);
  expect(words[`personalCenter.menu.${entry}`]?.toLowerCase()).toContain(label);
});

test('the menu stands in the specification’s order', () => {
  const specified = menuEntries.filter((entry) => entry !== 'tasks');
  expect(specified.join(' ')).toBe('collect comment message download album submission infomation account');
});
