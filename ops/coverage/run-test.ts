import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome, RunTest } from './mutate.ts';
import type { TestName } from './rows.ts';
import { isRunOf, parseResults, runsIn } from './test-runs.ts';

const nameFilter = (title: string): string =>
  (title.split(' › ').at(-1) ?? title).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function outcomeIn(root: string, resultFile: string, test: TestName): Outcome {
  if (!existsSync(resultFile)) return 'did not run';
  const results = parseResults(readFileSync(resultFile, 'utf8'));
  const runs = runsIn(root, results).filter((run) => isRunOf(test, run));
  if (runs.length > 0) return runs.every((run) => run.passed) ? 'passed' : 'failed';
  // A test file that no longer loads has no tests to report, and is red all the same.
  const broken = results.testResults.some((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return broken ? 'failed' : 'did not run';
}

/**
 * Runs one test alone, with its results in a folder of its own so that tests/results/ keeps the full run. The command
 * line only wins over `outputFile: { json }` of vitest's configuration, not over an outputFile inside `reporters`.
 */
export const vitestIn =
  (root: string): RunTest =>
  (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'imprint-mutate-'));
    const resultFile = join(folder, 'result.json');
    const args = ['run', test.file, '-t', nameFilter(test.title), '--reporter=json', `--outputFile=${resultFile}`];
    return new Promise<Outcome>((resolve, reject) => {
      const child = spawn(join(root, 'node_modules/.bin/vitest'), args, { cwd: root, stdio: 'ignore' });
      child.on('error', reject);
      child.on('close', () => resolve(outcomeIn(root, resultFile, test)));
    }).finally(() => rmSync(folder, { recursive: true, force: true }));
  };
