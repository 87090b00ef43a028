import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, truncate, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DeleteObjectCommand, ListMultipartUploadsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import { madeHere } from '../../ports/storable.ts';
import { hashFile } from './hash-file.ts';
import { connectS3 } from './s3-file-store.ts';

const environment = engineEnvironment();
const settings = {
  endpoint: environment.IMPRINT_S3_ENDPOINT as string,
  accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
  secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
  bucket: environment.IMPRINT_S3_BUCKET as string,
  milliseconds: 5_000,
  uploadMilliseconds: 60_000,
};
const files = connectS3(settings);
const bare = new S3Client({
  endpoint: settings.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
});

let folder = '';
const stored: string[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imprint-files-'));
});
afterAll(async () => {
  for (const sha of stored) {
    const Key = `sha256/${sha.slice(0, 2)}/${sha.slice(2, 4)}/${sha}`;
    await bare.send(new DeleteObjectCommand({ Bucket: settings.bucket, Key }));
  }
  await rm(folder, { recursive: true });
});

async function fileOf(name: string, bytes: number): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, randomBytes(16));
  await truncate(path, bytes);
  return path;
}

test('a file on disk is stored under its hash, once, and read back whole or in part', async () => {
  const path = join(folder, 'small');
  const bytes = randomBytes(100_000);
  await writeFile(path, bytes);
  const { sha256 } = await files.putFile(madeHere(path), 'image/png');
  stored.push(sha256);
  expect(await files.putFile(madeHere(path), 'text/html')).toEqual({ sha256, bytes: 100_000 });
  expect(await files.stat(sha256)).toEqual({ bytes: 100_000, contentType: 'image/png' });
  expect(await files.get(sha256)).toEqual(bytes);

  const whole = await files.open(sha256);
  expect([whole?.bytes, whole?.range]).toEqual([100_000, undefined]);
  expect(await buffer(whole?.stream as Readable)).toEqual(bytes);
  const part = await files.open(sha256, { first: 10, last: 19 });
  expect([part?.bytes, part?.range]).toEqual([100_000, { first: 10, last: 19 }]);
  expect(await buffer(part?.stream as Readable)).toEqual(bytes.subarray(10, 20));
});

test('a file that is not there is no error', async () => {
  const sha256 = '0'.repeat(64);
  expect([await files.get(sha256), await files.open(sha256), await files.stat(sha256)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await files.verify(sha256)).toBe(false);
});

test('an empty file can be stored', async () => {
  const path = join(folder, 'empty');
  await writeFile(path, '');
  const { sha256, bytes } = await files.putFile(madeHere(path), 'text/plain');
  expect(bytes).toBe(0);
  expect(await files.verify(sha256)).toBe(true);
});

test('a file of 200 MB travels in parts, is stored true to the byte and never lies in memory', async () => {
  const path = await fileOf('large', 200 * 1_048_576);
  const before = process.memoryUsage();
  const grown = { heapUsed: 0, arrayBuffers: 0 };
  const watch = setInterval(() => {
    const now = process.memoryUsage();
    grown.heapUsed = Math.max(grown.heapUsed, now.heapUsed - before.heapUsed);
    grown.arrayBuffers = Math.max(grown.arrayBuffers, now.arrayBuffers - before.arrayBuffers);
  }, 20);
  const { sha256, bytes } = await files.putFile(madeHere(path), 'video/mp4');
  stored.push(sha256);
  const isTrue = await files.verify(sha256);
  clearInterval(watch);
  expect([bytes, isTrue]).toEqual([200 * 1_048_576, true]);
  expect(grown.heapUsed).toBeLessThan(32 * 1_048_576);
  // Read buffers wait for the collector; all of them together stay far below the file.
  expect(grown.arrayBuffers).toBeLessThan(100 * 1_048_576);
}, 30_000);

test('bytes that changed between hashing and sending are refused, and nothing stays under the name', async () => {
  const path = await fileOf('changing', 70 * 1_048_576);
  const { sha256 } = await hashFile(path, 64 * 1_048_576);
  const slow = await startProxy(async () => {
    const file = await open(path, 'r+');
    await file.write(Buffer.from('changed'), 0, 7, 66 * 1_048_576);
    await file.close();
  });
  await expect(
    connectS3({ ...settings, endpoint: slow.endpoint }).putFile(madeHere(path), 'video/mp4'),
  ).rejects.toThrow();
  await slow.close();
  expect(await files.stat(sha256)).toBeUndefined();
  const { Uploads = [] } = await bare.send(new ListMultipartUploadsCommand({ Bucket: settings.bucket }));
  expect(Uploads.filter(({ Key }) => Key?.endsWith(sha256))).toEqual([]);
});

test('an upload that breaks off leaves nothing under the name', async () => {
  const path = await fileOf('torn', 30 * 1_048_576);
  const { sha256 } = await hashFile(path, 64 * 1_048_576);
  const tearing = await startProxy(async () => {}, 5 * 1_048_576);
  await expect(
    connectS3({ ...settings, endpoint: tearing.endpoint }).putFile(madeHere(path), 'video/mp4'),
  ).rejects.toThrow();
  await tearing.close();
  expect(await files.stat(sha256)).toBeUndefined();
});

test('the hashes of the parts are those of the bytes between their borders', async () => {
  const path = join(folder, 'parts');
  await writeFile(path, randomBytes(2_500_000));
  const { parts, bytes } = await hashFile(path, 1_000_000);
  expect(parts.map(({ first, last }) => [first, last])).toEqual([
    [0, 999_999],
    [1_000_000, 1_999_999],
    [2_000_000, 2_499_999],
  ]);
  expect(bytes).toBe(2_500_000);
  for (const { first, last, hash } of parts) {
    const piece = join(folder, 'piece');
    await writeFile(piece, await buffer(createReadStream(path, { start: first, end: last })));
    expect((await hashFile(piece, 1_000_000)).sha256).toBe(hash.toString('hex'));
  }
});

/** Stands before the store: acts when the first byte comes, and may cut the line after so many bytes. */
async function startProxy(first: () => Promise<void>, most = Number.POSITIVE_INFINITY) {
  const { hostname, port } = new URL(settings.endpoint);
  const sockets: { destroy(): void }[] = [];
  let begun: Promise<void> | undefined;
  const server = createServer((client) => {
    const store = connect(Number(port), hostname);
    sockets.push(client, store);
    let passed = 0;
    client.on('data', async (chunk) => {
      client.pause();
      begun ??= first();
      await begun;
      passed += chunk.length;
      if (passed > most) for (const socket of [client, store]) socket.destroy();
      else if (!store.write(chunk)) store.once('drain', () => client.resume());
      else client.resume();
    });
    store.pipe(client);
    for (const socket of [client, store]) socket.on('error', () => {});
    client.on('close', () => store.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address() as { port: number };
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
