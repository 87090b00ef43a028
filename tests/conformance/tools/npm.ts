import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '../../../ops/native/settings.ts';
import { keepDraft } from './keep-draft.ts';

/** The folder of a package of data that judges documents, fetched once into the cache: it is no part of the project. */
export function npmPackage(name: string, version: string): string {
  const home = join(services.cache, 'npm', `${name.replace('/', '+')}-${version}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(folder)) return folder;
  const draft = `${home}.fetching-${process.pid}`;
  const words = ['install', '--prefix', draft, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  try {
    mkdirSync(draft, { recursive: true });
    const { status, stderr } = spawnSync('npm', [...words, `${name}@${version}`], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${name} ${version} could not be fetched: ${stderr.trim().split('\n').at(-1)}`);
    keepDraft(draft, home);
    return folder;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
