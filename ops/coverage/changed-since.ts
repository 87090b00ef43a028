import { execFileSync } from 'node:child_process';
import type { Mutation } from './mutation.ts';
import { testOf } from './rows.ts';

/** Whether a commit changed what a mutation changes, or the test that must notice it. */
export function changedSince(root: string, commit: string): (changes: readonly Mutation[]) => boolean {
  const output = execFileSync('git', ['diff', '--name-only', commit], { cwd: root, encoding: 'utf8' });
  const files = new Set(output.split('\n'));
  return (changes) =>
    changes.some(({ row, edits }) =>
      [testOf(row)?.file ?? '', ...edits.map(({ file }) => file)].some((file) => files.has(file)),
    );
}
