import { inflateRawSync } from 'node:zlib';

/** The texts in a zip archive without extras, by their names. */
export function entriesOf(zip: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  for (let at = 0; zip.readUInt32LE(at) === 0x04034b50; ) {
    const packed = zip.readUInt32LE(at + 18);
    const [name, extra] = [zip.readUInt16LE(at + 26), zip.readUInt16LE(at + 28)];
    const begin = at + 30 + name + extra;
    found.set(
      zip.toString('utf8', at + 30, at + 30 + name),
      inflateRawSync(zip.subarray(begin, begin + packed)).toString(),
    );
    at = begin + packed;
  }
  return found;
}
