import { expect, test } from 'vitest';
import { opinionCodes } from './opinion-codes.ts';

const codes = opinionCodes(Buffer.alloc(32, 7));

test('a code leads to the request that it was made for, at its own site', () => {
  const code = codes.write(1, '42');
  expect(codes.read(1, code)).toBe('42');
  expect(codes.read(2, code)).toBeUndefined();
});

test('a code that somebody changed or made elsewhere leads nowhere', () => {
  const code = codes.write(1, '42');
  expect(codes.read(1, code.replace('42', '43'))).toBeUndefined();
  expect(codes.read(1, `${code}x`)).toBeUndefined();
  expect(codes.read(1, opinionCodes(Buffer.alloc(32, 8)).write(1, '42'))).toBeUndefined();
  expect(codes.read(1, '')).toBeUndefined();
});
