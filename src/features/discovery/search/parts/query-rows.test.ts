import { describe, expect, test } from 'vitest';
import { emptyRow, type QueryRow, queryProblem, readRows, writeRows } from './query-rows.ts';

const row = (given: Partial<QueryRow>): QueryRow => ({ ...emptyRow, ...given });

describe('the rows of the advanced form', () => {
  test.each<[string, QueryRow[]]>([
    ['perovskite', [row({ value: 'perovskite' })]],
    ['title:(solar cell)', [row({ field: 'resName_tic', value: 'solar cell' })]],
    ['title:"solar cell"', [row({ field: 'resName_tic', value: 'solar cell', precise: true })]],
    [
      'title:perovskite AND author:Chen AND NOT keyword:tandem',
      [
        row({ field: 'resName_tic', value: 'perovskite' }),
        row({ field: 'authors_tic', value: 'Chen' }),
        row({ operator: 'NOT', field: 'keyword_tic', value: 'tandem' }),
      ],
    ],
    ['(a OR b) AND c', [row({ value: 'a' }), row({ operator: 'OR', value: 'b' }), row({ value: 'c' })]],
    ['"a AND b"', [row({ value: 'a AND b' })]],
    ['', [row({}), row({ value: '  ' })]],
  ])('%s is what they write', (text, rows) => {
    expect(writeRows(rows)).toBe(text);
  });

  test('come from numbered parameters, in whichever order these arrive', () => {
    const rows = readRows(
      new URLSearchParams('value2=b&field2=authors_tic&operator2=OR&match1=1&value1=a&field1=nonsense'),
    );
    expect(rows.slice(0, 2)).toEqual([
      row({ value: 'a', precise: true }),
      row({ operator: 'OR', field: 'authors_tic', value: 'b' }),
    ]);
  });
});

test.each([
  ['a AND (b OR c)', null],
  ['"solar cell', { code: 'quoteOpen', at: 1 }],
  ['a AND (b', { code: 'bracketOpen', at: 7 }],
  ['a b)', { code: 'bracketOpen', at: 4 }],
  ['a AND', { code: 'operatorAlone', at: 3 }],
])('%s: its mistake is shown at the character', (text, problem) => {
  expect(queryProblem(text)).toEqual(problem);
});
