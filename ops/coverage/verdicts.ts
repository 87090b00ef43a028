import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutation.ts';
import { testOf } from './rows.ts';

export type Verdict = 'caught' | 'survived' | 'not judged';
export type Judged = { readonly verdict: Verdict; readonly reason: string };

/** What was judged before, as long as neither the test nor the changed code is another: a run that was stopped goes on. */
export interface Verdicts {
  readonly of: (mutation: Mutation) => Judged | undefined;
  readonly note: (mutation: Mutation, judged: Judged) => void;
}

export function verdictsIn(root: string, kept = root): Verdicts {
  const path = join(kept, 'tests/results/mutations/verdicts.jsonl');
  const known = new Map<string, Judged>();
  for (const line of existsSync(path) ? readFileSync(path, 'utf8').split('\n') : []) {
    if (line === '') continue;
    const { key, verdict, reason } = JSON.parse(line) as Judged & { key: string };
    known.set(key, { verdict, reason });
  }
  return {
    of: (mutation) => known.get(keyOf(root, mutation)),
    note(mutation, judged) {
      // Why a test could not be judged has nothing to do with the code: it is tried again.
      if (judged.verdict === 'not judged') return;
      const key = keyOf(root, mutation);
      known.set(key, judged);
      mkdirSync(dirname(path), { recursive: true });
      appendFileSync(path, `${JSON.stringify({ key, row: mutation.row.id, ...judged })}\n`);
    },
  };
}

function keyOf(root: string, { row, edits, batch }: Mutation): string {
  const files = new Set([...edits.map(({ file }) => file), testOf(row)?.file ?? '']);
  const hash = createHash('sha256').update(JSON.stringify([row.id, row.test, edits, batch]));
  for (const file of [...files].sort()) if (existsSync(join(root, file))) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}
