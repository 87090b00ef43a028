import { expect, test } from 'vitest';
import { provenRow, temporaryCheckout } from './temporary-checkout.ts';
import { readTestRuns, rowsNotRun, runsIn } from './test-runs.ts';

type Ran = [ancestors: string[], title: string, status: string];

const results = (...tests: Ran[]) => ({
  testResults: [
    {
      name: '/checkout/src/a.test.ts',
      status: 'passed',
      assertionResults: tests.map(([ancestorTitles, title, status]) => ({ ancestorTitles, title, status })),
    },
  ],
});

const problemsWith = (test: string, ...tests: Ran[]): string[] =>
  rowsNotRun([provenRow('tab:one', 'One', test)], runsIn('/checkout', results(...tests)));

test('a proven row whose test passed has no problem', () => {
  expect(problemsWith('src/a.test.ts › one', [[], 'one', 'passed'])).toEqual([]);
  expect(problemsWith('src/a.test.ts › block › one', [['block'], 'one', 'passed'])).toEqual([]);
  expect(problemsWith('src/a.test.ts › one', [['block'], 'one', 'passed'])).toEqual([]);
});

test('a proven row whose test did not run is a problem', () => {
  const problem = ['tab:one: its test did not run: src/a.test.ts › one'];
  expect(problemsWith('src/a.test.ts › one', [[], 'two', 'passed'])).toEqual(problem);
  expect(problemsWith('src/a.test.ts › one', [[], 'one', 'skipped'])).toEqual(problem);
  expect(problemsWith('src/a.test.ts › one')).toEqual(problem);
});

test('a proven row whose test failed in any run is a problem', () => {
  const twice: Ran[] = [
    [[], 'one', 'passed'],
    [[], 'one', 'failed'],
  ];
  expect(problemsWith('src/a.test.ts › one', ...twice)).toEqual(['tab:one: its test failed: src/a.test.ts › one']);
});

test('a title that several blocks share does not name a test', () => {
  const shared: Ran[] = [
    [['a'], 'one', 'passed'],
    [['b'], 'one', 'passed'],
  ];
  expect(problemsWith('src/a.test.ts › one', ...shared)).toHaveLength(1);
});

test('the results of all runners are read together', () => {
  const root = temporaryCheckout({
    'tests/results/units.json': JSON.stringify(results([[], 'one', 'passed'])),
    'tests/results/journeys.json': JSON.stringify(results([[], 'two', 'passed'])),
  });
  expect(
    readTestRuns(root)
      ?.map((run) => run.title)
      .sort(),
  ).toEqual(['one', 'two']);
});

test('without a result file nothing has run', () => {
  expect(readTestRuns(temporaryCheckout({}))).toBeUndefined();
});
