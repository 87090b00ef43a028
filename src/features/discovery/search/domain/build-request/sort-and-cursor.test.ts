import { describe, expect, test } from 'vitest';
import { sortFields } from '../search-question.ts';
import { readCursor, sortKeys, writeCursor } from './sort.ts';

const sort = { field: 'visits', direction: 'desc' } as const;
const keys = sortKeys(sort, true);
const after = [12, 1_700_000_000_000, '1099511627777'];

test.each(sortFields)('the order by %s ends with the id, so that no two hits change places', (field) => {
  expect(sortKeys({ field, direction: 'asc' }, true).at(-1)?.field).toBe('id');
});

test('without a text relevance is the newest first', () => {
  expect(sortKeys({ field: 'relevance', direction: 'desc' }, false).map(({ field }) => field)).toEqual([
    'publishedOn',
    'id',
  ]);
});

describe('a cursor', () => {
  test('is read as it was written, for the same order only', () => {
    const cursor = writeCursor(sort, after);
    expect(cursor).toMatch(/^[\w-]+$/);
    expect(readCursor(cursor, sort, keys)?.after).toEqual(after);
    expect(readCursor(cursor, { ...sort, direction: 'asc' }, keys)).toBeUndefined();
  });

  test.each([[[12, 5]], [[12, 5, 'x']], [[12, { script: 'x' }, '1']], [[Number.NaN, 5, '1']], [['12', 5, '1']]])(
    'with values that no hit has is none: %j',
    (values) => {
      expect(readCursor(writeCursor(sort, values), sort, keys)).toBeUndefined();
    },
  );

  test.each(['', 'abc', '%%%', 'e30', '='])('%j is none', (text) =>
    expect(readCursor(text, sort, keys)).toBeUndefined(),
  );
});
