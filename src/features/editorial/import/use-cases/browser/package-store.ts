import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from '../../../../../platform/ports/file-store.ts';
import { madeHere } from '../../../../../platform/ports/storable.ts';
import type { Piece } from '../../store/postgres-runs.ts';

const headBytes = 20;

/**
 * A piece in the file store begins with the name of its own run. So no other file has the same bytes, and it can be removed
 * without taking anything from anyone. Nobody can read it: no row makes it anyone's file, and what comes out of all pieces is scanned.
 */
export async function putPiece(
  files: Pick<FileStore, 'put'>,
  run: string,
  number: number,
  bytes: Buffer,
): Promise<string> {
  const head = Buffer.alloc(headBytes);
  head.write(run.replaceAll('-', ''), 'hex');
  head.writeUInt32BE(number, headBytes - 4);
  return files.put(madeHere(Buffer.concat([head, bytes])), 'application/octet-stream');
}

export class LostPiece extends Error {}

/** Puts the pieces together on disk; never more than a part of one of them is in memory. */
export async function assemble(
  files: Pick<FileStore, 'open'>,
  pieces: readonly Piece[],
  place: string,
  signal: AbortSignal,
): Promise<void> {
  const all = async function* () {
    for (const { sha256, bytes } of pieces) {
      const file = await files.open(sha256, { first: headBytes, last: headBytes + bytes - 1 });
      if (!file) throw new LostPiece(sha256);
      yield* file.stream;
    }
  };
  await pipeline(Readable.from(all()), createWriteStream(place), { signal });
}
