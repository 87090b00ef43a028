import { expect, test } from 'vitest';
import { rowsNotAsserted } from './asserted.ts';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';

test('a test that never says its row’s literal proves nothing', () => {
  const root = temporaryCheckout({ 'src/a.test.ts': "expect(target('item')).toBe('/new')" });
  expect(rowsNotAsserted(root, [provenRow('channel:item', 'item → /new', 'src/a.test.ts › item')])).toEqual([]);
  expect(rowsNotAsserted(root, [provenRow('channel:jump', 'jump → /new', 'src/a.test.ts › jump')])).toEqual([
    'channel:jump: src/a.test.ts never says "jump"',
  ]);
});

test('a literal may stand in a table that the test names', () => {
  const root = temporaryCheckout({
    'tests/a.test.ts': "read('./tables/channels.tsv')",
    'tests/tables/channels.tsv': 'item\t/new\n',
    'tests/tables/menu.tsv': 'jump\t/new\n',
  });
  expect(rowsNotAsserted(root, [provenRow('channel:item', 'item → /new', 'tests/a.test.ts › each')])).toEqual([]);
  expect(rowsNotAsserted(root, [provenRow('channel:jump', 'jump', 'tests/a.test.ts › each')])).toHaveLength(1);
});

test('a test file that does not exist is a problem', () => {
  expect(rowsNotAsserted('/', [provenRow('a', 'b', 'nowhere.test.ts › a')])).toEqual([
    'a: nowhere.test.ts does not exist',
  ]);
});
