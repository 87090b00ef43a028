import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { unpackTar, unpackZip } from './unpack.ts';

/** An unpacked folder of files. Paths are relative, with `/`, and sorted. */
export interface SourcePackage {
  readonly paths: readonly string[];
  read(path: string): Promise<Buffer>;
  /** Where the file lies on this machine, for tools that read files. */
  place(path: string): string;
}

export interface OpenPackage extends SourcePackage {
  /** Removes what was unpacked. */
  close(): Promise<void>;
}

/** A folder, an archive or a single file, as a package. */
export async function openPackage(path: string, mostBytes?: number): Promise<OpenPackage> {
  const facts = await stat(path);
  if (facts.isDirectory()) return folderPackage(path, await filesBelow(path), async () => {});
  const unpack = unpackerOf(path);
  if (!unpack) return folderPackage(dirname(path), [basename(path)], async () => {});
  const folder = await mkdtemp(join(tmpdir(), 'imprint-import-'));
  const close = () => rm(folder, { recursive: true, force: true });
  try {
    await unpack(path, folder, mostBytes);
    return folderPackage(folder, await filesBelow(folder), close);
  } catch (problem) {
    await close();
    throw problem;
  }
}

function unpackerOf(path: string): typeof unpackZip | undefined {
  if (/\.zip$/i.test(path)) return unpackZip;
  return /\.(tar|tar\.gz|tgz)$/i.test(path) ? unpackTar : undefined;
}

/** The same package with a file of another place beside its own. */
export const withFile = (files: OpenPackage, name: string, place: string): OpenPackage => ({
  ...files,
  paths: [...files.paths, name],
  read: (path) => (path === name ? readFile(place) : files.read(path)),
  place: (path) => (path === name ? place : files.place(path)),
});

/** Regular files only: a link could lead out of the package. Sorted, so that each run sees them in the same order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

const folderPackage = (folder: string, paths: readonly string[], close: () => Promise<void>): OpenPackage => ({
  paths,
  read: (path) => readFile(join(folder, path)),
  place: (path) => join(folder, path),
  close,
});
