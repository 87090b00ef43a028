import { expect, test } from 'vitest';
import { columnCounts, firstOfIssue, papersCounted } from './issue-columns.ts';

const column = (name: string, count: number) => ({
  name,
  papers: Array.from({ length: count }, (_, at) => `${name}${at}`),
});

test('the first papers of an issue stand under their columns, and no column is empty', () => {
  const issue = [column('A', 2), column('B', 3), column('C', 1)];
  expect(firstOfIssue(issue, 3)).toEqual([
    { name: 'A', papers: ['A0', 'A1'] },
    { name: 'B', papers: ['B0'] },
  ]);
  expect(firstOfIssue(issue, 99)).toEqual(issue);
});

test('columns are counted where all papers are known and each stands in one', () => {
  expect(columnCounts([column('A', 2), column('B', 3)])).toEqual([
    { name: 'A', count: 2 },
    { name: 'B', count: 3 },
  ]);
  expect(columnCounts([column('A', 2)])).toEqual([]);
  expect(columnCounts([column('A', 2), column('', 1)])).toEqual([]);
  expect(columnCounts([column('A', papersCounted), column('B', 1)])).toEqual([]);
});
