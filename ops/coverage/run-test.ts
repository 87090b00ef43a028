import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enginesHere } from './breakable-checkout.ts';
import type { Outcome, RunTests } from './mutate.ts';
import { isJourney, type TestName } from './rows.ts';
import { isRunOf, parseResults, runsIn } from './test-runs.ts';

/** A row may name a journey in a language in which it is walked in whole runs alone. */
const everyLanguage = { IMPRINT_LANGUAGES: 'all' };

const nameFilter = (tests: readonly TestName[]): string =>
  tests.map(({ title }) => (title.split(' › ').at(-1) ?? title).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');

function outcomeIn(root: string, resultFile: string, test: TestName): Outcome {
  if (!existsSync(resultFile)) return 'did not run';
  const results = parseResults(readFileSync(resultFile, 'utf8'));
  const runs = runsIn(root, results).filter((run) => isRunOf(test, run));
  if (runs.length > 0) return runs.every((run) => run.passed) ? 'passed' : 'failed';
  // A test file that no longer loads, or whose preparation fails, has run no test and is red all the same.
  const broken = results.testResults.some(
    (file) => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  );
  return broken ? 'failed' : 'did not run';
}

/**
 * Runs tests alone, with their results in a folder of its own so that tests/results/ keeps the full run. The command
 * line only wins over `outputFile: { json }` of vitest's configuration, not over an outputFile inside `reporters`.
 * A journey walks through the built portal, so that is built first; one that no longer builds is red.
 */
export const vitestIn =
  (root: string): RunTests =>
  async (tests) => {
    const walks = tests.some(isJourney);
    if (walks && (await exitCode(root, ['npm', 'run', '--silent', 'build'])) !== 0) return tests.map(() => 'failed');
    const folder = mkdtempSync(join(tmpdir(), 'imprint-mutate-'));
    const resultFile = join(folder, 'result.json');
    const files = [...new Set(tests.map(({ file }) => file))];
    const config = walks ? ['--config', 'tests/journeys/vitest.config.ts'] : [];
    const output = ['--reporter=json', `--outputFile=${resultFile}`];
    try {
      const vitest = join(root, 'node_modules/.bin/vitest');
      await exitCode(root, [vitest, 'run', ...config, ...files, '-t', nameFilter(tests), ...output]);
      return tests.map((test) => outcomeIn(root, resultFile, test));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };

function exitCode(root: string, [command = '', ...args]: readonly string[]): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'ignore',
      env: { ...process.env, ...everyLanguage, ...enginesHere },
    });
    child.on('error', reject);
    child.on('close', resolve);
  });
}
