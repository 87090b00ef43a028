import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { ByteRange } from '../../ports/file-store.ts';

/** A piece of a file with the hash that the store checks it against. */
export interface FilePart extends ByteRange {
  readonly hash: Buffer;
}

export interface HashedFile {
  readonly sha256: string;
  readonly bytes: number;
  readonly parts: readonly FilePart[];
}

/** Reads a file once and answers its name and the hashes of its parts. An empty file is one empty part. */
export async function hashFile(path: string, partBytes: number): Promise<HashedFile> {
  const whole = createHash('sha256');
  const parts: FilePart[] = [];
  let part = createHash('sha256');
  let first = 0;
  let read = 0;
  const endPart = () => {
    parts.push({ first, last: read - 1, hash: part.digest() });
    part = createHash('sha256');
    first = read;
  };
  for await (const chunk of createReadStream(path, { highWaterMark: 262_144 }) as AsyncIterable<Buffer>) {
    whole.update(chunk);
    let rest = chunk;
    while (rest.length > 0) {
      const taken = rest.subarray(0, first + partBytes - read);
      part.update(taken);
      read += taken.length;
      rest = rest.subarray(taken.length);
      if (read - first === partBytes) endPart();
    }
  }
  if (read > first || parts.length === 0) endPart();
  return { sha256: whole.digest('hex'), bytes: read, parts };
}
