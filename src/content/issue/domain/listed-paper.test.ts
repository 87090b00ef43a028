import { expect, test } from 'vitest';
import type { Text } from '../../../platform/kernel/text.ts';
import { byColumn } from './listed-paper.ts';

const paper = (id: string, part: Text) => ({ id, part });

test('an issue’s columns come in the order in which they begin, each with its papers in order', () => {
  const columns = byColumn([
    paper('1', { en: 'Reviews', zh: '综述' }),
    paper('2', { en: 'Letters', zh: '快报' }),
    paper('3', { zh: '综述' }),
    paper('4', {}),
  ]);
  expect(columns.map(({ names, papers }) => [names.zh ?? '', papers.map(({ id }) => id).join('')])).toEqual([
    ['综述', '13'],
    ['快报', '2'],
    ['', '4'],
  ]);
});

test('an issue without papers has no columns', () => {
  expect(byColumn([])).toEqual([]);
});
