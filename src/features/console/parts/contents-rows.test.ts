import { expect, test } from 'vitest';
import type { ContentsEntry } from '../../../content/issue/domain/contents.ts';
import { entriesIn, placedIn, renamed, rowsOf, underSections } from './contents-rows.ts';

const entry = (id: string, section = '', more: Partial<ContentsEntry> = {}): ContentsEntry => ({
  id,
  part: section ? { en: section } : {},
  firstPage: '',
  lastPage: '',
  out: false,
  ...more,
});
const written = (rows: ReturnType<typeof rowsOf>) =>
  rows
    .map(({ entry: paper, names }) => (paper ? `${paper.id}/${paper.part.en ?? ''}` : `[${names.en ?? ''}]`))
    .join(' ');

const rows = rowsOf([entry('a', 'X'), entry('b', 'Y'), entry('c', 'X'), entry('gone', 'X', { out: true })]);

test('papers stand under their sections, those of one section together, without those that leave', () => {
  expect(written(rows)).toBe('[X] a/X c/X [Y] b/Y');
});

test('a paper that moved gets the name of the section in which it stands; the others keep their words', () => {
  const [x, a, c, y, b] = rows as [
    (typeof rows)[0],
    (typeof rows)[0],
    (typeof rows)[0],
    (typeof rows)[0],
    (typeof rows)[0],
  ];
  const both = { ...a, entry: entry('a', '', { part: { en: 'X', de: 'X' } }) };
  expect(written(underSections([x, both, y, b, c]))).toBe('[X] a/X [Y] b/Y c/Y');
  expect(underSections([x, both, y, b, c])[1]).toBe(both);
});

test('a section is renamed with all its papers', () => {
  expect(written(renamed(rows, 'section-0', { en: 'Xy', zh: '' }))).toBe('[Xy] a/Xy c/Xy [Y] b/Y');
});

test('a paper is put at the end of a section', () => {
  expect(written(placedIn(rows, 'section-1', entry('a', 'X')))).toBe('[X] c/X [Y] b/Y a/Y');
  expect(entriesIn(placedIn(rows, 'section-0', entry('n'))).map(({ id }) => id)).toEqual(['a', 'c', 'n', 'b']);
});
