import { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';
import type { ByteSource } from '../../kernel/byte-source.ts';
import { failed, type Result, success } from '../../kernel/result.ts';
import { windowed } from '../byte-sources.ts';
import type { Reading } from '../refusal.ts';

const pieceBytes = 64 * 1024;

/** Gives yauzl a file that lies anywhere. */
class SourceReader extends yauzl.RandomAccessReader {
  readonly #source: ByteSource;
  constructor(source: ByteSource) {
    super();
    this.#source = source;
  }
  override _readStreamForRange(start: number, end: number): Readable {
    const source = this.#source;
    async function* pieces() {
      for (let place = start; place < end; ) {
        const piece = await source.read(place, Math.min(pieceBytes, end - place));
        if (piece.length === 0) return;
        place += piece.length;
        yield piece;
      }
    }
    return Readable.from(pieces(), { objectMode: false });
  }
  /** A few bytes at a time, for the list of contents: a stream for each of them would cost more than reading them. */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (problem: Error | null, bytesRead?: number) => void,
  ): void {
    this.#source.read(position, length).then((bytes) => {
      buffer.set(bytes, offset);
      callback(null, bytes.length);
    }, callback);
  }
}

const open = (source: ByteSource) =>
  yauzl.fromRandomAccessReaderPromise(new SourceReader(windowed(source)), source.size, {
    lazyEntries: true,
    autoClose: false,
    // Names are judged by our own rules, which say what is wrong with them.
    decodeStrings: false,
    validateEntrySizes: true,
  });

const utf8 = new TextDecoder('utf-8');
const regularMode = 0o100000;
const folderMode = 0o040000;

/** What an archive says of one of its files, before it is unpacked. */
export type ZipEntry = ReturnType<typeof entryOf>;

function entryOf(entry: Entry) {
  // Links are written as files with a mode that says so.
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
  const isRegular = mode === 0 || mode === regularMode;
  const name = utf8.decode(entry.fileNameRaw);
  return {
    name,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    /** 0 is stored, 8 is deflated; readers differ on all others. */
    method: entry.compressionMethod,
    /** Where its own head begins in the archive, and how long that is at least. */
    start: entry.relativeOffsetOfLocalHeader,
    headBytes: 30 + entry.fileNameLength,
    isEncrypted: entry.isEncrypted(),
    isFolder: name.endsWith('/'),
    isRegular,
    /** A link or a device. */
    isSpecial: !isRegular && mode !== folderMode,
  };
}

/** The files of an archive one after the other: a list of contents may be longer than memory allows. */
export async function* zipEntries(source: ByteSource) {
  const zip = await open(source);
  for await (const entry of zip.eachEntry())
    yield {
      ...entryOf(entry),
      /** The name in the encoding that the archive says, with `/` between folders. */
      path: yauzl.getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false),
      /** What it holds; more than it announces is an error of the stream. */
      content: () => zip.openReadStreamPromise(entry),
    };
}

export interface Zip {
  readonly entries: readonly ZipEntry[];
  /** What an entry holds, at most as much as it announces: more is an error of the stream. */
  content(entry: ZipEntry): Promise<Readable>;
  /** Each file has a head of its own besides its line in the list. Where the two differ, programs see different files. */
  hasSameHeads(): Promise<boolean>;
}

/** The list of contents of a zip archive. Nothing is unpacked before somebody asks for it. */
export async function openZip(
  source: ByteSource,
  mostEntries: number,
): Promise<Result<Zip, 'damaged' | 'locked' | 'tooManyFiles'>> {
  const known = new Map<ZipEntry, Entry>();
  try {
    const zip = await open(source);
    if (zip.entryCount > mostEntries) return failed('tooManyFiles');
    for await (const entry of zip.eachEntry()) known.set(entryOf(entry), entry);
    return success({
      entries: [...known.keys()],
      content: (entry) => zip.openReadStreamPromise(known.get(entry) as Entry),
      async hasSameHeads() {
        for (const entry of known.values()) {
          const head = await zip.readLocalFileHeaderPromise(entry).catch(() => undefined);
          if (!head?.fileName.equals(entry.fileNameRaw) || head.compressionMethod !== entry.compressionMethod)
            return false;
        }
        return true;
      },
    });
  } catch (problem) {
    return failed(/encrypt/i.test(String(problem)) ? 'locked' : 'damaged');
  }
}

/** One file of an archive, whole; undefined if the archive has none of that name. */
export async function readEntry(zip: Zip, name: string, most: number): Promise<Reading<Buffer | undefined>> {
  const entry = zip.entries.find((one) => one.name === name);
  if (!entry) return success(undefined);
  if (entry.isEncrypted) return failed({ reason: 'the file is locked with a password' });
  if (entry.bytes > most) return failed({ reason: `${name} is larger than ${Math.floor(most / 1_048_576)} MB` });
  try {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.content(entry)) pieces.push(piece as Buffer);
    return success(Buffer.concat(pieces));
  } catch {
    return failed({ reason: `${name} is damaged` });
  }
}
