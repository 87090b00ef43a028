import { expect, test } from 'vitest';
import { changeRows, type Moment, paceOf, type RowChange, type UploadRow, withMoment } from './uploads-state.ts';

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

const measured = (...moments: Moment[]) => moments.reduce<readonly Moment[]>(withMoment, []);

test('speed and remaining time come from the last seconds', () => {
  const moments = measured({ at: 0, sent: 0 }, { at: 20_000, sent: 100 }, { at: 22_000, sent: 300 });
  expect(paceOf(moments, 1_300)).toEqual({ bytesASecond: 100, secondsLeft: 10 });
});

test('nothing is said before a second is over, or while nothing moves', () => {
  expect(paceOf(measured({ at: 0, sent: 0 }, { at: 900, sent: 50 }), 100)).toBeUndefined();
  expect(paceOf(measured({ at: 0, sent: 5 }, { at: 4_000, sent: 5 }), 100)).toBeUndefined();
});

test('a step back after a break begins anew', () => {
  expect(measured({ at: 0, sent: 100 }, { at: 2_000, sent: 40 })).toEqual([{ at: 2_000, sent: 40 }]);
});
