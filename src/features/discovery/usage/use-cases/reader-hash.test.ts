import { expect, test } from 'vitest';
import { readerHash } from './count-usage.ts';

const today = Buffer.alloc(32, 1);
const trace = { address: '203.0.113.7', agent: 'A browser' };
const written = (...given: Parameters<typeof readerHash>) => readerHash(...given).toString('hex');

test('the same reader is the same all day, and nobody on the next', () => {
  expect(written(today, trace)).toBe(written(today, { ...trace }));
  expect(written(today, trace)).not.toBe(written(Buffer.alloc(32, 2), trace));
  expect(written(today, trace)).toMatch(/^[0-9a-f]{32}$/);
});

test('readers behind one address are told apart by their browser, members by their session alone', () => {
  expect(written(today, trace)).not.toBe(written(today, { ...trace, agent: 'Another' }));
  expect(written(today, { ...trace, session: 's' })).not.toBe(written(today, trace));
  expect(written(today, { ...trace, session: 's' })).toBe(written(today, { address: '::1', agent: '', session: 's' }));
});
