import { expect, test } from 'vitest';
import { stepFrom } from './walk-changes.ts';

test('the next change follows, the last is followed by the first, and the way back begins with the last', () => {
  expect([stepFrom(0, 1, 3), stepFrom(1, 1, 3), stepFrom(3, 1, 3)]).toEqual([1, 2, 1]);
  expect([stepFrom(0, -1, 3), stepFrom(2, -1, 3), stepFrom(1, -1, 3)]).toEqual([3, 1, 3]);
});
