import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { clearUploads } from '../../../tests/support/clear-uploads.ts';
import { eicar } from '../../../tests/support/eicar.ts';
import { type SampleMember, storeMember } from '../../../tests/support/members.ts';
import { samplePdf } from '../../../tests/support/sample-pdf.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { type TusBrowser, tusBrowser } from '../../../tests/support/tus.ts';
import { zipOf } from '../../../tests/support/zip.ts';

vi.setConfig({ testTimeout: 60_000 });

const host = 'press.localhost';
const megabyte = 1_048_576;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const idOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

let author: SampleMember;
let stranger: SampleMember;
let elsewhere: SampleMember;
let browser: TusBrowser;
let port = 0;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'press' });
  await storeSite(test, { id: 2, sld: 'other' });
  author = await storeMember(test, { userName: 'author' });
  stranger = await storeMember(test, { userName: 'stranger' });
  elsewhere = await storeMember(test, { userName: 'elsewhere', site: 2 });
  await test.server.listen({ port: 0, host: '127.0.0.1' });
  port = (test.server.server.address() as AddressInfo).port;
  browser = tusBrowser(port, host, author.headers);
});

afterAll(() => clearUploads(portal.owner));

const state = (path: string, member = author) =>
  portal.get(host, `/front/upload/state?id=${idOf(path)}`, member.headers);

const check = (path: string) =>
  portal.app.uploading.check({
    id: 'test',
    data: { site: 1, upload: idOf(path) },
    signal: new AbortController().signal,
    progress: async () => {},
  });

const take = (path: string, member = author) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.uploading.take(transaction, 1, member.id, [idOf(path)]),
  );

describe('an upload', () => {
  test('goes piece by piece, is checked, taken, and lies under its hash', async () => {
    const bytes = samplePdf(20 * megabyte + 17);
    const path = await browser.begin(bytes.length, '../论文 初稿.pdf');
    expect(path).toMatch(/^\/rc-pub\/front\/upload\/[\w-]{32}$/);
    let at = 0;
    for (const size of [8 * megabyte, 3 * megabyte, 100, bytes.length]) {
      const answer = await browser.patch(path, at, bytes.subarray(at, at + size));
      at = Math.min(bytes.length, at + size);
      expect([answer.http, answer.headers['upload-offset']]).toEqual([204, String(at)]);
      expect((await state(path)).data).toMatchObject({ arrived: at, bytes: bytes.length, name: '论文 初稿.pdf' });
    }
    expect((await state(path)).data).toMatchObject({ state: 'arrived', waitsFor: null });
    expect((await take(path)).ok).toBe(false);
    await check(path);
    await check(path);
    expect((await state(path)).data).toMatchObject({ state: 'checked', type: 'application/pdf', refusal: null });

    expect((await take(path, stranger)).ok).toBe(false);
    const taken = { sha256: hashOf(bytes), bytes: bytes.length, name: '论文 初稿.pdf', type: 'application/pdf' };
    expect(await take(path)).toEqual({ ok: true, value: [{ ...taken, role: 'manuscript' }] });
    expect((await take(path)).ok).toBe(false);
    await portal.app.uploading.keep(1, idOf(path));
    await portal.app.uploading.keep(1, idOf(path));
    expect(hashOf((await portal.app.files.get(taken.sha256)) as Buffer)).toBe(taken.sha256);
    await portal.app.files.remove(taken.sha256);
  });

  test('of a few bytes goes in one request', async () => {
    const bytes = samplePdf(300);
    const metadata = ['name', 'role'].map(
      (key, at) => `${key} ${Buffer.from(['a.pdf', 'letter'][at] ?? '').toString('base64')}`,
    );
    const headers = {
      'upload-length': '300',
      'upload-metadata': metadata.join(','),
      'content-type': 'application/offset+octet-stream',
    };
    const answer = await browser({ method: 'POST', headers, body: bytes });
    expect([answer.http, answer.headers['upload-offset']]).toEqual([201, '300']);
    await check(answer.headers.location as string);
    expect((await state(answer.headers.location as string)).data).toMatchObject({ state: 'checked', role: 'letter' });
  });

  test('that was cut goes on where it stopped, true to the byte', async () => {
    const bytes = samplePdf(18 * megabyte);
    const path = await browser.begin(bytes.length);
    for (const cut of [5 * megabyte, 6 * megabyte, 1 * megabyte]) {
      const from = await browser.offset(path);
      await expect(browser.patch(path, from, bytes.subarray(from), cut)).rejects.toThrow();
      const now = await browser.offset(path);
      expect(now).toBeGreaterThan(from);
      expect(now).toBeLessThanOrEqual(from + cut);
    }
    const from = await browser.offset(path);
    expect((await browser.patch(path, from, bytes.subarray(from))).http).toBe(204);
    await check(path);
    expect(await take(path)).toMatchObject({ ok: true, value: [{ sha256: hashOf(bytes) }] });
  });

  test('takes bytes only from where it stands, and never more than were announced', async () => {
    const path = await browser.begin(1_000);
    expect((await browser.patch(path, 10, randomBytes(10))).http).toBe(409);
    expect((await browser.patch(path, 0, randomBytes(1_001))).http).toBe(413);
    expect((await browser.patch(path, 0, randomBytes(400))).http).toBe(204);
    expect(await browser.offset(path)).toBe(400);
  });

  test('is written by one request at a time: who comes back ends the one before', async () => {
    const bytes = samplePdf(12 * megabyte);
    const path = await browser.begin(bytes.length);
    const hanging = browser({
      method: 'PATCH',
      path,
      body: bytes.subarray(0, megabyte),
      headers: {
        'content-type': 'application/offset+octet-stream',
        'upload-offset': '0',
        'content-length': String(bytes.length),
      },
    }).catch(() => undefined);
    await sleep(300);
    const from = await browser.offset(path);
    expect(from).toBe(megabyte);
    expect((await browser.patch(path, from, bytes.subarray(from))).http).toBe(204);
    expect((await hanging)?.headers['upload-offset'] ?? String(megabyte)).toBe(String(megabyte));
    await check(path);
    expect(await take(path)).toMatchObject({ ok: true, value: [{ sha256: hashOf(bytes) }] });
  });

  test('sent by two at once is one file', async () => {
    const bytes = samplePdf(9 * megabyte);
    const path = await browser.begin(bytes.length);
    const both = await Promise.all(
      [browser.patch(path, 0, bytes), browser.patch(path, 0, bytes)].map((one) => one.catch(() => undefined)),
    );
    expect(both.some((answer) => answer?.http === 204)).toBe(true);
    await check(path);
    expect(await take(path)).toMatchObject({ ok: true, value: [{ sha256: hashOf(bytes) }] });
  });

  test('can be thrown away', async () => {
    const path = await browser.begin(9 * megabyte);
    await browser.patch(path, 0, randomBytes(megabyte));
    expect((await browser({ method: 'DELETE', path })).http).toBe(204);
    expect([(await browser({ method: 'HEAD', path })).http, (await state(path)).http]).toEqual([404, 404]);
  });
});

describe('what is dangerous', () => {
  const send = async (bytes: Buffer, name: string) => {
    const path = await browser.begin(bytes.length, name, 'supplement');
    await browser.patch(path, 0, bytes);
    await check(path);
    return path;
  };

  test('is refused: the EICAR test file, alone and in an archive, and can not be taken', async () => {
    for (const [bytes, name] of [
      [eicar(), 'notes.txt'],
      [zipOf([{ name: 'data/notes.txt', content: eicar() }]), 'data.zip'],
    ] as const) {
      const path = await send(bytes, name);
      expect((await state(path)).data).toMatchObject({ state: 'refused', refusal: 'virus', type: null });
      expect((await take(path)).ok).toBe(false);
      await expect(portal.app.uploading.keep(1, idOf(path))).resolves.toBeUndefined();
    }
  });
});

describe('what is announced', () => {
  const begin = (headers: Record<string, string>) => browser({ method: 'POST', headers });
  const named = (role: string) =>
    `name ${Buffer.from('a.pdf').toString('base64')},role ${Buffer.from(role).toString('base64')}`;

  test.each([
    ['no length', { 'upload-metadata': named('video') }, 400],
    ['a length of nothing', { 'upload-length': '0', 'upload-metadata': named('video') }, 400],
    ['no name', { 'upload-length': '10' }, 400],
    ['an unknown role', { 'upload-length': '10', 'upload-metadata': named('virus') }, 400],
    [
      'a manuscript that is too large',
      { 'upload-length': String(501 * megabyte), 'upload-metadata': named('manuscript') },
      413,
    ],
    ['a length that is no number', { 'upload-length': '1e3', 'upload-metadata': named('video') }, 400],
  ])('%s is refused', async (_, headers, http) => {
    expect((await begin(headers)).http).toBe(http);
  });

  test('is told what the server can', async () => {
    const { http, headers } = await browser({ method: 'OPTIONS' });
    expect([http, headers['tus-version'], headers['access-control-allow-origin']]).toEqual([204, '1.0.0', undefined]);
  });

  test('a refusal says why in the language of the reader', async () => {
    const headers = { 'upload-length': String(501 * megabyte), 'upload-metadata': named('manuscript'), language: 'zh' };
    expect(JSON.parse((await begin(headers)).text)).toMatchObject({
      status: 413,
      message: expect.stringContaining('500'),
    });
  });

  test('a member has twenty open uploads at most', async () => {
    const many = await storeMember(portal, { userName: 'many' });
    const own = tusBrowser(port, host, many.headers);
    for (let count = 0; count < 20; count += 1) await own.begin(1_000);
    await expect(own.begin(1_000)).rejects.toThrow('429');
  });
});

describe('nobody else', () => {
  let path = '';
  beforeAll(async () => {
    path = await browser.begin(1_000);
    await browser.patch(path, 0, randomBytes(400));
  });
  afterAll(async () => {
    expect(await browser.offset(path)).toBe(400);
  });

  const everyAsk = async (asking: TusBrowser) => [
    (await asking({ method: 'HEAD', path })).http,
    (await asking.patch(path, 400, randomBytes(10))).http,
    (await asking({ method: 'DELETE', path })).http,
  ];

  test('another member finds nothing', async () => {
    expect(await everyAsk(tusBrowser(port, host, stranger.headers))).toEqual([404, 404, 404]);
    expect((await state(path, stranger)).http).toBe(404);
  });

  test('a visitor, and a member of another site only, have to log in', async () => {
    for (const headers of [{}, elsewhere.headers]) {
      const asking = tusBrowser(port, host, headers);
      expect(await everyAsk(asking)).toEqual([401, 401, 401]);
      await expect(asking.begin(10)).rejects.toThrow('401');
    }
  });

  test('at another site the owner finds nothing', async () => {
    expect(await everyAsk(tusBrowser(port, 'other.localhost', author.headers))).toEqual([404, 404, 404]);
  });

  test('a page of another host, or one that can not read our cookie, changes nothing', async () => {
    for (const headers of [
      { ...author.headers, origin: 'https://evil.example' },
      { ...author.headers, 'sec-fetch-site': 'cross-site' },
      { ...author.headers, token: 'guessed' },
    ]) {
      const asking = tusBrowser(port, host, headers);
      expect((await everyAsk(asking)).slice(1)).toEqual([403, 403]);
      await expect(asking.begin(10)).rejects.toThrow('403');
    }
  });
});
