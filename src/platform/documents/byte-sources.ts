import { type FileHandle, open } from 'node:fs/promises';
import type { ByteSource } from '../kernel/byte-source.ts';

export const bytesSource = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: async (start, length) => bytes.subarray(start, start + length),
});

export interface OpenFile extends ByteSource {
  close(): Promise<void>;
}

export async function fileSource(path: string): Promise<OpenFile> {
  const file: FileHandle = await open(path);
  const { size } = await file.stat();
  return {
    size,
    async read(start, length) {
      const wanted = Math.max(0, Math.min(length, size - start));
      const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, start);
      return buffer.subarray(0, bytesRead);
    },
    close: () => file.close(),
  };
}

const windowBytes = 256 * 1024;
const mostWindows = 8;

/** The same file in windows that are remembered for a while: a reader that asks for a few bytes at a time asks the store seldom. */
export function windowed(source: ByteSource): ByteSource {
  const windows = new Map<number, Promise<Uint8Array>>();
  function windowAt(index: number): Promise<Uint8Array> {
    const known = windows.get(index);
    if (known) return known;
    const oldest = windows.keys().next();
    if (windows.size >= mostWindows && !oldest.done) windows.delete(oldest.value);
    const loaded = source.read(index * windowBytes, windowBytes);
    windows.set(index, loaded);
    return loaded;
  }
  return {
    size: source.size,
    async read(start, length) {
      const end = Math.min(start + length, source.size);
      if (end <= start) return new Uint8Array();
      // Who asks for so much reads it once.
      if (end - start > windowBytes) return source.read(start, end - start);
      const first = Math.floor(start / windowBytes);
      const last = Math.floor((end - 1) / windowBytes);
      const pieces: Uint8Array[] = [];
      for (let index = first; index <= last; index += 1) {
        const piece = await windowAt(index);
        const from = index * windowBytes;
        pieces.push(piece.subarray(Math.max(0, start - from), end - from));
      }
      return pieces.length === 1 ? (pieces[0] as Uint8Array) : Buffer.concat(pieces);
    },
  };
}
