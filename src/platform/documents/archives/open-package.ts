import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { fileSource } from '../byte-sources.ts';
import { zipEntries } from './zip.ts';

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

/** The same package with a file of another place next to its own. */
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

/** What one package may unpack to, whoever brings it. */
export const mostUnpackedBytes = 20 * 1024 ** 3;

/** What an archive may do to the machine that opens it. */
const limits = {
  entries: 200_000,
  nameBytes: 1_000,
  /** Texts shrink to a tenth, pictures hardly: more than this much from nothing is a bomb. */
  ratio: 100,
  /** Below this size a high ratio does no harm. */
  freeBytes: 16 * 1024 ** 2,
} as const;

class UnpackRefusal extends Error {}

/** Counts what comes out of an archive, and stops it in time. */
function createGuard(mostBytes = mostUnpackedBytes) {
  let entries = 0;
  let bytes = 0;
  return {
    entry(): void {
      entries += 1;
      if (entries > limits.entries) throw new UnpackRefusal(`The archive has more than ${limits.entries} files.`);
    },
    /** `packed` is what these bytes and all before them took in the archive. */
    bytes(count: number, packed: number): void {
      bytes += count;
      if (bytes > mostBytes)
        throw new UnpackRefusal(`The archive is larger than ${Math.floor(mostBytes / 1024 ** 2)} MB when unpacked.`);
      if (bytes > limits.freeBytes && bytes > packed * limits.ratio)
        throw new UnpackRefusal(`The archive grows to more than ${limits.ratio} times its size when unpacked.`);
    },
  };
}

/** The path of an archive's entry as a place below the package's folder; nothing if it would lead elsewhere. */
export function safePath(written: string): string | undefined {
  if (written.length > limits.nameBytes || written.includes('\0')) return undefined;
  const parts = written.replaceAll('\\', '/').split('/');
  if (parts[0] === '' || /^[a-z]:/i.test(parts[0] ?? '')) return undefined;
  const kept = parts.filter((part) => part !== '' && part !== '.');
  return kept.length === 0 || kept.includes('..') ? undefined : kept.join('/');
}

const outside = (name: string) => new UnpackRefusal(`The archive has a file outside of its own folder: ${name}`);

async function placeFor(path: string, folder: string): Promise<string> {
  const place = join(folder, path);
  await mkdir(dirname(place), { recursive: true });
  return place;
}

/** Unpacks a .zip, whose list of contents says beforehand what to expect; what is more than announced is refused. */
async function unpackZip(archive: string, folder: string, mostBytes?: number): Promise<void> {
  const source = await fileSource(archive);
  const guard = createGuard(mostBytes);
  let packed = 0;
  try {
    for await (const entry of zipEntries(source)) {
      guard.entry();
      const path = safePath(entry.path);
      // An archive may list its own folder; nothing else in it is without a place.
      if (!path && entry.path !== './') throw outside(entry.path);
      if (!path || entry.path.endsWith('/') || !entry.isRegular) continue;
      if (entry.isEncrypted) throw new UnpackRefusal('The archive is encrypted.');
      // Files may share their bytes: together they have no more than the whole archive.
      packed = Math.min(packed + entry.packedBytes, source.size);
      guard.bytes(entry.bytes, packed);
      // The content may fail as soon as it is opened, so whoever hears of it must be there by then.
      const place = await placeFor(path, folder);
      await pipeline(await entry.content(), createWriteStream(place));
    }
  } finally {
    await source.close();
  }
}

/** Unpacks a .tar or .tar.gz. Links and devices are left out: only files are content. */
async function unpackTar(archive: string, folder: string, mostBytes?: number): Promise<void> {
  const guard = createGuard(mostBytes);
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
      if (!path) throw outside(entry.header.name);
      await pipeline(entry, createWriteStream(await placeFor(path, folder)));
    }
  })();
  const isCompressed = !/\.tar$/i.test(archive);
  const read = isCompressed ? pipeline(source, createGunzip(), counted, files) : pipeline(source, counted, files);
  await Promise.all([read, stored]);
}
