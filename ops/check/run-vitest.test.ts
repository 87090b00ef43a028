import { expect, test } from 'vitest';
import { countBoth, countTests, failedFiles } from './run-vitest.ts';

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
