import { expect, test } from 'vitest';
import { longestIntroduction, type OwnWords, ownWordsProblems, tidied } from './own-words.ts';

const words: OwnWords = { introduction: 'I study light.', website: 'https://example.org/', researchFields: ['optics'] };
const problemsOf = (change: Partial<OwnWords>) =>
  ownWordsProblems({ ...words, ...change }).map(({ field, problem }) => `${field}: ${problem}`);

test('an expert’s own words may say everything or nothing', () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ introduction: '', website: '', researchFields: [] })).toEqual([]);
});

test('they are short enough, lead to the web, and name five fields at most', () => {
  expect(problemsOf({ introduction: 'x'.repeat(longestIntroduction + 1) })).toEqual(['introduction: incorrectContent']);
  expect(problemsOf({ website: 'javascript:alert(1)' })).toEqual(['website: urlFormat']);
  expect(problemsOf({ researchFields: ['a', 'b', 'c', 'd', 'e', 'f'] })).toEqual(['researchFields: chooseMaximumFive']);
});

test('they are kept without what stands around them', () => {
  expect(
    tidied({ introduction: ' one\r\ntwo ', website: ' https://a.org ', researchFields: [' a', 'a ', ''] }),
  ).toEqual({
    introduction: 'one\ntwo',
    website: 'https://a.org',
    researchFields: ['a'],
  });
});
