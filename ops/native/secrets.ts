import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const names = ['databaseAdmin', 'databaseOwner', 'databaseApp', 's3', 'edge'] as const;

export type Secrets = Record<(typeof names)[number], string>;

/** The generated passwords of this checkout's engines, made at first use. */
export function readSecrets(state: string): Secrets {
  const file = join(state, 'secrets.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const fresh = Object.fromEntries(names.map((name) => [name, randomBytes(24).toString('hex')]));
  mkdirSync(state, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(fresh, null, 2)}\n`, { mode: 0o600 });
  try {
    // A link, unlike a rename, keeps the file of whoever came first.
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}
