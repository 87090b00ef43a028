import { execFileSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../native/settings.ts';

/**
 * The last commit in a folder of its own, where code may be made wrong: who goes on working here neither sees nor commits it, and a
 * run that is killed leaves nothing behind. It lies below this checkout and uses its packages; the engines, and their state, may be
 * those of another one, which breaks code of its own.
 */
export function breakableCheckout(root: string): string {
  const folder = join(root, '.state', 'mutated');
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const commit = git('rev-parse', 'HEAD');
  git('worktree', 'prune');
  if (existsSync(join(folder, '.git'))) git('-C', folder, 'checkout', '--quiet', '--force', '--detach', commit);
  else git('worktree', 'add', '--quiet', '--force', '--detach', folder, commit);
  if (!existsSync(join(folder, 'node_modules'))) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Tests of that folder find the engines of this one. */
export const enginesHere = {
  IMPRINT_STATE: services.state,
  IMPRINT_PORT_BASE: String(services.ports.edge),
};
