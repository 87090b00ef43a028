import { expect, test } from 'vitest';
import { parseRows, problemsOfRows, type Row, testOf, writeRows } from './rows.ts';
import { temporaryCheckout } from './temporary-checkout.ts';

const header = 'id\tliteral\tstate\ttest\tnote\n';
const row: Row = { group: 'tabs', id: 'tab:one', literal: 'One', state: 'open', test: '', note: '' };

test('rows are written as they were read, without empty last columns', () => {
  const text = `${header}tab:one\tOne\topen\ntab:two\tTwo\tproven\ta.test.ts › two\nmenu:x\tX\topen\t\tlater\n`;
  const { rows, problems } = parseRows('tabs', text);
  expect(problems).toEqual([]);
  expect(rows[0]).toEqual(row);
  expect(writeRows(rows)).toBe(text);
});

test('an unknown state, a missing literal and a column too many are problems', () => {
  const { problems } = parseRows('tabs', `${header}tab:one\tOne\tdone\ntab:two\t\topen\ntab:3\t3\topen\t\t\tmore\n`);
  expect(problems).toHaveLength(3);
});

test('a file with other columns is refused', () => {
  expect(parseRows('tabs', 'id\tstate\n').problems).toHaveLength(1);
});

test('an id stands once', () => {
  expect(problemsOfRows([row, row], '/')).toEqual(['tab:one: stands twice']);
});

test('a proven row names its test, an open row names none', () => {
  const unnamed: Row = { ...row, state: 'proven', test: 'a.test.ts' };
  expect(problemsOfRows([unnamed, { ...row, id: 'tab:two', test: 'a.test.ts › two' }], '/')).toHaveLength(2);
});

test('a departure needs a decision record that exists', () => {
  const root = temporaryCheckout({ 'docs/decisions/0007-one-time-code.md': '# One-time code' });
  const departing = (id: string, note: string): Row => ({ ...row, id, state: 'departure', note });
  expect(problemsOfRows([departing('a', 'docs/decisions/0007-one-time-code.md')], root)).toEqual([]);
  expect(problemsOfRows([departing('a', 'because'), departing('b', 'docs/decisions/0008-gone.md')], root)).toEqual([
    'a: is a departure without a decision record in its note',
    'b: docs/decisions/0008-gone.md does not exist',
  ]);
});

test('a test is named by its file and its title with the blocks around it', () => {
  expect(testOf({ ...row, test: 'src/a.test.ts › block › title' })).toEqual({
    file: 'src/a.test.ts',
    title: 'block › title',
  });
});
