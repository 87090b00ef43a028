import type { Readable } from 'node:stream';
import { openZip, readEntry, type Zip, type ZipEntry } from '../../../../../platform/documents/archives/zip.ts';
import { bytesSource } from '../../../../../platform/documents/byte-sources.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { isInnerPath } from '../../domain/file-rules/file-name.ts';
import { isCompoundFile, isOtherArchive, isProgram, isRunByName, isZip } from '../../domain/file-rules/programs.ts';
import type { FileRefusalReason } from '../../domain/file-rules/refusal-reasons.ts';
import { judgeOffice, officeType } from './judge-office.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

const tailBytes = 65_557;
const looked = 512;
/** A document in an archive is looked into, up to this size. */
const mostInnerDocument = 24 * 1_048_576;

/** An archive, or a document that is one inside. */
export async function judgeArchive(source: ByteSource): Promise<FileVerdict> {
  const tail = await source.read(Math.max(0, source.size - tailBytes), tailBytes);
  const place = directoryPlace(tail, source.size);
  if (!place) return refused('damaged');
  if (place.ends > 1) return refused('twoFilesInOne');
  const zip = await openZip(source, archiveLimits.entries);
  if (!zip.ok) return refused(zip.failure);
  const { entries } = zip.value;
  const reason = archiveRefusal(entries, place.start);
  if (reason) return refused(reason);
  if (!(await zip.value.hasSameHeads())) return refused('damaged');
  const type = await officeType(zip.value);
  if (type) return judgeOffice(zip.value, type);
  for (const entry of entries) {
    const found = await entryRefusal(zip.value, entry);
    if (found) return refused(found);
  }
  return accepted((await isBook(zip.value)) ? 'epub' : 'zip');
}

/** An EPUB says so in its first file. */
async function isBook(zip: Zip): Promise<boolean> {
  const type = zip.entries[0]?.name === 'mimetype' ? await readEntry(zip, 'mimetype', 200) : undefined;
  return type?.ok === true && String(type.value).trim() === 'application/epub+zip';
}

/** One file of a plain archive: unpacked to its end, so that one which announces less than it holds is found out. */
async function entryRefusal(zip: Zip, entry: ZipEntry): Promise<FileRefusalReason | undefined> {
  if (entry.isFolder) return undefined;
  if (isRunByName(entry.name)) return 'program';
  const isDocument = /\.(?:docx|xlsx|odt)$/i.test(entry.name);
  const read = await readThrough(zip, entry, isDocument && entry.bytes <= mostInnerDocument);
  if (!read) return 'damaged';
  const { head, whole } = read;
  if (isProgram(head) && !/\.(?:sh|py|pl|r|rb|jl)$/i.test(entry.name)) return 'program';
  if (isCompoundFile(head)) return 'oldFormat';
  if (isOtherArchive(head)) return 'archiveInArchive';
  if (!isZip(head)) return undefined;
  if (!whole) return 'archiveInArchive';
  const inner = await judgeArchive(bytesSource(whole));
  if (!inner.ok) return inner.failure.reason;
  return inner.value.type === 'zip' ? 'archiveInArchive' : undefined;
}

async function readThrough(
  zip: Zip,
  entry: ZipEntry,
  isKept: boolean,
): Promise<{ head: Uint8Array; whole?: Buffer } | undefined> {
  let stream: Readable | undefined;
  try {
    stream = await zip.content(entry);
    const pieces: Buffer[] = [];
    let kept = 0;
    let bytes = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (!isKept && kept >= looked) continue;
      pieces.push(isKept ? piece : Buffer.from(piece.subarray(0, looked)));
      kept += piece.length;
    }
    if (bytes !== entry.bytes) return undefined;
    const whole = Buffer.concat(pieces);
    return isKept ? { head: whole.subarray(0, looked), whole } : { head: whole };
  } catch {
    return undefined;
  } finally {
    stream?.destroy();
  }
}

const archiveLimits = {
  entries: 5_000,
  /** All of it unpacked. */
  bytes: 512 * 1_048_576,
  /** Texts shrink to a tenth, pictures hardly: more than this much from nothing is a bomb. */
  ratio: 100,
  /** Below this size a high ratio does no harm. */
  freeBytes: 8 * 1_048_576,
  /** Between two files: the head's own additions and the sizes behind it. */
  gapBytes: 66_000,
} as const;

const total = (entries: readonly ZipEntry[], size: (entry: ZipEntry) => number): number =>
  entries.reduce((all, entry) => all + size(entry), 0);

/** What is wrong with an archive, from its list of contents alone. `directoryStart` is where that list begins. */
export function archiveRefusal(entries: readonly ZipEntry[], directoryStart: number): FileRefusalReason | undefined {
  if (entries.length === 0) return 'damaged';
  if (entries.length > archiveLimits.entries) return 'tooManyFiles';
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'locked';
  if (entries.some(({ name, isSpecial }) => isSpecial || !isInnerPath(name))) return 'archivePaths';
  // 'A.tex' and 'a.tex' are one file on some machines, and which of them wins is chance.
  if (new Set(entries.map(({ name }) => name.normalize('NFC').toLowerCase())).size < entries.length)
    return 'archivePaths';
  if (entries.some(({ method }) => method !== 0 && method !== 8)) return 'damaged';
  const bytes = total(entries, (entry) => entry.bytes);
  const packed = total(entries, (entry) => entry.packedBytes);
  if (bytes > archiveLimits.bytes) return 'bomb';
  if (bytes > archiveLimits.freeBytes && bytes > packed * archiveLimits.ratio) return 'bomb';
  return layoutRefusal(entries, directoryStart);
}

/** Files lie one behind the other from the first byte: those that share bytes multiply, and what lies between is hidden. */
function layoutRefusal(entries: readonly ZipEntry[], directoryStart: number): FileRefusalReason | undefined {
  let end = 0;
  for (const entry of entries.toSorted((one, other) => one.start - other.start)) {
    if (entry.start < end) return 'bomb';
    if (entry.start - end > (end === 0 ? 0 : archiveLimits.gapBytes)) return 'twoFilesInOne';
    end = entry.start + entry.headBytes + entry.packedBytes;
  }
  if (end > directoryStart) return 'bomb';
  return directoryStart - end > archiveLimits.gapBytes ? 'twoFilesInOne' : undefined;
}

/** Where the list of contents begins, from the archive's last bytes; undefined if they are not the end of an archive. */
function directoryPlace(tail: Uint8Array, size: number): { readonly start: number; readonly ends: number } | undefined {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.length);
  const ends: number[] = [];
  for (let place = tail.length - 22; place >= 0; place -= 1)
    if (view.getUint32(place, true) === 0x06054b50) ends.push(place);
  const last = ends[0];
  if (last === undefined || last + 22 + view.getUint16(last + 20, true) !== tail.length) return undefined;
  const listed = view.getUint32(last + 16, true);
  const listBytes = view.getUint32(last + 12, true);
  // The large form keeps the true place elsewhere; it is not needed below four gigabytes.
  if (listed === 0xffffffff || listed + listBytes !== size - tail.length + last) return undefined;
  return { start: listed, ends: ends.length };
}
