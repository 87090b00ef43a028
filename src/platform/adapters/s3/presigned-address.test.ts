import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { engineEnvironment } from '../../../../tests/support/engines.ts';
import { madeHere } from '../../ports/storable.ts';
import { connectS3 } from './s3-file-store.ts';

const environment = engineEnvironment();
const settings = {
  endpoint: environment.IMPRINT_S3_ENDPOINT as string,
  publicEndpoint: environment.IMPRINT_S3_ENDPOINT as string,
  accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
  secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
  bucket: environment.IMPRINT_S3_BUCKET as string,
  milliseconds: 5_000,
  uploadMilliseconds: 60_000,
};
const as = {
  contentType: 'application/pdf',
  disposition: `attachment; filename="a.pdf"; filename*=UTF-8''%E5%85%89.pdf`,
};

test('a browser that holds the address gets the file, under its name, and nothing else', async () => {
  const files = connectS3(settings);
  const bytes = randomBytes(64);
  const address = files.addressFor(await files.put(madeHere(bytes), 'application/octet-stream'), as, 60) ?? '';
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(answer.headers.get('content-type')).toBe(as.contentType);
  expect(answer.headers.get('content-disposition')).toBe(as.disposition);

  const other = await files.put(madeHere(randomBytes(64)), 'application/octet-stream');
  const moved = address.replace(/\/sha256\/[^?]+/, `/sha256/${other.slice(0, 2)}/${other.slice(2, 4)}/${other}`);
  expect((await fetch(moved)).status).toBe(403);
  expect((await fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
});

test('the address ends', async () => {
  const files = connectS3(settings);
  const address = files.addressFor(await files.put(madeHere(randomBytes(64)), 'text/plain'), as, 1) ?? '';
  await new Promise((resolve) => setTimeout(resolve, 2_100));
  expect((await fetch(address)).status).toBe(403);
});

test('without an address of the store for browsers there is none', () => {
  const { publicEndpoint, ...closed } = settings;
  expect(connectS3(closed).addressFor('0'.repeat(64), as, 60)).toBeUndefined();
});
