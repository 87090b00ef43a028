import { expect, test } from 'vitest';
import { isDay, yearsBefore } from './day.ts';
import { readForm } from './read-form.ts';

test('a day is one that a calendar has', () => {
  for (const day of ['2026-02-28', '2024-02-29', '0001-01-01', '9999-12-31']) expect(isDay(day), day).toBe(true);
  for (const day of ['2026-02-31', '2026-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '2026-2-1', '12026-01-01'])
    expect(isDay(day), day).toBe(false);
});

test('a form names the field whose day, moment or reference the database could not hold', () => {
  const fields = [
    { name: 'on', type: 'date', label: 'on' },
    { name: 'at', type: 'time', label: 'at' },
    { name: 'item', type: 'reference', label: 'item', kinds: [] },
    { name: 'items', type: 'references', label: 'items', kinds: [] },
  ] as const;
  const large = '9223372036854775808';
  const { problems } = readForm(fields, {
    on: '2026-02-31',
    at: '2026-02-31T10:00:00Z',
    item: large,
    items: ['1', large],
  });
  expect(problems).toEqual(['on', 'at', 'item', 'items'].map((path) => ({ path, code: 'fieldRefused' })));
  expect(readForm(fields, { at: '+275760-09-13T00:00:00Z' }).problems).toEqual([{ path: 'at', code: 'fieldRefused' }]);
});

test('years go back to the same day', () => {
  expect(yearsBefore('2026-11-17', 1)).toBe('2025-11-17');
  expect(yearsBefore('2024-02-29', 1)).toBe('2023-03-01');
  expect(yearsBefore('2027-01-01', 10)).toBe('2017-01-01');
});
