import { expect, test } from 'vitest';
import { creditsIn } from './credits.ts';

test('roles of the taxonomy are found however publishers write them', () => {
  expect(
    creditsIn('AB: Conceptualization, Data curation, Writing—original draft, Writing - review and editing'),
  ).toEqual(['Conceptualization', 'Data curation', 'Writing – original draft', 'Writing – review & editing']);
  expect(creditsIn('Visualisation; Software')).toEqual(['Visualization', 'Software']);
});

test('other words are no roles of it', () => {
  expect(creditsIn('AB: Conception and design, Drafting or revising the article')).toEqual([]);
});
