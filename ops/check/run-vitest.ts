import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  /** So many processes at once, each with one worker and a part of the files; else one with all of them. */
  readonly shards?: number;
  /** Files with a failure run once more, alone. A test that fails twice has failed. */
  readonly again: boolean;
}

interface Ended {
  readonly status: number;
  readonly results?: Results;
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

/** What stands in the end: files that ran once more are told of by the second run. */
export function replaceSeen(first: Results, second: Results): Results {
  const seen = new Set(second.testResults.map(({ name }) => name));
  const both = countBoth(first, second);
  return {
    numPassedTests: both.passed,
    numFailedTests: both.failed,
    testResults: [...first.testResults.filter(({ name }) => !seen.has(name)), ...second.testResults],
  };
}

/** What several processes found, as one would have written it; nothing where one of them wrote nothing. */
export function joinEnds(ends: readonly Ended[]): Ended {
  const status = ends.find((end) => end.status !== 0)?.status ?? 0;
  const all = ends.flatMap(({ results }) => results ?? []);
  if (all.length < ends.length) return { status };
  const sum = (key: 'numPassedTests' | 'numFailedTests') => all.reduce((total, results) => total + results[key], 0);
  return {
    status,
    results: {
      numPassedTests: sum('numPassedTests'),
      numFailedTests: sum('numFailedTests'),
      testResults: all.flatMap(({ testResults }) => testResults),
    },
  };
}

async function once({ env = {}, ...run }: VitestRun, place: string, words: readonly string[]): Promise<Ended> {
  rmSync(place, { force: true });
  const { status } = await runCommand(['vitest', 'run', ...run.words, ...words], { aloud: true, env });
  return existsSync(place) ? { status, results: JSON.parse(readFileSync(place, 'utf8')) as Results } : { status };
}

/** Each of several processes writes a file of its own, and readers of results find one with everything. */
async function inShards(run: VitestRun, place: string, count: number): Promise<Ended> {
  const ends = Array.from({ length: count }, async (_, number) => {
    const part = `${place}.${number + 1}`;
    const end = await once(run, part, [
      '--no-file-parallelism',
      `--shard=${number + 1}/${count}`,
      `--outputFile.json=${part}`,
    ]);
    rmSync(part, { force: true });
    return end;
  });
  const joined = joinEnds(await Promise.all(ends));
  rmSync(place, { force: true });
  if (joined.results) writeFileSync(place, JSON.stringify(joined.results));
  return joined;
}

/** Runs vitest to its end and counts from the file that it writes, never from what it prints. */
export async function runVitest(run: VitestRun): Promise<Outcome> {
  const place = join(checkout, run.results);
  const first = await (run.shards ? inShards(run, place, run.shards) : once(run, place, []));
  if (!first.results) return outcomeOf([`vitest ended with ${first.status} and wrote no result`]);
  const count = countTests(first.results);
  // vitest also ends badly on an error outside any test.
  const outside = first.status !== 0 && count.failed === 0 ? 1 : 0;
  const files = failedFiles(first.results.testResults);
  if (!run.again || files.length === 0)
    return { ...count, failed: count.failed + outside, words: outside + count.failed > 0 ? 'see above' : '' };

  console.log(`\nOnce more, alone:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
  const second = await once(run, place, files);
  if (!second.results)
    return { ...count, words: `vitest ended with ${second.status} the second time and wrote no result` };
  // Who reads results looks for every test in them.
  writeFileSync(place, JSON.stringify(replaceSeen(first.results, second.results)));
  const both = countBoth(first.results, second.results);
  console.log(
    `\n${count.failed} failed at first, ${both.failed} of them again. What failed once is to be looked into.`,
  );
  return { ...both, words: both.failed > 0 ? 'see above' : `${count.failed} passed only alone, see above` };
}
