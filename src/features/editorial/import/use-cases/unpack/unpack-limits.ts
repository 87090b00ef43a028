/** What an archive may do to the machine that opens it. */
export const unpackLimits = {
  entries: 200_000,
  bytes: 20 * 1024 ** 3,
  nameBytes: 1_000,
  /** Texts shrink to a tenth, pictures hardly: more than this much from nothing is a bomb. */
  ratio: 100,
  /** Below this size a high ratio does no harm. */
  freeBytes: 16 * 1024 ** 2,
} as const;

export class UnpackRefusal extends Error {}

/** Counts what comes out of an archive, and stops it in time. */
export function createUnpackGuard(mostBytes: number = unpackLimits.bytes) {
  let entries = 0;
  let bytes = 0;
  return {
    entry(): void {
      entries += 1;
      if (entries > unpackLimits.entries)
        throw new UnpackRefusal(`The archive has more than ${unpackLimits.entries} files.`);
    },
    /** `packed` is what these bytes and all before them took in the archive. */
    bytes(count: number, packed: number): void {
      bytes += count;
      if (bytes > mostBytes)
        throw new UnpackRefusal(`The archive is larger than ${Math.floor(mostBytes / 1024 ** 2)} MB when unpacked.`);
      if (bytes > unpackLimits.freeBytes && bytes > packed * unpackLimits.ratio)
        throw new UnpackRefusal(`The archive grows to more than ${unpackLimits.ratio} times its size when unpacked.`);
    },
  };
}
