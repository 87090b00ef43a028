import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, runCommand } from './command.ts';
import { type Outcome, outcomeOf } from './step.ts';

export interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly unknown[];
}

interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly TestFile[];
}

export interface VitestRun {
  /** What comes after `vitest run`. */
  readonly words: readonly string[];
  /** Where the configuration writes its result, in the checkout. */
  readonly results: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Files with a failure run once more, alone. A test that fails twice has failed. */
  readonly again: boolean;
}

/** A file that does not load has no test to report and counts as one that failed. */
export function countTests(results: Results): { passed: number; failed: number } {
  const unloaded = results.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return { passed: results.numPassedTests, failed: results.numFailedTests + unloaded };
}

export const failedFiles = (files: readonly TestFile[]): string[] =>
  files.filter(({ status }) => status === 'failed').map(({ name }) => name);

/** The tests that only the first run counts, and what the second says of the files that it saw. */
export function countBoth(first: Results, second: Results): { passed: number; failed: number } {
  const [one, other] = [countTests(first), countTests(second)];
  return { passed: one.passed + one.failed - other.failed, failed: other.failed };
}

async function once(run: VitestRun, files: readonly string[]): Promise<{ status: number; results?: Results }> {
  const place = join(checkout, run.results);
  rmSync(place, { force: true });
  const { status } = await runCommand(['vitest', 'run', ...run.words, ...files], { aloud: true, env: run.env ?? {} });
  return existsSync(place) ? { status, results: JSON.parse(readFileSync(place, 'utf8')) as Results } : { status };
}

/** Runs vitest to its end and counts from the file that it writes, never from what it prints. */
export async function runVitest(run: VitestRun): Promise<Outcome> {
  const first = await once(run, []);
  if (!first.results) return outcomeOf([`vitest ended with ${first.status} and wrote no result`]);
  const count = countTests(first.results);
  // vitest also ends badly on an error outside any test.
  const outside = first.status !== 0 && count.failed === 0 ? 1 : 0;
  const files = failedFiles(first.results.testResults);
  if (!run.again || files.length === 0)
    return { ...count, failed: count.failed + outside, words: outside + count.failed > 0 ? 'see above' : '' };

  console.log(`\nOnce more, alone:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  const second = await once(run, files);
  if (!second.results)
    return { ...count, words: `vitest ended with ${second.status} the second time and wrote no result` };
  const both = countBoth(first.results, second.results);
  console.log(
    `\n${count.failed} failed at first, ${both.failed} of them again. What failed once is to be looked into.`,
  );
  return { ...both, words: both.failed > 0 ? 'see above' : `${count.failed} passed only alone, see above` };
}
