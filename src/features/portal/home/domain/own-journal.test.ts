import { expect, test } from 'vitest';
import { periodsOfOwn } from './own-journal.ts';

const journals = [
  { id: '7', periods: ['of the first'] },
  { id: '9', periods: ['of the second'] },
];

test('the issues of a home page are those of the journal that the site is about', () => {
  expect(periodsOfOwn(journals, '9')).toEqual(['of the second']);
  // Another journal's issue must not stand there while the own one has none.
  expect(periodsOfOwn(journals, '8')).toEqual([]);
});

test('a site about no journal in particular shows its first', () => {
  expect(periodsOfOwn(journals, null)).toEqual(['of the first']);
  expect(periodsOfOwn([], null)).toEqual([]);
});
