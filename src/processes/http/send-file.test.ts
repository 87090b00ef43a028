import { expect, test } from 'vitest';
import { requestedRange } from './send-file.ts';

test.each([
  [undefined, 'whole'],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=100-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=20-10', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['bytes=-', 'whole'],
  ['lines=1-2', 'whole'],
  ['bytes=1e3-', 'whole'],
  [`bytes=${'9'.repeat(40)}-`, 'whole'],
])('of a file of 100 bytes, the header %s asks for %o', (header, expected) => {
  expect(requestedRange(header, 100)).toEqual(expected);
});

test('an empty file has no part to ask for', () => {
  expect(requestedRange('bytes=0-', 0)).toBe('outside');
  expect(requestedRange(undefined, 0)).toBe('whole');
});
