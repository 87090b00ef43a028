import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changed, readTokens, type Token } from './code-tokens.ts';
import { chooseMutations, type Mutation, pick } from './mutation-choice.ts';
import { type Row, type TestName, testOf } from './rows.ts';

export type Outcome = 'passed' | 'failed' | 'did not run';
export type RunTest = (test: TestName) => Promise<Outcome>;

/** Files that differ from the last commit must not be touched: what was there could be lost. */
function uncommittedAmong(root: string, files: readonly string[]): string[] {
  if (files.length === 0) return [];
  try {
    const args = ['status', '--porcelain', '--untracked-files=all', '--', ...files];
    const status = execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    return status
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.slice(3));
  } catch {
    return [...files];
  }
}

/** Runs `work` while one token is changed; the file is put back whatever happens, also on Ctrl-C. */
export async function whileChanged<T>(root: string, token: Token, work: () => Promise<T>): Promise<T> {
  const path = join(root, token.file);
  const original = readFileSync(path);
  const restore = () => writeFileSync(path, original);
  const stop = () => {
    restore();
    process.exit(130);
  };
  process.on('exit', restore);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  try {
    writeFileSync(path, changed(original.toString('utf8'), token));
    return await work();
  } finally {
    restore();
    process.off('exit', restore);
    process.off('SIGINT', stop);
    process.off('SIGTERM', stop);
  }
}

type Verdict = 'caught' | 'survived' | 'not judged';

async function judge(root: string, mutation: Mutation, runTest: RunTest): Promise<[Verdict, string]> {
  const test = testOf(mutation.row);
  if (test === undefined) return ['not judged', 'no test'];
  const before = await runTest(test);
  if (before !== 'passed') return ['not judged', `the test ${before === 'failed' ? 'fails' : before} without a change`];
  const after = await whileChanged(root, mutation.token, () => runTest(test));
  return after === 'failed' ? ['caught', ''] : ['survived', after === 'passed' ? '' : `the test ${after}`];
}

const lineOf = (root: string, token: Token): number =>
  readFileSync(join(root, token.file), 'utf8').slice(0, token.start).split('\n').length;

/** Changes `wanted` literals of the code, one after another; each must turn its row's test red. */
export async function mutate(
  root: string,
  rows: readonly Row[],
  wanted: number,
  seed: number,
  runTest: RunTest,
  say: (line: string) => void,
): Promise<boolean> {
  const { possible, skipped } = chooseMutations(root, rows, readTokens(root));
  const picked = pick(possible, wanted, seed);
  say(`mutate: seed ${seed}; ${possible.length} proven rows can be mutated`);
  for (const [reason, count] of skipped) say(`mutate: ${count} skipped: ${reason}`);
  const dirty = uncommittedAmong(root, [...new Set(picked.map((mutation) => mutation.token.file))]);
  if (dirty.length > 0) {
    say(`mutate: commit these first, they hold uncommitted changes: ${dirty.join(', ')}`);
    return false;
  }
  const tally: Record<Verdict, number> = { caught: 0, survived: 0, 'not judged': 0 };
  for (const mutation of picked) {
    const { row, token } = mutation;
    const [verdict, reason] = await judge(root, mutation, runTest);
    tally[verdict] += 1;
    say(
      `${verdict.padEnd(10)}  ${row.id}  ${token.file}:${lineOf(root, token)}${reason === '' ? '' : `  (${reason})`}`,
    );
  }
  if (picked.length < wanted) say(`mutate: only ${picked.length} of the ${wanted} wanted rows could be mutated`);
  if (tally['not judged'] > 0) say(`mutate: ${tally['not judged']} not judged`);
  say(`mutations: ${tally.caught + tally.survived} changed, ${tally.caught} caught, ${tally.survived} survived`);
  return tally.caught > 0 && tally.survived === 0 && tally['not judged'] === 0;
}
