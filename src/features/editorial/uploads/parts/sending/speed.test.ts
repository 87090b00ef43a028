import { expect, test } from 'vitest';
import { type Moment, paceOf, withMoment } from './speed.ts';

const after = (...moments: Moment[]) => moments.reduce<readonly Moment[]>(withMoment, []);

test('speed and remaining time come from the last seconds', () => {
  const moments = after({ at: 0, sent: 0 }, { at: 20_000, sent: 100 }, { at: 22_000, sent: 300 });
  expect(paceOf(moments, 1_300)).toEqual({ bytesASecond: 100, secondsLeft: 10 });
});

test('nothing is said before a second is over, or while nothing moves', () => {
  expect(paceOf(after({ at: 0, sent: 0 }, { at: 900, sent: 50 }), 100)).toBeUndefined();
  expect(paceOf(after({ at: 0, sent: 5 }, { at: 4_000, sent: 5 }), 100)).toBeUndefined();
});

test('a step back after a break begins anew', () => {
  expect(after({ at: 0, sent: 100 }, { at: 2_000, sent: 40 })).toEqual([{ at: 2_000, sent: 40 }]);
});
