import { expect, test } from 'vitest';
import english from '../../../../platform/contract/messages/en.json' with { type: 'json' };
import { termProblem } from './term-rule.ts';

const messageFor = (term: string) => {
  const problem = termProblem(term);
  return problem && english[`failure.${problem}`];
};

test.each(['', '   ', '\u3000'])('an empty term (%j) is asked for: Please enter the search term.', (term) => {
  expect(messageFor(term)).toBe('Please enter the search term.');
});

test('more than 150 characters are refused: Please enter the correct content', () => {
  expect(messageFor('光'.repeat(150))).toBeNull();
  expect(messageFor('光'.repeat(151))).toBe('Please enter the correct content');
});

test('the limit of 150 is each term’s: a question of several may be longer', () => {
  const six = Array.from({ length: 6 }, () => `title:${'光'.repeat(150)}`);
  expect(messageFor(six.join(' AND '))).toBeNull();
  expect(messageFor([...six, '光'.repeat(151)].join(' OR '))).toBe('Please enter the correct content');
  expect(messageFor(`NOT "${'a'.repeat(151)}"`)).toBe('Please enter the correct content');
  expect(messageFor('light '.repeat(30))).toBe('Please enter the correct content');
  expect(messageFor(Array.from({ length: 600 }, () => 'ice').join(' OR '))).toBe('Please enter the correct content');
});

test.each(['…', '???', '--', '“”', '()', '∑'])(
  '%s holds nothing searchable: Please enter the correct content',
  (term) => {
    expect(messageFor(term)).toBe('Please enter the correct content');
  },
);

test.each(['perovskite', '钙钛矿', '10.1000/x', '7'])('%s can be searched', (term) => {
  expect(termProblem(term)).toBeNull();
});
