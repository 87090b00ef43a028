import { expect, test } from 'vitest';
import { contentsTree, isSection } from './contents.ts';

const entry = (position: number, parentPosition: number | null = null) => ({ position, parentPosition });
const positions = (entries: readonly { position: number; entries: readonly object[] }[]): unknown[] =>
  entries.map(({ position, entries: below }) =>
    below.length > 0 ? [position, positions(below as Parameters<typeof positions>[0])] : position,
  );

test('chapters stand below those that they belong to, in the order of the book', () => {
  const tree = contentsTree([entry(1), entry(2, 1), entry(3, 2), entry(4, 1), entry(5)]);
  expect(positions(tree)).toEqual([[1, [[2, [3]], 4]], 5]);
});

test('a chapter whose parent is missing, later or itself stands at the top', () => {
  expect(positions(contentsTree([entry(1, 9), entry(2, 3), entry(3, 3)]))).toEqual([1, 2, 3]);
});

test('what is numbered below its chapter is a section; the chapters of a part are chapters', () => {
  const named = (position: number, label: string | null, parentPosition: number | null = null) => ({
    ...entry(position, parentPosition),
    label,
  });
  const entries = [
    named(1, '1'),
    named(2, '1.1', 1),
    named(3, 'I'),
    named(4, '2', 3),
    named(5, '11', 1),
    named(6, null, 1),
  ];
  expect(entries.map((one) => isSection(one, entries))).toEqual([false, true, false, false, false, false]);
});
