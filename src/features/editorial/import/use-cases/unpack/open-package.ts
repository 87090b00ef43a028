import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import type { SourcePackage } from '../../formats/format.ts';
import { safePath } from './safe-path.ts';
import { createUnpackGuard, UnpackRefusal } from './unpack-limits.ts';
import { unpackZip } from './unpack-zip.ts';

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

function unpackerOf(
  path: string,
): ((archive: string, folder: string, mostBytes?: number) => Promise<void>) | undefined {
  if (/\.zip$/i.test(path)) return unpackZip;
  if (/\.(tar\.gz|tgz)$/i.test(path)) return (archive, folder, most) => unpackTar(archive, folder, true, most);
  if (/\.tar$/i.test(path)) return (archive, folder, most) => unpackTar(archive, folder, false, most);
  return undefined;
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

/** Unpacks a .tar or .tar.gz. Links and devices are left out: only files are content. */
async function unpackTar(archive: string, folder: string, isCompressed: boolean, mostBytes?: number): Promise<void> {
  const guard = createUnpackGuard(mostBytes);
  let packed = 0;
  const source = createReadStream(archive);
  source.on('data', (chunk) => {
    packed += chunk.length;
  });
  const counted = new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        guard.bytes(chunk.length, packed);
        done(null, chunk);
      } catch (problem) {
        done(problem as Error);
      }
    },
  });
  const files = extract();
  const stored = (async () => {
    for await (const entry of files) {
      guard.entry();
      if (entry.header.type !== 'file') {
        entry.resume();
        continue;
      }
      const path = safePath(entry.header.name);
      if (!path) throw new UnpackRefusal(`The archive has a file outside of its own folder: ${entry.header.name}`);
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      await pipeline(entry, createWriteStream(place));
    }
  })();
  const read = isCompressed ? pipeline(source, createGunzip(), counted, files) : pipeline(source, counted, files);
  await Promise.all([read, stored]);
}
