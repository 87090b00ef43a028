import { randomBytes } from 'node:crypto';
import { dropDatabasesOf } from '../../tests/support/template-database.ts';
import { runVitest } from './run-vitest.ts';
import type { Step } from './step.ts';

/** Everything vitest knows: units next to their source, integration, isolation and the tests of the rules. */
export const testsStep: Step = {
  name: 'units',
  proves: 'units, and integration against the real engines',
  async run() {
    const run = randomBytes(4).toString('hex');
    const outcome = await runVitest({
      words: [],
      results: 'tests/results/units.json',
      env: { IMPRINT_TEST_RUN: run },
      again: process.env.CI !== undefined,
    });
    await dropDatabasesOf(run);
    return { ...outcome, words: outcome.words || `${outcome.passed} tests` };
  },
};
