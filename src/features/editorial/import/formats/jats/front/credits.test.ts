import { expect, test } from 'vitest';
import { creditsIn, creditsOfRole } from './contributors.ts';

test('roles of the taxonomy are found however publishers write them', () => {
  expect(
    creditsIn('AB: Conceptualization, Data curation, Writing—original draft, Writing - review and editing'),
  ).toEqual(['conceptualization', 'data-curation', 'writing-original-draft', 'writing-review-editing']);
  expect(creditsIn('Visualisation; Software')).toEqual(['visualization', 'software']);
});

test('other words are no roles of it', () => {
  expect(creditsIn('AB: Conception and design, Drafting or revising the article')).toEqual([]);
});

test.each([
  { 'vocab-term-identifier': 'https://credit.niso.org/contributor-roles/data-curation/', 'vocab-term': 'Kuratierung' },
  { 'content-type': 'http://credit.casrai.org/data-curation' },
  { vocab: 'credit', 'vocab-term': 'Data curation' },
])('a role is known by its address or its term, in whichever language it is printed: %o', (attributes) => {
  expect(creditsOfRole({ name: 'role', attributes, children: ['Datenpflege'] })).toEqual(['data-curation']);
});
