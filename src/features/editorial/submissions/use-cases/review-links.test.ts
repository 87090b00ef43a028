import { expect, test } from 'vitest';
import { keysOf, someKeys } from '../../../../../tests/support/keys.ts';
import { reviewCodes } from './review-links.ts';

const codes = reviewCodes(someKeys());

test('a code leads to the request that it was made for, at its own site', () => {
  const code = codes.write(1, '42');
  expect(codes.read(1, code)).toBe('42');
  expect(codes.read(2, code)).toBeUndefined();
});

test('a code that somebody changed or made elsewhere leads nowhere', () => {
  const code = codes.write(1, '42');
  expect(codes.read(1, code.replace('42', '43'))).toBeUndefined();
  expect(codes.read(1, `${code}x`)).toBeUndefined();
  expect(codes.read(1, reviewCodes(someKeys()).write(1, '42'))).toBeUndefined();
  expect(codes.read(1, '')).toBeUndefined();
});

test('a link that an earlier key signed still leads there', () => {
  const [before, after] = ['a'.repeat(40), 'b'.repeat(40)];
  const code = reviewCodes(keysOf(before)).write(1, '42');
  expect(reviewCodes(keysOf(`new:${after} ${before}`)).read(1, code)).toBe('42');
  expect(reviewCodes(keysOf(after)).read(1, code)).toBeUndefined();
});
