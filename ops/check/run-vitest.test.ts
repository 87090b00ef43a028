import { expect, test } from 'vitest';
import { countBoth, countTests, failedFiles, joinEnds, replaceSeen } from './run-vitest.ts';

const fine = { name: 'fine', status: 'passed', assertionResults: [{}] };
const unloaded = { name: 'unloaded', status: 'failed', assertionResults: [] };
const failed = { name: 'failed', status: 'failed', assertionResults: [{}] };
const first = { numPassedTests: 5, numFailedTests: 1, testResults: [fine, unloaded, failed] };

test('a test file that does not load counts as one failed test', () => {
  expect(countTests(first)).toEqual({ passed: 5, failed: 2 });
});

test('only files with a failure run once more', () => {
  expect(failedFiles(first.testResults)).toEqual(['unloaded', 'failed']);
});

test('what fails twice has failed, and nothing is counted twice', () => {
  const second = { numPassedTests: 3, numFailedTests: 1, testResults: [failed, { ...fine, name: 'unloaded' }] };
  expect(countBoth(first, second)).toEqual({ passed: 6, failed: 1 });
  expect(countBoth(first, { ...second, numFailedTests: 0, testResults: [] })).toEqual({ passed: 7, failed: 0 });
});

test('results keep the files that ran once', () => {
  const second = { numPassedTests: 3, numFailedTests: 0, testResults: [{ ...failed, status: 'passed' }] };
  const { testResults } = replaceSeen(first, second);
  expect(testResults.map(({ name, status }) => [name, status])).toEqual([
    ['fine', 'passed'],
    ['unloaded', 'failed'],
    ['failed', 'passed'],
  ]);
});

test('several processes count as one, and one that wrote nothing is not passed over', () => {
  const other = { numPassedTests: 3, numFailedTests: 0, testResults: [{ ...fine, name: 'other' }] };
  const joined = joinEnds([
    { status: 1, results: first },
    { status: 0, results: other },
  ]);
  expect(joined.status).toBe(1);
  expect(joined.results && countTests(joined.results)).toEqual({ passed: 8, failed: 2 });
  expect(joined.results && failedFiles(joined.results.testResults)).toEqual(['unloaded', 'failed']);
  expect(joinEnds([{ status: 0, results: first }, { status: 130 }])).toEqual({ status: 130 });
});
