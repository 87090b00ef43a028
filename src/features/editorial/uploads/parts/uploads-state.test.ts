import { expect, test } from 'vitest';
import { changeRows, type RowChange, type UploadRow } from './uploads-state.ts';

const file = { name: 'a.pdf', size: 100 } as File;
const after = (...changes: RowChange[]) => changes.reduce<readonly UploadRow[]>(changeRows, []);
const add: RowChange = { what: 'add', rows: [{ key: 'one', file }] };
const progress = (sent: number, isLost = false): RowChange => ({
  what: 'progress',
  key: 'one',
  sent,
  isLost,
  at: sent,
});

test('a file that is added is sent from its first byte', () => {
  expect(after(add)).toMatchObject([{ key: 'one', phase: 'sending', sent: 0, isLost: false }]);
});

test('a word about bytes that comes after a pause changes nothing', () => {
  const paused: RowChange = { what: 'change', key: 'one', row: { phase: 'paused' } };
  expect(after(add, progress(40), paused, progress(60))).toMatchObject([{ phase: 'paused', sent: 40 }]);
});

test('a lost connection is told, and the speed is measured anew after it', () => {
  const [row] = after(add, progress(40), progress(40, true));
  expect(row).toMatchObject({ isLost: true, moments: [] });
});

test('a removed file is gone', () => {
  expect(after(add, { what: 'remove', key: 'one' })).toEqual([]);
});
