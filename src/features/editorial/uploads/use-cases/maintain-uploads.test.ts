import { randomBytes } from 'node:crypto';
import { ListMultipartUploadsCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { beforeEach, expect, test, vi } from 'vitest';
import { arrivingFiles } from '../../../../../tests/support/clear-uploads.ts';
import { engineEnvironment } from '../../../../../tests/support/engines.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import type { VirusScan } from '../../../../platform/ports/virus-scan.ts';
import { limits } from '../../../../processes/limits.ts';
import { createUploading, type Uploading } from '../uploads.server.ts';
import { newUploadId } from './begin-upload.ts';

vi.setConfig({ testTimeout: 60_000 });

const environment = engineEnvironment();
const Bucket = environment.IMPRINT_S3_BUCKET as string;
const place = {
  endpoint: environment.IMPRINT_S3_ENDPOINT as string,
  accessKey: environment.IMPRINT_S3_ACCESS_KEY as string,
  secretKey: environment.IMPRINT_S3_SECRET_KEY as string,
};
const s3 = new S3Client({
  endpoint: place.endpoint,
  region: 'us-east-1',
  forcePathStyle: true,
  credentials: { accessKeyId: place.accessKey, secretAccessKey: place.secretKey },
});

const gigabyte = 1_073_741_824;
let quotas = { mostBytesADay: gigabyte, mostBytesOfMember: gigabyte, mostBytesOfSite: gigabyte };
const hour = 3_600_000;
const begun = new Date('2026-11-02T08:00:00Z');
let now = begun;
let scanner: VirusScan | undefined;
let member = '';
const ids: string[] = [];

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'press' });
  await storeSite(test, { id: 2, sld: 'other' });
  member = (await storeMember(test, { userName: 'author' })).id;
});

beforeEach(() => {
  now = begun;
  scanner = portal.app.virusScan;
});

function uploadingOf(): Uploading {
  const { database, jobs, rateLimit, log } = portal.app;
  const arriving = arrivingFiles();
  return createUploading({
    database,
    jobs,
    rateLimit,
    log,
    arriving,
    limits: { ...limits.uploads, ...quotas },
    virusScan: scanner,
    judge: async () => success({ contentType: 'application/pdf' }),
    clock: { now: () => now },
  });
}

async function* one(bytes: Uint8Array) {
  yield bytes;
}

async function send(uploading: Uploading, site: number, bytes: number, sent = bytes): Promise<string> {
  const id = newUploadId();
  ids.push(id);
  await uploading.begin(site, member, { id, name: 'a.pdf', role: 'manuscript', bytes });
  await uploading.receive(site, member, id, 0, one(randomBytes(sent)));
  return id;
}

const check = (uploading: Uploading, site: number, upload: string) =>
  uploading.check({
    id: 'test',
    data: { site, upload },
    signal: new AbortController().signal,
    progress: async () => {},
  });

const stateOf = async (uploading: Uploading, site: number, id: string) => {
  const found = await uploading.progress(site, member, id);
  return found.ok ? found.value.upload : undefined;
};

/** Everything of these uploads that lies in the file store, parts included. */
async function leftInStore(): Promise<string[]> {
  const Prefix = 'arriving/';
  const { Contents = [] } = await s3.send(new ListObjectsV2Command({ Bucket, Prefix }));
  const { Uploads = [] } = await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix }));
  return [...Contents, ...Uploads].flatMap(({ Key }) => (ids.some((id) => Key?.includes(id)) ? [Key as string] : []));
}

async function leftInTables(): Promise<number> {
  const scope = "select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)";
  await portal.owner.query(scope);
  const { rows } = await portal.owner.query(
    'select (select count(*) from upload) + (select count(*) from upload_due) as count',
  );
  return Number(rows[0].count);
}

test('after a day nothing is left of what nobody finished or took, in no site', async () => {
  const uploading = uploadingOf();
  const part = limits.uploads.partBytes;
  const unfinished = await send(uploading, 1, 3 * part, part + 500);
  await send(uploading, 2, 5_000, 700);
  const untaken = await send(uploading, 1, 2 * part + 9);
  await check(uploading, 1, untaken);
  const refused = await send(uploading, 2, 68, 0);
  expect((await leftInStore()).length).toBeGreaterThan(3);

  now = new Date(begun.getTime() + 23 * hour);
  await uploading.maintenance.now();
  expect((await stateOf(uploading, 1, unfinished))?.state).toBe('arriving');
  expect((await stateOf(uploading, 1, untaken))?.state).toBe('checked');
  expect((await stateOf(uploading, 2, refused))?.state).toBe('arriving');

  now = new Date(begun.getTime() + 24 * hour + 1_000);
  expect(await uploading.maintenance.now()).toBe(4);
  expect([await leftInStore(), await leftInTables()]).toEqual([[], 0]);
});

test('what was taken is kept for good, and its upload is gone a day later', async () => {
  const uploading = uploadingOf();
  const id = await send(uploading, 1, 40_000);
  await check(uploading, 1, id);
  const taken = await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    uploading.take(transaction, 1, member, [id]),
  );
  const [file] = taken.ok ? taken.value : [];
  if (!file) throw new Error('it could not be taken');
  // Nobody kept it yet: however long that takes, it is not thrown away.
  now = new Date(begun.getTime() + 48 * hour);
  await uploading.maintenance.now();
  await uploading.keep(1, id);
  expect(await leftInStore()).toEqual([]);
  now = new Date(begun.getTime() + 96 * hour);
  await uploading.maintenance.now();
  expect(await leftInTables()).toBe(0);
  expect(await portal.app.files.verify(file.sha256)).toBe(true);
  await portal.app.files.remove(file.sha256);
});

test('without a scanner, or while it is away, an upload waits and is never called clean', async () => {
  const away: VirusScan = {
    scan: async () => failed(failure('unavailable')),
    version: async () => failed(failure('unavailable')),
  };
  for (const missing of [undefined, away]) {
    now = begun;
    scanner = missing;
    const without = uploadingOf();
    const id = await send(without, 1, 3_000);
    await check(without, 1, id);
    expect(await stateOf(without, 1, id)).toMatchObject({ state: 'arrived', waitsFor: 'scanner', sha256: null });

    // Three days later there is one.
    now = new Date(begun.getTime() + 72 * hour);
    await without.maintenance.now();
    scanner = portal.app.virusScan;
    const again = uploadingOf();
    await check(again, 1, id);
    expect(await stateOf(again, 1, id)).toMatchObject({ state: 'checked', waitsFor: null });
    await again.drop(1, member, id);
  }
  expect(await leftInStore()).toEqual([]);
});

test('a worker that died after it refused a file leaves no bytes behind', async () => {
  scanner = {
    scan: async () => success({ verdict: 'found', name: 'Sample' }),
    version: async () => success('sample'),
  };
  const uploading = uploadingOf();
  const id = await send(uploading, 1, 3_000);
  await check(uploading, 1, id);
  expect(await stateOf(uploading, 1, id)).toMatchObject({ state: 'refused', refusal: 'virus' });
  const lost = arrivingFiles();
  await lost.append({ id, bytes: 3_000, partsId: null }, 0, one(randomBytes(3_000)));
  now = new Date(begun.getTime() + hour);
  await uploading.maintenance.now();
  expect(await leftInStore()).toEqual([]);
  await uploading.drop(1, member, id);
});

test('an account that goes takes its uploads along, and what they had stored', async () => {
  const leaving = await storeMember(portal, { userName: 'leaving' });
  const stays = member;
  member = leaving.id;
  const uploading = uploadingOf();
  await send(uploading, 1, 2 * limits.uploads.partBytes, limits.uploads.partBytes + 7);
  member = stays;
  await portal.owner.query('delete from account where account_id = $1', [leaving.id]);
  expect((await leftInStore()).length).toBeGreaterThan(0);
  await uploading.maintenance.now();
  expect([await leftInStore(), await leftInTables()]).toEqual([[], 0]);
});

test('a server that died after the last byte leaves a whole file to whoever comes back', async () => {
  const uploading = uploadingOf();
  const bytes = limits.uploads.partBytes + 9;
  const id = await send(uploading, 1, bytes, 0);
  const { parts_id: partsId } = (await portal.owner.query('select parts_id from upload')).rows[0];
  await arrivingFiles().append({ id, bytes, partsId }, 0, one(randomBytes(bytes)));
  expect(await stateOf(uploading, 1, id)).toMatchObject({ state: 'arriving' });
  expect(await uploading.resume(1, member, id)).toMatchObject({ ok: true, value: { offset: bytes } });
  expect(await stateOf(uploading, 1, id)).toMatchObject({ state: 'arrived' });
  await uploading.drop(1, member, id);
});

test('what a member and a site may have is counted with what others begin at the same moment', async () => {
  const before = quotas;
  quotas = { mostBytesADay: 10_000, mostBytesOfMember: 10_000, mostBytesOfSite: 10_000 };
  const uploading = uploadingOf();
  const { id: sender } = await storeMember(portal, { userName: 'sender' });
  const wanted = [1, 2, 3, 4].map(
    () => ({ id: newUploadId(), name: 'a.pdf', role: 'manuscript', bytes: 4_000 }) as const,
  );
  const begun = await Promise.all(wanted.map((wanted) => uploading.begin(2, sender, wanted)));
  expect(begun.filter(({ ok }) => ok)).toHaveLength(2);
  expect(begun.flatMap((one) => (one.ok ? [] : [one.failure.code]))).toEqual(['dayQuota', 'dayQuota']);

  quotas = { ...quotas, mostBytesADay: gigabyte };
  const more = () => uploadingOf().begin(2, sender, { id: newUploadId(), name: 'a.pdf', role: 'letter', bytes: 4_000 });
  expect(await more()).toMatchObject({ ok: false, failure: { code: 'memberQuota' } });
  quotas = { ...quotas, mostBytesOfMember: gigabyte };
  expect(await more()).toMatchObject({ ok: false, failure: { code: 'siteQuota' } });
  quotas = before;
  for (const { id } of wanted) await uploading.drop(2, sender, id);
});
