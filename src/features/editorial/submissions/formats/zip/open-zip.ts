import { Readable } from 'node:stream';
import yauzl, { type Entry } from 'yauzl';
import { failed, type Result, success } from '../../../../../platform/kernel/result.ts';
import type { ArchiveEntry } from '../../domain/file-rules/archive-rules.ts';
import type { ByteSource } from '../../domain/file-rules/byte-source.ts';
import { windowed } from '../byte-sources.ts';

export interface Zip {
  readonly entries: readonly ArchiveEntry[];
  /** What an entry holds, at most as much as it announces: more is an error of the stream. */
  content(entry: ArchiveEntry): Promise<Readable>;
  /** Each file has a head of its own beside its line in the list. Where the two differ, programs see different files. */
  saysTheSameTwice(): Promise<boolean>;
}

export type ZipFailure = 'damaged' | 'locked' | 'tooManyFiles';

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
}

const utf8 = new TextDecoder('utf-8');
const linkMode = 0o120000;
const regularMode = 0o100000;

function entryOf(entry: Entry): ArchiveEntry {
  const mode = (entry.externalFileAttributes >>> 16) & 0o170000;
  const name = utf8.decode(entry.fileNameRaw);
  return {
    name,
    bytes: entry.uncompressedSize,
    packedBytes: entry.compressedSize,
    method: entry.compressionMethod,
    start: entry.relativeOffsetOfLocalHeader,
    headBytes: 30 + entry.fileNameLength,
    isEncrypted: entry.isEncrypted(),
    isFolder: name.endsWith('/'),
    isSpecial: mode === linkMode || (mode !== 0 && mode !== regularMode && mode !== 0o040000),
  };
}

/** The list of contents of a zip archive. Nothing is unpacked before somebody asks for it. */
export async function openZip(source: ByteSource, mostEntries: number): Promise<Result<Zip, ZipFailure>> {
  const known = new Map<ArchiveEntry, Entry>();
  try {
    const zip = await yauzl.fromRandomAccessReaderPromise(new SourceReader(windowed(source)), source.size, {
      lazyEntries: true,
      autoClose: false,
      // Names are judged by our own rules, which say what is wrong with them.
      decodeStrings: false,
      validateEntrySizes: true,
    });
    if (zip.entryCount > mostEntries) return failed('tooManyFiles');
    for await (const entry of zip.eachEntry()) known.set(entryOf(entry), entry);
    return success({
      entries: [...known.keys()],
      content: (entry) => zip.openReadStreamPromise(known.get(entry) as Entry),
      async saysTheSameTwice() {
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
