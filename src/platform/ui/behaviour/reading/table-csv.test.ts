import { expect, test } from 'vitest';
import { gridOf } from './table-csv.ts';

const cell = (text: string, columns = 1, rows = 1) => ({ text, columns, rows });

test('a cell that spans columns and rows stands in the first of its places', () => {
  expect(
    gridOf([
      [cell('a', 2), cell('b', 1, 2)],
      [cell('c'), cell('d')],
      [cell('e'), cell('f'), cell('g')],
    ]),
  ).toEqual([
    ['a', '', 'b'],
    ['c', 'd', ''],
    ['e', 'f', 'g'],
  ]);
});

test('a span that reaches beyond the table ends with it', () => {
  expect(gridOf([[cell('a', 1, 9), cell('b')]])).toEqual([['a', 'b']]);
});
