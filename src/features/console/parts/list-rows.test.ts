import { expect, test } from 'vitest';
import { type ListRow, removableRows } from './list-rows.ts';

const row = (id: string, status: 'draft' | 'published' | 'withdrawn' | null): ListRow => ({
  id,
  titles: {},
  note: '',
  isShown: status === 'published',
  isDraft: status === null,
  scheduledAt: null,
  facts: status && { status, authors: [], doi: null, within: {}, views: 0, updatedAt: '2026-01-01T00:00:00Z' },
});
const rows = [row('1', 'published'), row('2', 'draft'), row('3', 'withdrawn'), row('new-4', null)];
const ids = (isRemovable: boolean) => removableRows(rows, isRemovable).map(({ id }) => id);

test('a list takes away what is there, and of papers only drafts that were never stored', () => {
  expect(ids(true)).toEqual(['1', '2', 'new-4']);
  expect(ids(false)).toEqual(['new-4']);
});
