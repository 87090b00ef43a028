import { createHash, randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, expect, test, vi } from 'vitest';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import { connectArrivingFiles } from './s3-arriving-files.ts';

vi.setConfig({ testTimeout: 60_000 });

const environment = engineEnvironment();
const Bucket = environment.IMPRINT_S3_BUCKET as string;
const partBytes = 5 * 1_048_576;
const settings = {
  endpoint: environment.IMPRINT_S3_ENDPOINT as string,
  accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
  secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
  bucket: Bucket,
  milliseconds: 5_000,
  uploadMilliseconds: 60_000,
  joinMilliseconds: 60_000,
  partBytes,
};
const files = connectArrivingFiles(settings);
const bare = new S3Client({
  endpoint: settings.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: settings.accessKey, secretAccessKey: settings.secretKey },
});
const begun: string[] = [];

afterAll(async () => {
  for (const id of begun) await files.remove(id);
});

async function begin(bytes: number) {
  const id = `test-${randomBytes(12).toString('hex')}`;
  begun.push(id);
  return { id, bytes, partsId: await files.begin({ id, bytes }) };
}

async function* pieces(bytes: Buffer, size = 100_000) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function* breaking(bytes: Buffer) {
  yield* pieces(bytes);
  throw new Error('the browser went away');
}

test.each([0, 1, partBytes - 1, partBytes, partBytes + 1, 2 * partBytes, 2 * partBytes + 12_345])(
  'what came before a break at byte %i is stored, and the file is whole in the end',
  async (broken) => {
    const bytes = randomBytes(2 * partBytes + 50_000);
    const file = await begin(bytes.length);
    await expect(files.append(file, 0, breaking(bytes.subarray(0, broken)))).rejects.toThrow('the browser went away');
    expect(await files.stored(file)).toBe(broken);
    expect(await files.append(file, broken, pieces(bytes.subarray(broken)))).toBe(bytes.length);
    expect(await files.stored(file)).toBe(bytes.length);
    await files.finish(file);
    await files.finish(file);
    expect(await files.stored(file)).toBe(bytes.length);
    expect((await buffer(await files.open(file.id))).equals(bytes)).toBe(true);
    expect((await buffer(await files.open(file.id, { first: 10, last: 19 }))).equals(bytes.subarray(10, 20))).toBe(
      true,
    );
  },
);

test('many small breaks lose and double nothing', async () => {
  const bytes = randomBytes(partBytes + 3_000_000);
  const file = await begin(bytes.length);
  for (let at = 0; at < bytes.length; at = await files.stored(file)) {
    const to = Math.min(bytes.length, at + 1_300_000);
    if (to === bytes.length) await files.append(file, at, pieces(bytes.subarray(at)));
    else await files.append(file, at, breaking(bytes.subarray(at, to))).catch(() => {});
  }
  await files.finish(file);
  expect((await buffer(await files.open(file.id))).equals(bytes)).toBe(true);
});

test('a process that dies between a full part and whatever follows leaves a true count', async () => {
  const bytes = randomBytes(2 * partBytes);
  const file = await begin(bytes.length);
  await files.append(file, 0, pieces(bytes.subarray(0, 1_000)));
  // As after the part was stored and nothing else: what lay before it in an object of its own is still there.
  const place = { Bucket, Key: `arriving/${file.id}/whole`, UploadId: file.partsId as string };
  await bare.send(new UploadPartCommand({ ...place, PartNumber: 1, Body: bytes.subarray(0, partBytes) }));
  expect(await files.stored(file)).toBe(partBytes);
  expect(await files.append(file, partBytes, pieces(bytes.subarray(partBytes)))).toBe(bytes.length);
});

test('a part behind a gap, or of another size, does not count', async () => {
  const file = await begin(3 * partBytes);
  const place = { Bucket, Key: `arriving/${file.id}/whole`, UploadId: file.partsId as string };
  await bare.send(new UploadPartCommand({ ...place, PartNumber: 2, Body: randomBytes(partBytes) }));
  expect(await files.stored(file)).toBe(0);
  await bare.send(new UploadPartCommand({ ...place, PartNumber: 1, Body: randomBytes(100) }));
  expect(await files.stored(file)).toBe(0);
});

test('a file whose bytes are not all there is not made whole', async () => {
  const file = await begin(2 * partBytes);
  await files.append(file, 0, pieces(randomBytes(partBytes + 5)));
  await expect(files.finish(file)).rejects.toThrow('bytes of an upload are stored');
});

test('a small file needs one object only, and a kept one lies under its hash alone', async () => {
  const bytes = randomBytes(70_000);
  const file = await begin(bytes.length);
  expect(file.partsId).toBeNull();
  await files.append(file, 0, breaking(bytes.subarray(0, 30_000))).catch(() => {});
  await files.append(file, 30_000, pieces(bytes.subarray(30_000)));
  await files.finish(file);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await files.keep(file.id, sha256, 'application/pdf');
  await files.keep(file.id, sha256, 'application/pdf');
  await expect(files.open(file.id)).rejects.toThrow();
  expect(await files.stored(file)).toBe(0);
  const kept = { Bucket, Key: `sha256/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}` };
  expect((await bare.send(new HeadObjectCommand(kept))).ContentType).toBe('application/pdf');
  await bare.send(new DeleteObjectCommand(kept));
});

test('a file that nobody begins to send can be removed, and so can one that was never there', async () => {
  await bare.send(new PutObjectCommand({ Bucket, Key: 'arriving/test-nothing/after-0', Body: 'a' }));
  await files.remove('test-nothing');
  await files.remove('test-nothing');
});
