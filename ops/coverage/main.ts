import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { rowsNotAsserted } from './asserted.ts';
import { breakableCheckout } from './breakable-checkout.ts';
import { changedSince } from './changed-since.ts';
import { chooseMutations, pick } from './choose-mutations.ts';
import { mark, writeGroups } from './mark.ts';
import { mutate } from './mutate.ts';
import type { Mutation } from './mutation.ts';
import { report } from './report.ts';
import { patternOf, problemsOfRows, type Row, readRows } from './rows.ts';
import { vitestIn } from './run-test.ts';
import { findSpecification, rowsMissingFor } from './specification.ts';
import { readTestRuns, rowsNotRun } from './test-runs.ts';
import { verdictsIn } from './verdicts.ts';
import { writtenMutations } from './written-mutations.ts';

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
  options: {
    mutate: { type: 'boolean' },
    all: { type: 'boolean' },
    since: { type: 'string' },
    only: { type: 'string' },
    seed: { type: 'string' },
    mark: { type: 'boolean' },
  },
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
    ...writtenMutations(root, rows).problems,
    ...checkRuns(rows),
  ];
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) console.error(`problems: ${problems.length}\n`);
  console.log(report(rows));
  if (!values.mutate) return problems.length === 0;
  const checkout = breakableCheckout(root);
  const mutations = chosen(checkout, readRows(join(checkout, 'tests/coverage')).rows);
  const parts = {
    root: checkout,
    runTests: vitestIn(checkout),
    verdicts: verdictsIn(checkout, root),
    say: console.log,
  };
  return (await mutate(parts, mutations)) && problems.length === 0;
}

/** Of the last commit: all, those that a change touches, or some by chance. */
function chosen(checkout: string, all: readonly Row[]): Mutation[] {
  const globs = values.only?.split(' ').map(patternOf);
  const rows = globs ? all.filter(({ id }) => globs.some((glob) => glob.test(id))) : all;
  const possible = chooseMutations(checkout, rows);
  const proven = rows.filter(({ state }) => state === 'proven').length;
  console.log(`mutate: ${possible.length} of ${proven} proven rows can be mutated`);
  if (values.all) {
    const known = new Set(possible.flat().map(({ row }) => row.id));
    for (const { id, state } of rows)
      if (state === 'proven' && !known.has(id)) console.log(`mutate: no change is known for ${id}`);
    return possible.flat();
  }
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
  console.log(`mutate: seed ${seed}`);
  const touched = values.since === undefined ? possible : possible.filter(changedSince(root, values.since));
  return pick(touched, Number(positionals[0] ?? 20), seed);
}

process.exitCode = (await run()) ? 0 : 1;
