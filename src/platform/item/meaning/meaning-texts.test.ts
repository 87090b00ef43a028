import { expect, test } from 'vitest';
import type { SearchFields } from '../searching/search-document.ts';
import { meaningTexts } from './meaning-texts.ts';

const fields = (given: Partial<SearchFields>) => given as SearchFields;

test('a work says what it is about by title, caption and abstract, in each language', () => {
  const texts = meaningTexts(
    fields({ title: { en: 'Light in thin films', zh: '薄膜中的光' }, summary: { en: 'We measured it.' } }),
  );
  expect([...texts]).toEqual([
    ['en', 'Light in thin films\nWe measured it.'],
    ['zh', '薄膜中的光'],
  ]);
});

test('a figure is about what its paper is about', () => {
  const figure = fields({ caption: { en: 'Change over time.' }, thesis: { en: 'Melting of glaciers' } });
  expect(meaningTexts(figure).get('en')).toBe('Change over time.\nMelting of glaciers');
});

test('keywords help where there is little else', () => {
  expect(meaningTexts(fields({ title: { en: 'Editorial' }, keyword: { en: ['optics', 'lasers'] } })).get('en')).toBe(
    'Editorial\noptics lasers',
  );
});

test('a name means nothing, and what somebody works on does', () => {
  const name = { title: { en: 'Department of Sample Studies, University of Samples' } };
  expect(meaningTexts(fields(name), false).size).toBe(0);
  expect(meaningTexts(fields({ ...name, keyword: { en: ['perovskite lasers'] } }), false).get('en')).toBe(
    'perovskite lasers',
  );
});
