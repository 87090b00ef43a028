import { expect, test } from 'vitest';
import { countTests } from './tests-step.ts';

test('a test file that does not load counts as one failed test', () => {
  const unloaded = { status: 'failed', assertionResults: [] };
  const failed = { status: 'failed', assertionResults: [{}] };
  expect(countTests({ numPassedTests: 5, numFailedTests: 1, testResults: [unloaded, failed] })).toEqual({
    passed: 5,
    failed: 2,
  });
});
