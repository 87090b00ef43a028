import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout, runCommand } from '../../ops/check/command.ts';
import { engineEnvironment } from '../support/engines.ts';

// While a new version is rolled out, servers of the previous one still work on the new schema. So the contract tests of the
// previous commit run here against the migrations of this one.

async function git(...words: string[]): Promise<string | undefined> {
  const { status, output } = await runCommand(['git', ...words]);
  return status === 0 ? output.trim() : undefined;
}

/** With changes that are not committed, the last commit is the previous one. */
async function previousCommit(): Promise<string | undefined> {
  const clean = (await git('status', '--porcelain', '--', 'db', 'src')) === '';
  return git('rev-parse', '--verify', '--quiet', clean ? 'HEAD~1' : 'HEAD');
}

async function layOut(commit: string, folder: string): Promise<void> {
  const unpack = `git archive ${commit} | tar -x -C "${folder}"`;
  const { status, output } = await runCommand(['bash', '-o', 'pipefail', '-c', unpack]);
  if (status !== 0) throw new Error(`the previous commit could not be laid out: ${output}`);
  symlinkSync(join(checkout, 'node_modules'), join(folder, 'node_modules'));
}

function takeNewMigrations(folder: string): void {
  rmSync(join(folder, 'db', 'migrations'), { recursive: true, force: true });
  cpSync(join(checkout, 'db', 'migrations'), join(folder, 'db', 'migrations'), { recursive: true });
}

const contractTests = (folder: string) =>
  runCommand(['vitest', 'run', '/api/', '--passWithNoTests', '--reporter=default'], {
    cwd: folder,
    env: engineEnvironment(),
  });

async function proveIn(folder: string, commit: string): Promise<void> {
  const name = commit.slice(0, 7);
  await layOut(commit, folder);
  const onItsOwn = await contractTests(folder);
  if (onItsOwn.status !== 0) {
    console.log(`skipped: commit ${name} fails its tests on its own schema, so it can prove nothing about the new one`);
    return;
  }
  takeNewMigrations(folder);
  const { status, output } = await contractTests(folder);
  if (status === 0) console.log(`commit ${name} works on the new schema`);
  else {
    console.error(`${output}\ncommit ${name} does not work on the new schema: expand first, contract later.`);
    process.exitCode = 1;
  }
}

const commit = await previousCommit();
if (!commit) console.log('skipped: there is no previous commit here');
else if ((await git('cat-file', '-e', `${commit}:src/processes/server.ts`)) === undefined)
  console.log('skipped: the previous commit has no server');
else if ((await git('diff', '--stat', commit, '--', 'db/migrations')) === '')
  console.log(`commit ${commit.slice(0, 7)} has the same schema`);
else {
  const folder = mkdtempSync(join(tmpdir(), 'imprint-previous-'));
  try {
    await proveIn(folder, commit);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
