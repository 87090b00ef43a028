import { expect, test } from 'vitest';
import { csvOf, isNumber } from './csv.ts';

test('commas, quotes and line breaks are kept', () => {
  expect(csvOf([['a,b', 'say "x"', '1\n2']])).toBe('\uFEFF"a,b","say ""x""","1\n2"\r\n');
});

test('what a table program would run is only shown; numbers stay numbers', () => {
  expect(csvOf([['=cmd()', '@x', '-1.5', '+2', '-a']], isNumber)).toBe("\uFEFF'=cmd(),'@x,-1.5,+2,'-a\r\n");
});

test('cells with commas and quotes are quoted, and nothing becomes a formula', () => {
  expect(
    csvOf([
      ['Title', 'DOI'],
      ['Light, "slow"', '=1+1'],
    ]),
  ).toBe('\uFEFFTitle,DOI\r\n"Light, ""slow""",\'=1+1\r\n');
});
