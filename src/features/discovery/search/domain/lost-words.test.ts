import { expect, test } from 'vitest';
import { understand } from './query-language/understand.ts';
import { lostWords, mayBeMisspelt } from './spelling.ts';

const meant = (text: string) => understand(text).expression;

test('a word that none of the best hits has is lost', () => {
  const matched = [['title#1#growing', 'summary#3#growing'], ['keyword#20#perovskite']];
  expect(lostWords(meant('growing perovskite crystls'), matched)).toEqual(['crystls']);
  expect(lostWords(meant('growing perovskite'), matched)).toEqual([]);
});

test('Chinese, numbers and short words have no other spelling', () => {
  expect(lostWords(meant('钙钛矿 p53 gap'), [])).toEqual([]);
  expect(mayBeMisspelt(meant('钙钛矿 p53 gap'))).toBe(false);
  expect(mayBeMisspelt(meant('钙钛矿 solar'))).toBe(true);
});

test('a text of the query language says itself what it needs', () => {
  expect(lostWords(meant('crystls OR crystals'), [])).toEqual([]);
  expect(lostWords(meant('title:crystls'), [])).toEqual([]);
  expect(mayBeMisspelt(meant('title:crystls'))).toBe(true);
});
