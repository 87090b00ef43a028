import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import yauzl, { type Entry, type Options, type ZipFile } from 'yauzl';
import { safePath } from './safe-path.ts';
import { createUnpackGuard, UnpackRefusal } from './unpack-limits.ts';

const open = promisify<string, Options, ZipFile>(yauzl.open);

const fileType = 0o170000;
const regularFile = 0o100000;

/** Unpacks a .zip, whose list of contents says beforehand what to expect; what is more than announced is refused. */
export async function unpackZip(archive: string, folder: string, mostBytes?: number): Promise<void> {
  const zip = await open(archive, { lazyEntries: true, validateEntrySizes: true, strictFileNames: false });
  const guard = createUnpackGuard(mostBytes);
  let packed = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      guard.entry();
      if (entry.fileName.endsWith('/') || !isRegular(entry)) continue;
      if (entry.isEncrypted()) throw new UnpackRefusal('The archive is encrypted.');
      const path = safePath(entry.fileName);
      if (!path) throw new UnpackRefusal(`The archive has a file outside of its own folder: ${entry.fileName}`);
      // Files may share their bytes: together they have no more than the whole archive.
      packed = Math.min(packed + entry.compressedSize, zip.fileSize);
      guard.bytes(entry.uncompressedSize, packed);
      const place = join(folder, path);
      await mkdir(dirname(place), { recursive: true });
      await pipeline(await contentOf(zip, entry), upTo(entry.uncompressedSize), createWriteStream(place));
    }
  } finally {
    zip.close();
  }
}

/** Links are written as files with a mode that says so. */
function isRegular({ externalFileAttributes }: Entry): boolean {
  const mode = (externalFileAttributes >>> 16) & fileType;
  return mode === 0 || mode === regularFile;
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  while (true) {
    const next = new Promise<Entry | undefined>((resolve, reject) => {
      zip.once('entry', resolve);
      zip.once('end', () => resolve(undefined));
      zip.once('error', reject);
    });
    zip.readEntry();
    const entry = await next;
    zip.removeAllListeners();
    if (!entry) return;
    yield entry;
  }
}

const contentOf = (zip: ZipFile, entry: Entry) =>
  new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (problem, stream) => (problem ? reject(problem) : resolve(stream)));
  });

function upTo(most: number): Transform {
  let bytes = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      done(bytes > most ? new UnpackRefusal('A file of the archive is larger than announced.') : null, chunk);
    },
  });
}
