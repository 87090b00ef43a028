import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { folder, lines, migration } from './dataset.ts';

const root = join(import.meta.dirname, '../../..');
/** What is not written by hand, or not needed to run. */
const left = new Set(['node_modules', '.git', '.state', '.react-router', 'build', 'docs', 'tests/results']);

/** The whole project once more, in a folder where anything may be done to it. */
export function copyApp(): string {
  const copy = mkdtempSync(join(tmpdir(), 'imprint-new-kind-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

export function addDataset(copy: string): void {
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text.trimStart());
  };
  for (const [path, text] of Object.entries(folder)) write(path, text);
  write(`db/migrations/${nextNumber(copy)}_dataset.sql`, migration);
  for (const { file, after, line } of lines) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(`${after}\n`)) throw new Error(`${file} has no line "${after}" any more.`);
    write(
      file,
      text.replace(`${after}\n`, () => `${after}\n${line}\n`),
    );
  }
}

function nextNumber(copy: string): string {
  const last = readdirSync(join(copy, 'db/migrations')).sort().at(-1) ?? '0';
  return String(Number.parseInt(last, 10) + 1).padStart(4, '0');
}

/** Every file that people write, with the hash of what is in it. */
export const filesOf = (copy: string): ReadonlyMap<string, string> =>
  new Map(
    ['src', 'db', 'ops', 'tests']
      .flatMap((top) => readdirSync(join(copy, top), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(copy, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
