import { expect, test } from 'vitest';
import english from '../../../../platform/contract/messages/en.json' with { type: 'json' };
import { termProblem } from './term-rule.ts';

const told = (term: string) => {
  const problem = termProblem(term);
  return problem && english[`failure.${problem}`];
};

test.each(['', '   ', '\u3000'])('an empty term (%j) is asked for: Please enter the search term.', (term) => {
  expect(told(term)).toBe('Please enter the search term.');
});

test('more than 150 characters are refused: Please enter the correct content', () => {
  expect(told('光'.repeat(150))).toBeNull();
  expect(told('光'.repeat(151))).toBe('Please enter the correct content');
});

test.each(['…', '???', '--', '“”', '()', '∑'])(
  '%s holds nothing searchable: Please enter the correct content',
  (term) => {
    expect(told(term)).toBe('Please enter the correct content');
  },
);

test.each(['perovskite', '钙钛矿', '10.1000/x', '7'])('%s can be searched', (term) => {
  expect(termProblem(term)).toBeNull();
});
