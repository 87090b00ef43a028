import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsIn, hasTooManyCells, tableOf } from './written-cells.ts';

test('cells pasted from a spreadsheet become a table whose first row is its head', () => {
  expect(tableOf('Sample\tMass\nA\t1 < 2\n\nB')).toBe(
    '<table><thead><tr><th>Sample</th><th>Mass</th></tr></thead><tbody><tr><td>A</td><td>1 &lt; 2</td></tr><tr><td>B</td><td></td></tr></tbody></table>',
  );
});

test('what is written is read back cell by cell, whatever signs are in it', () => {
  const cell = fc.string({ maxLength: 12, unit: 'grapheme' }).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const cells = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(cells, (rows) => {
      const content = tableOf(rows.map((one) => one.join('\t')).join('\n'));
      expect(tableOf(cellsIn(content) ?? 'unread')).toBe(content);
    }),
  );
});

test('a table that came with more than cells is left to its source', () => {
  expect(cellsIn('<table><tr><td colspan="2">A</td></tr></table>')).toBeNull();
  expect(cellsIn('')).toBe('');
});

test('one long row above many short ones is refused before it is filled up', () => {
  const row = (cells: number) => Array<string>(cells).fill('x').join('\t');
  expect(hasTooManyCells(Array<string>(1_000).fill(row(100)).join('\n'))).toBe(false);
  const ragged = [row(50_000), ...Array<string>(50_000).fill('x')].join('\n');
  expect(hasTooManyCells(ragged)).toBe(true);
  const printed = (cells: number) => `<tr>${'<td>x</td>'.repeat(cells)}</tr>`;
  expect(cellsIn(`<table>${printed(50_000)}${printed(1).repeat(50_000)}</table>`)).toBeNull();
});
