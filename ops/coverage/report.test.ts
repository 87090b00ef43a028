import { expect, test } from 'vitest';
import { report } from './report.ts';
import type { Row } from './rows.ts';

test('the report counts states by group and ends with the sum', () => {
  const row = (group: string, id: string, state: Row['state']): Row => ({
    group,
    id,
    literal: id,
    state,
    test: '',
    note: '',
  });
  const lines = report([row('tabs', 'a', 'open'), row('tabs', 'b', 'proven'), row('menu', 'c', 'departure')]).split(
    '\n',
  );
  expect(lines[1]?.split(/ +/)).toEqual(['tabs', '1', '1', '0', '2']);
  expect(lines.at(-1)).toBe('coverage: 1 proven, 1 open, 1 departures of 3');
});
