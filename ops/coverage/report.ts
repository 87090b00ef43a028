import type { Row, State } from './rows.ts';

const count = (rows: readonly Row[], state: State): number => rows.filter((row) => row.state === state).length;

/** How many rows of each group are proven, open or a departure; the last line is the sum. */
export function report(rows: readonly Row[]): string {
  const groups = [...Map.groupBy(rows, (row) => row.group)];
  const table = [
    ['group', 'proven', 'open', 'departures', 'rows'],
    ...groups.map(([group, own]) => [
      group,
      String(count(own, 'proven')),
      String(count(own, 'open')),
      String(count(own, 'departure')),
      String(own.length),
    ]),
  ];
  const width = Math.max(...table.map(([group = '']) => group.length));
  const lines = table.map(
    ([group = '', ...numbers]) => group.padEnd(width) + numbers.map((n) => n.padStart(12)).join(''),
  );
  const sum = `coverage: ${count(rows, 'proven')} proven, ${count(rows, 'open')} open, ${count(rows, 'departure')} departures of ${rows.length}`;
  return [...lines, '', sum].join('\n');
}
