import type { Readable } from 'node:stream';
import { openZip, type Zip, type ZipEntry } from '../../../../../platform/documents/archives/zip.ts';
import { bytesSource } from '../../../../../platform/documents/byte-sources.ts';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { archiveLimits, archiveRefusal, directoryPlace } from '../../domain/file-rules/archive-rules.ts';
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
  return accepted('zip');
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
