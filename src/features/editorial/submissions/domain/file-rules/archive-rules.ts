import { isInnerPath } from './file-name.ts';
import type { FileRefusalReason } from './refusal-reasons.ts';

/** What an archive says of one of its files, before it is unpacked. */
export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: number;
  readonly packedBytes: number;
  /** 0 is stored, 8 is deflated; readers differ on all others. */
  readonly method: number;
  /** Where its own head begins in the archive, and how long that is at least. */
  readonly start: number;
  readonly headBytes: number;
  readonly isEncrypted: boolean;
  readonly isFolder: boolean;
  /** A link or a device. */
  readonly isSpecial: boolean;
}

export const archiveLimits = {
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

const total = (entries: readonly ArchiveEntry[], size: (entry: ArchiveEntry) => number): number =>
  entries.reduce((all, entry) => all + size(entry), 0);

/** What is wrong with an archive, from its list of contents alone. `directoryStart` is where that list begins. */
export function archiveRefusal(
  entries: readonly ArchiveEntry[],
  directoryStart: number,
): FileRefusalReason | undefined {
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
function layoutRefusal(entries: readonly ArchiveEntry[], directoryStart: number): FileRefusalReason | undefined {
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
export function directoryPlace(
  tail: Uint8Array,
  size: number,
): { readonly start: number; readonly ends: number } | undefined {
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
