import { expect, test } from 'vitest';
import { isProofFresh } from './fresh-proof.ts';

const now = new Date('2026-11-15T12:00:00Z');

test('a proof of identity is fresh for fifteen minutes', () => {
  expect(isProofFresh(new Date('2026-11-15T11:45:00Z'), now)).toBe(true);
  expect(isProofFresh(new Date('2026-11-15T11:44:59Z'), now)).toBe(false);
  expect(isProofFresh(null, now)).toBe(false);
});
