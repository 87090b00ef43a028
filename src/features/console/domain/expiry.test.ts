import { expect, test } from 'vitest';
import { daysLeft } from './expiry.ts';

const now = new Date('2026-06-01T12:00:00Z');

test.each([
  [null, null],
  ['2026-07-15T00:00:00Z', null],
  ['2026-07-01T12:00:00Z', 30],
  ['2026-06-02T13:00:00Z', 1],
  ['2026-06-01T13:00:00Z', 0],
  ['2026-05-01T00:00:00Z', 0],
])('a site that expires at %s has this many days to be told of: %s', (expires, days) => {
  expect(daysLeft(expires === null ? null : new Date(expires), now)).toBe(days);
});
