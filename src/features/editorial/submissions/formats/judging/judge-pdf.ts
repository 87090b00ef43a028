import { inflateSync, constants as zlib } from 'node:zlib';
import type { ByteSource } from '../../../../../platform/kernel/byte-source.ts';
import { hasActiveNames, isLockedPdf, isSuspicious, packedObjectsIn } from '../../domain/file-rules/pdf-rules.ts';
import { hidesWebPage } from '../../domain/file-rules/text-rules.ts';
import { accepted, type FileVerdict, refused } from './verdict.ts';

const windowBytes = 1_048_576;
const overlap = 8_192;
const packedBytes = 2 * 1_048_576;
const mostUnpackedAtOnce = 16 * 1_048_576;
const mostUnpacked = 192 * 1_048_576;
const mostPacked = 20_000;

const textOf = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');

/** The whole of it is searched, packed objects unpacked: what a PDF may do can be hidden anywhere between its pages. */
export async function judgePdf(source: ByteSource): Promise<FileVerdict> {
  const beginning = textOf(await source.read(0, 1_024));
  if (hidesWebPage(beginning)) return refused('twoFilesInOne');
  const end = textOf(await source.read(Math.max(0, source.size - 2_048), 2_048));
  if (!end.includes('%%EOF')) return refused('damaged');
  const seen = new Set<number>();
  let unpacked = 0;
  for (let place = 0; place < source.size; place += windowBytes) {
    const from = Math.max(0, place - overlap);
    const text = textOf(await source.read(from, place + windowBytes - from));
    if (!isSuspicious(text)) continue;
    if (isLockedPdf(text)) return refused('locked');
    if (hasActiveNames(text)) return refused('activeContent');
    for (const { start, isUsual } of packedObjectsIn(text)) {
      if (seen.has(from + start)) continue;
      seen.add(from + start);
      if (!isUsual) return refused('damaged');
      const objects = unpack(await source.read(from + start, packedBytes));
      if (objects === undefined) return refused('damaged');
      unpacked += objects.length;
      if (seen.size > mostPacked || unpacked > mostUnpacked || objects.length >= mostUnpackedAtOnce)
        return refused('bomb');
      if (hasActiveNames(objects)) return refused('activeContent');
    }
  }
  return accepted('pdf');
}

/** What follows the end of the packed bytes is left alone; a text as long as the limit was cut there. */
function unpack(bytes: Uint8Array): string | undefined {
  try {
    return textOf(inflateSync(bytes, { maxOutputLength: mostUnpackedAtOnce, finishFlush: zlib.Z_SYNC_FLUSH }));
  } catch (problem) {
    return (problem as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? ' '.repeat(mostUnpackedAtOnce) : undefined;
  }
}
