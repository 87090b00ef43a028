import { expect, test } from 'vitest';
import type { ContentsEntry, StoredEntry } from '../domain/contents.ts';
import { contentsChanges } from './contents-changes.ts';

const issue = { kind: 'issue', key: 'one' };
const journal = { kind: 'journal', key: '2049-3630' };

const line = (id: string, more: Partial<ContentsEntry> = {}): ContentsEntry => ({
  id,
  part: {},
  firstPage: '',
  lastPage: '',
  out: false,
  ...more,
});
const stored = (id: string, more: Partial<StoredEntry> = {}): StoredEntry => ({
  id,
  part: {},
  firstPage: '',
  lastPage: '',
  issue: 'one',
  journal: 'j',
  position: null,
  ...more,
});
const changes = (before: StoredEntry[], entries: ContentsEntry[], joining: StoredEntry[] = []) =>
  Object.fromEntries(contentsChanges({ before, joining, entries, issue, journal }));

const place = (position: number) => ({ period: issue, position });

test('a paper that moves gives every paper its place, together with the issue', () => {
  expect(changes([stored('a'), stored('b'), stored('c')], [line('c'), line('a'), line('b')])).toEqual({
    c: place(1),
    a: place(2),
    b: place(3),
  });
});

test('pages and sections change nothing but the papers that they are of', () => {
  const before = [stored('a'), stored('b', { firstPage: '5', lastPage: '9' })];
  const entries = [line('a', { part: { en: 'Letters' } }), line('b', { firstPage: '5', lastPage: '' })];
  expect(changes(before, entries)).toEqual({ a: { part: { en: 'Letters' } }, b: { lastPage: null } });
});

test('a paper that is taken out leaves the others where they are', () => {
  expect(changes([stored('a'), stored('b')], [line('a', { out: true }), line('b')])).toEqual({
    a: { period: null, position: null },
  });
});

test('a paper that joins keeps its pages until others are written, and comes into the journal', () => {
  const joining = [stored('n', { issue: null, journal: null, firstPage: '3' })];
  expect(changes([stored('a')], [line('a'), line('n', { part: { en: 'Notes' } })], joining)).toEqual({
    a: place(1),
    n: { ...place(2), part: { en: 'Notes' }, journal },
  });
});

test('a paper that the list does not know joined later: it stays, behind the others', () => {
  const before = [stored('later'), stored('a'), stored('b')];
  expect(changes(before, [line('b'), line('a')])).toEqual({ b: place(1), a: place(2), later: place(3) });
  expect(changes(before, [])).toEqual({});
});

test('papers of one section that stand apart are brought together as readers see them', () => {
  const [x, y] = [{ part: { en: 'X' } }, { part: { en: 'Y' } }];
  const before = [stored('a', x), stored('b', y), stored('c', x)];
  const entries = [line('a', x), line('b', y), line('c', x)];
  expect(changes(before, entries)).toEqual({});
  expect(changes(before, [entries[1], entries[2], entries[0]] as ContentsEntry[])).toEqual({
    b: place(1),
    c: place(2),
    a: place(3),
  });
});

test('other pages leave papers where they are, also where pages gave the order so far', () => {
  const pages = (firstPage: string) => ({ firstPage });
  const entries = [line('a', pages('7')), line('b', pages('5'))];
  expect(changes([stored('a', pages('1')), stored('b', pages('5'))], entries)).toEqual({
    a: { ...place(1), ...pages('7') },
    b: place(2),
  });
  const placed = [stored('a', { ...pages('1'), position: 1 }), stored('b', { ...pages('5'), position: 2 })];
  expect(changes(placed, entries)).toEqual({ a: pages('7') });
});
