import { expect, test } from 'vitest';
import { callForPapers } from './collection.ts';

test('a call for papers is open from its first to its last day', () => {
  const on = (today: string) => callForPapers('2026-02-01', '2026-08-31', today);
  expect(on('2026-01-31')).toBe('announced');
  expect(on('2026-02-01')).toBe('open');
  expect(on('2026-08-31')).toBe('open');
  expect(on('2026-09-01')).toBe('closed');
});

test('a day that is not named sets no limit', () => {
  expect(callForPapers(null, '2026-08-31', '2020-01-01')).toBe('open');
  expect(callForPapers('2026-02-01', null, '2030-01-01')).toBe('open');
  expect(callForPapers(null, null, '2026-01-01')).toBeNull();
});
