import { chownSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { engineUser, isRoot, services } from './settings.ts';

/** A folder below the state folder that belongs to the engines' user. */
export function engineFolder(...names: string[]): string {
  mkdirSync(services.state, { recursive: true });
  let folder: string = services.state;
  for (const name of names) {
    folder = join(folder, name);
    if (existsSync(folder)) continue;
    mkdirSync(folder, { mode: 0o700 });
    giveToEngineUser(folder);
  }
  return folder;
}

export function giveToEngineUser(path: string): void {
  if (isRoot) chownSync(path, engineUser.uid, engineUser.gid);
}

export async function giveTreeToEngineUser(path: string): Promise<void> {
  if (isRoot) await run(['chown', '-R', `${engineUser.uid}:${engineUser.gid}`, path]);
}

/** Writes a file that only the engines' user may read: configurations can hold secrets. */
export function writeEngineFile(path: string, content: string): void {
  const draft = `${path}.new`;
  rmSync(draft, { force: true });
  writeFileSync(draft, content, { mode: 0o600 });
  giveToEngineUser(draft);
  renameSync(draft, path);
}

/** Copies a program next to the data, because the engines' user can't enter a personal cache folder. */
export function copyProgram(from: string, to: string): void {
  const draft = `${to}.new`;
  copyFileSync(from, draft);
  giveToEngineUser(draft);
  renameSync(draft, to);
}
