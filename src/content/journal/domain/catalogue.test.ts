import { expect, test } from 'vitest';
import { type CatalogueQuestion, catalogue, type ListedJournal } from './catalogue.ts';

const journal = (id: string, zh: string, en: string, more: Partial<ListedJournal> = {}): ListedJournal => ({
  id,
  siteId: 1,
  names: { ...(zh && { zh }), ...(en && { en }) },
  cover: null,
  issn: null,
  eissn: null,
  cn: null,
  groupType: null,
  impactFactor: null,
  frequency: null,
  sponsor: {},
  ...more,
});
const all = [
  journal('1', '光学', 'Optics', { groupType: 'physics', impactFactor: 2, issn: '0000-0019' }),
  journal('2', '中国激光', 'Lasers', { groupType: 'physics', impactFactor: 5 }),
  journal('3', '生物', 'Biology', { groupType: 'life', sponsor: { en: 'Académie' } }),
  journal('4', '', 'Acta', { groupType: null }),
];
const everything: CatalogueQuestion = {
  word: '',
  letter: '',
  groupType: '',
  ids: null,
  sort: { by: 'name' },
  page: 0,
  size: 10,
};
const english = { language: 'en', siteLanguage: 'zh' } as const;
const chinese = { language: 'zh', siteLanguage: 'zh' } as const;
const list = (change: Partial<CatalogueQuestion>, reader: typeof english | typeof chinese = english) =>
  catalogue(all, { ...everything, ...change }, reader);
const names = (change: Partial<CatalogueQuestion>, reader: typeof english | typeof chinese = english) =>
  list(change, reader).journals.map(({ name }) => name);

test('journals stand in the order of the reader’s alphabet: pinyin for Chinese readers', () => {
  expect(names({})).toEqual(['Acta', 'Biology', 'Lasers', 'Optics']);
  expect(names({}, chinese).filter((name) => name !== 'Acta')).toEqual(['光学', '生物', '中国激光']);
});

test('a letter is that of the name that the reader sees', () => {
  expect(names({ letter: 'o' })).toEqual(['Optics']);
  expect(names({ letter: 'G' }, chinese)).toEqual(['光学']);
  expect(
    list({}, chinese)
      .letters.map(({ letter }) => letter)
      .join(''),
  ).toBe('AGSZ');
});

test('letters and groups carry the numbers that choosing them would show', () => {
  expect(list({ groupType: 'physics' }).letters).toEqual([
    { letter: 'L', count: 1 },
    { letter: 'O', count: 1 },
  ]);
  expect(list({ letter: 'B' }).groups).toEqual([{ groupType: 'life', count: 1 }]);
  expect(list({ groupType: 'life' }).groups).toHaveLength(2);
});

test('a word finds names in any language, numbers and sponsors, whatever their case and accents', () => {
  expect(names({ word: '激光' })).toEqual(['Lasers']);
  expect(names({ word: '0000-0019' })).toEqual(['Optics']);
  expect(names({ word: 'ACADEMIE' })).toEqual(['Biology']);
  expect(names({ word: 'nothing' })).toEqual([]);
});

test('by impact factor the highest comes first, or the lowest; what has none comes last in both', () => {
  expect(names({ sort: { by: 'impactFactor' } })).toEqual(['Lasers', 'Optics', 'Acta', 'Biology']);
  expect(names({ sort: { by: 'impactFactor', direction: 'asc' } })).toEqual(['Optics', 'Lasers', 'Acta', 'Biology']);
});

test('names begin with A, or with Z', () => {
  expect(names({})).toEqual(['Acta', 'Biology', 'Lasers', 'Optics']);
  expect(names({ sort: { by: 'name', direction: 'desc' } })).toEqual(['Optics', 'Lasers', 'Biology', 'Acta']);
});

test('a page is a part of the whole list', () => {
  expect(list({ page: 1, size: 3 })).toMatchObject({ total: 4, journals: [{ name: 'Optics' }] });
  expect(names({ ids: new Set(['3']) })).toEqual(['Biology']);
});
