import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dropDatabasesOf } from '../../tests/support/template-database.ts';
import { checkout, runCommand } from './command.ts';
import { outcomeOf, type Step } from './step.ts';

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

/** A file that does not load has no test to report and counts as one that failed. */
export function countTests(results: Results): { passed: number; failed: number } {
  const unloaded = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: results.numPassedTests, failed: results.numFailedTests + unloaded };
}

/** Everything vitest knows: units beside their source, integration, isolation and the tests of the rules. */
export const testsStep: Step = {
  name: 'units',
  proves: 'units, and integration against the real engines',
  async run() {
    const file = join(checkout, 'tests/results/units.json');
    rmSync(file, { force: true });
    const run = randomBytes(4).toString('hex');
    const { status } = await runCommand(['vitest', 'run'], { aloud: true, env: { IMPRINT_TEST_RUN: run } });
    await dropDatabasesOf(run);
    if (!existsSync(file)) return outcomeOf([`vitest ended with ${status} and wrote no result`]);
    const { passed, failed } = countTests(JSON.parse(readFileSync(file, 'utf8')) as Results);
    // vitest also ends badly on an error outside any test.
    const outside = status !== 0 && failed === 0 ? 1 : 0;
    return { passed, failed: failed + outside, words: failed + outside > 0 ? 'see above' : `${passed} tests` };
  },
};
