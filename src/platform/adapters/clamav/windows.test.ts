import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { inWindows } from './windows.ts';

async function* chunked(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function windowsOf(bytes: Buffer, chunk: number, window: number, overlap: number): Promise<Buffer[]> {
  const all: Buffer[] = [];
  for await (const one of inWindows(chunked(bytes, chunk), window, overlap)) {
    const pieces: Uint8Array[] = [];
    for await (const piece of one) pieces.push(piece);
    all.push(Buffer.concat(pieces));
  }
  return all;
}

test.each([
  [1_000, 7],
  [1_000, 64],
  [1_000, 5_000],
  [100, 9],
  [400, 100],
  [0, 10],
])('%i bytes in chunks of %i are all seen, and each border lies inside a window', async (length, chunk) => {
  const bytes = randomBytes(length);
  const windows = await windowsOf(bytes, chunk, 100, 10);
  expect(windows.every((window) => window.length <= 100)).toBe(true);
  let whole = windows[0] ?? Buffer.alloc(0);
  for (const window of windows.slice(1)) {
    expect(window.subarray(0, 10)).toEqual(whole.subarray(-10));
    whole = Buffer.concat([whole, window.subarray(10)]);
  }
  expect(whole).toEqual(bytes);
});

test('a file that fills a window exactly is one window', async () => {
  expect(await windowsOf(randomBytes(100), 30, 100, 10)).toHaveLength(1);
});
