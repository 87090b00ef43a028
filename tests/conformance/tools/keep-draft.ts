import { existsSync, renameSync } from 'node:fs';

/** Puts into the cache what is whole. Where somebody else was quicker theirs stays, which is the same. */
export function keepDraft(draft: string, home: string): void {
  try {
    renameSync(draft, home);
  } catch (problem) {
    if (!existsSync(home)) throw problem;
  }
}
