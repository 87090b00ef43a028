import { expect, test } from 'vitest';
import { isSame, mergeDetails } from './merge-details.ts';
import { plainDetails } from './submission.ts';

const base = { ...plainDetails('en'), titles: { en: 'On light' } };

test('parts that different sides wrote are joined', () => {
  const mine = { ...base, letter: 'Dear editors' };
  const theirs = { ...base, references: ['A'] };
  expect(mergeDetails({ base, mine, theirs, guess: null })).toEqual({
    ...base,
    letter: 'Dear editors',
    references: ['A'],
  });
});

test('what the author writes stands against what a file says, and counts as looked at', () => {
  const mine = { ...base, abstracts: { en: 'Mine' } };
  const read = { abstracts: { en: 'Read' }, keywords: { en: ['light'] } };
  const theirs = { ...base, ...read };
  expect(mergeDetails({ base, mine, theirs, guess: read })).toEqual({
    ...base,
    abstracts: { en: 'Mine' },
    keywords: { en: ['light'] },
    looked: ['abstracts'],
  });
});

test('a part that is read anew has to be looked at anew', () => {
  const before = { ...base, looked: ['titles' as const] };
  const theirs = { ...base, titles: { en: 'Another' }, looked: [] };
  const guess = { titles: { en: 'Another' } };
  expect(mergeDetails({ base: before, mine: before, theirs, guess })?.looked).toEqual([]);
});

test('two windows that wrote different titles are not joined', () => {
  const mine = { ...base, titles: { en: 'One' } };
  const theirs = { ...base, titles: { en: 'Other' } };
  expect(mergeDetails({ base, mine, theirs, guess: null })).toBeUndefined();
});

test('order of fields, empty texts and spaces make no difference', () => {
  expect(isSame({ zh: '光 ', en: 'Light' }, { en: 'Light', zh: '光', fra: '' })).toBe(true);
  expect(isSame(['a', 'b'], ['b', 'a'])).toBe(false);
});
