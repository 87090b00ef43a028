import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rowsNotAsserted } from './asserted.ts';
import { mark, writeGroups } from './mark.ts';
import { mutate } from './mutate.ts';
import { report } from './report.ts';
import { problemsOfRows, type Row, readRows } from './rows.ts';
import { vitestIn } from './run-test.ts';
import { findSpecification, rowsMissingFor } from './specification.ts';
import { readTestRuns, rowsNotRun } from './test-runs.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'tests/coverage');

function checkAgainstSpecification(rows: readonly Row[]): string[] {
  const specification = findSpecification(root, process.env);
  if (specification !== undefined) return rowsMissingFor(specification, rows);
  console.log(
    'coverage: the specification is not here (IMPRINT_SPECIFICATION names it); rows were not compared with it',
  );
  return [];
}

function checkRuns(rows: readonly Row[]): string[] {
  const runs = readTestRuns(root);
  return runs === undefined ? ['tests/results/ holds no result: run npm run check first'] : rowsNotRun(rows, runs);
}

function markRows(rows: readonly Row[], glob: string, test: string): boolean {
  const outcome = mark(root, rows, glob, test);
  writeGroups(folder, outcome.rows, new Set(outcome.marked.map((row) => row.group)));
  for (const reason of outcome.refused) console.error(`not marked: ${reason}`);
  console.log(`marked: ${outcome.marked.length} proven, ${outcome.refused.length} refused`);
  return outcome.refused.length === 0;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mutate: { type: 'boolean' }, seed: { type: 'string' }, mark: { type: 'boolean' } },
});

async function run(): Promise<boolean> {
  const { rows, problems: unreadable } = readRows(folder);
  if (values.mark) {
    const [glob, test] = positionals;
    if (glob !== undefined && test !== undefined && unreadable.length === 0) return markRows(rows, glob, test);
    console.error([...unreadable, 'usage: --mark "<id or glob>" "<path/to/file.test.ts › title>"'].join('\n'));
    return false;
  }
  const problems = [
    ...unreadable,
    ...problemsOfRows(rows, root),
    ...checkAgainstSpecification(rows),
    ...rowsNotAsserted(root, rows),
    ...checkRuns(rows),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`problems: ${problems.length}\n`);
  console.log(report(rows));
  if (!values.mutate || problems.length > 0) return problems.length === 0;
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  return mutate(root, rows, Number(positionals[0] ?? 20), seed, vitestIn(root), console.log);
}

process.exitCode = (await run()) ? 0 : 1;
