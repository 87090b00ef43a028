import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mark, writeGroups } from './mark.ts';
import { readRows } from './rows.ts';
import { temporaryCheckout } from './temporary-checkout.ts';

const header = 'id\tliteral\tstate\ttest\tnote\n';

const checkout = () =>
  temporaryCheckout({
    'src/a.test.ts': "expect(target('item')).toBe('/new')",
    'tests/coverage/channels.tsv': `${header}channel:item\titem → /new\topen\t\tnavigation\nchannel:jump\tjump\topen\n`,
    'tests/coverage/tabs.tsv': `${header}tab:item\titem\topen\n`,
  });

test('a glob marks the rows whose literal the test says, and leaves the others', () => {
  const root = checkout();
  const folder = join(root, 'tests/coverage');
  const outcome = mark(root, readRows(folder).rows, 'channel:*', 'src/a.test.ts › item');
  writeGroups(folder, outcome.rows, new Set(outcome.marked.map((row) => row.group)));
  expect(outcome.refused).toEqual(['channel:jump: src/a.test.ts never says "jump"']);
  expect(readFileSync(join(folder, 'channels.tsv'), 'utf8')).toBe(
    `${header}channel:item\titem → /new\tproven\tsrc/a.test.ts › item\tnavigation\nchannel:jump\tjump\topen\n`,
  );
  expect(readRows(folder).rows.find((row) => row.id === 'tab:item')?.state).toBe('open');
});

test('an id that no row has, or a test without a title, marks nothing', () => {
  const root = checkout();
  const { rows } = readRows(join(root, 'tests/coverage'));
  expect(mark(root, rows, 'channel:none', 'src/a.test.ts › item').refused).toEqual(['no row is called channel:none']);
  expect(mark(root, rows, 'channel:item', 'src/a.test.ts').refused).toHaveLength(1);
});
