import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Row, type TestName, testOf } from './rows.ts';

/** What vitest's JSON reporter writes, as far as it is read here. */
type Results = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
};

type TestRun = TestName & { readonly passed: boolean };

export const parseResults = (text: string): Results => JSON.parse(text) as Results;

export const runsIn = (root: string, results: Results): TestRun[] =>
  results.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        file: relative(root, file.name).replaceAll('\\', '/'),
        title: [...test.ancestorTitles, test.title].join(' › '),
        passed: test.status === 'passed',
      })),
  );

/** The runs of every result file, or nothing when no runner has written one. */
export function readTestRuns(root: string): TestRun[] | undefined {
  const folder = join(root, 'tests/results');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return files.length === 0
    ? undefined
    : files.flatMap((name) => runsIn(root, parseResults(readFileSync(join(folder, name), 'utf8'))));
}

/** A title may be given with its describe blocks ("block › title") or, when it is the only one, without. */
export const isRunOf = (test: TestName, run: TestRun): boolean =>
  run.file === test.file && (run.title === test.title || run.title.endsWith(` › ${test.title}`));

export function rowsNotRun(rows: readonly Row[], runs: readonly TestRun[]): string[] {
  const byFile = Map.groupBy(runs, (run) => run.file);
  return rows.flatMap((row) => {
    const test = testOf(row);
    if (row.state !== 'proven' || test === undefined) return [];
    const found = (byFile.get(test.file) ?? []).filter((run) => isRunOf(test, run));
    if (found.length === 0) return [`${row.id}: its test did not run: ${row.test}`];
    if (new Set(found.map((run) => run.title)).size > 1) return [`${row.id}: several tests are called ${row.test}`];
    return found.every((run) => run.passed) ? [] : [`${row.id}: its test failed: ${row.test}`];
  });
}
