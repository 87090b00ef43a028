import { expect, test } from 'vitest';
import { appAddress, base32, codeOf, stepAt, stepOfCode } from './time-codes.ts';

const key = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [20_000_000_000, '353130'],
])('the code at second %d is that of RFC 6238', (seconds, code) => {
  expect(codeOf(key, stepAt(new Date(seconds * 1_000)))).toBe(code);
});

test('the codes of the step before and after count, those further away do not', () => {
  const now = new Date('2026-11-15T12:00:00Z');
  const step = stepAt(now);
  expect([-2, -1, 0, 1, 2].map((away) => stepOfCode(key, codeOf(key, step + away), now) !== undefined)).toEqual([
    ...[false, true, true, true, false],
  ]);
  expect(stepOfCode(key, '12345', now)).toBeUndefined();
});

test('a key is written as apps read it', () => {
  expect(base32(Buffer.from('Hello!'))).toBe('JBSWY3DPEE');
  expect(appAddress(Buffer.from('Hello!'), { issuer: 'Light & Optics', name: 'li hua' })).toBe(
    'otpauth://totp/Light%20%26%20Optics:li%20hua?secret=JBSWY3DPEE&issuer=Light+%26+Optics',
  );
});
