import { expect, test } from 'vitest';
import { isPassing } from './passing-problem.ts';

const problem = (given: Partial<Error & { code: string }>) => Object.assign(new Error(given.message ?? 'x'), given);

test.each([
  problem({ code: 'ECONNREFUSED' }),
  problem({ code: '57P01' }),
  problem({ code: '53300' }),
  problem({ code: '40P01' }),
  problem({ name: 'ConnectionError' }),
  problem({ name: 'TimeoutError' }),
  new TypeError('fetch failed', { cause: problem({ code: 'ECONNREFUSED' }) }),
  problem({ message: 'Connection terminated unexpectedly' }),
])('%s means "not now"', (given) => {
  expect(isPassing(given)).toBe(true);
});

test.each([problem({ code: '42601' }), problem({ message: 'The search index refused 7' }), 'a string', undefined])(
  '%s means "never like this"',
  (given) => {
    expect(isPassing(given)).toBe(false);
  },
);
