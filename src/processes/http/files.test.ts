import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { beforeAll, describe, expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../tests/support/test-app.ts';
import { createPreviewTokens } from '../../features/console/use-cases/preview-token.ts';
import { madeHere } from '../../platform/ports/storable.ts';
import { addFiles } from './files.ts';

const bytes = randomBytes(1_000);
const made = randomBytes(50);
const sha = { public: '', protected: '', made: '', madeOfProtected: '', foreign: '', svg: '', pdf: '', html: '' };
const item = (5n << 40n) | 9n;

const app = useTestApp(async (test) => {
  await storeSite(test, { id: 5, sld: 'five' });
  await storeSite(test, { id: 6, sld: 'six' });
  await storeSite(test, { id: 7, sld: 'seven', columns: { forbidden: true } });
  await storeSite(test, { id: 8, sld: 'portal', classification: 'portal', gathers: [5, 7] });
  const { files } = test.app;
  sha.public = await files.put(madeHere(bytes), 'image/png');
  sha.protected = await files.put(madeHere(randomBytes(20)), 'application/pdf');
  sha.made = await files.put(madeHere(made), 'image/webp');
  sha.madeOfProtected = await files.put(madeHere(randomBytes(20)), 'text/plain');
  sha.foreign = await files.put(madeHere(randomBytes(20)), 'image/png');
  sha.svg = await files.put(madeHere(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'image/svg+xml');
  sha.pdf = await files.put(madeHere(randomBytes(20)), 'application/pdf');
  sha.html = await files.put(madeHere(Buffer.from(`<p>${randomBytes(8).toString('hex')}</p>`)), 'text/html');
  await row(test, 5, sha.public, 1_000, 'image/png', true);
  await row(test, 5, sha.protected, 20, 'application/pdf', false);
  await row(test, 5, sha.made, 50, 'image/webp', false);
  await row(test, 5, sha.madeOfProtected, 20, 'text/plain', false);
  await row(test, 7, sha.foreign, 20, 'image/png', true);
  for (const [name, type] of [
    ['svg', 'image/svg+xml'],
    ['pdf', 'application/pdf'],
    ['html', 'text/html'],
  ] as const)
    await row(test, 5, sha[name], (await files.stat(sha[name]))?.bytes ?? 0, type, true);
  await write(test, 5, 'insert into rendition values (5, $1, $2, $3)', [sha.public, 'low', sha.made]);
  await write(test, 5, 'insert into rendition values (5, $1, $2, $3)', [sha.protected, 'text', sha.madeOfProtected]);
  await write(
    test,
    5,
    `insert into item (site_id, id, kind, status, titles) values (5, ${item}, 'news', 'published', '{}')`,
  );
  await write(
    test,
    5,
    `insert into item_file (site_id, item_id, role, position, sha256, name) values (5, ${item}, 'image', 1, $1, 'a.png')`,
    [sha.public],
  );
});

async function write({ owner }: TestApp, site: number, text: string, values: unknown[] = []): Promise<void> {
  await owner.query('begin');
  await owner.query(`select set_config('app.reads', '${site}', true), set_config('app.writes', '${site}', true)`);
  await owner.query(text, values);
  await owner.query('commit');
}

const row = (test: TestApp, site: number, name: string, size: number, type: string, open: boolean) =>
  write(
    test,
    site,
    `insert into stored_file (site_id, sha256, bytes, content_type, public) values (${site}, $1, $2, $3, $4)`,
    [name, size, type, open],
  );

const get = (name: string, headers: Record<string, string> = {}, host = 'five', method: 'GET' | 'HEAD' = 'GET') =>
  app.server.inject({ method, url: `/files/${name}`, headers: { host: `${host}.localhost`, ...headers } });

test('a public file is sent whole, for ever, under its hash', async () => {
  const answer = await get(sha.public);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(bytes);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-length': '1000',
    etag: `"${sha.public}"`,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': 'inline',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
  });
});

test('a file is found again at the edge by the items that show it, and so is what was made of it', async () => {
  for (const name of [sha.public, sha.made]) expect((await get(name)).headers.xkey).toBe(`i${item}`);
});

test('a part of it is sent when a player asks for a range', async () => {
  const part = await get(sha.public, { range: 'bytes=100-199' });
  expect([part.statusCode, part.headers['content-range'], part.headers['content-length']]).toEqual([
    206,
    'bytes 100-199/1000',
    '100',
  ]);
  expect(part.rawPayload).toEqual(bytes.subarray(100, 200));
  expect((await get(sha.public, { range: 'bytes=-10' })).rawPayload).toEqual(bytes.subarray(990));
  const outside = await get(sha.public, { range: 'bytes=1000-' });
  expect([outside.statusCode, outside.headers['content-range'], outside.rawPayload.length]).toEqual([
    416,
    'bytes */1000',
    0,
  ]);
});

test('If-Range with another hash gets the whole file', async () => {
  expect((await get(sha.public, { range: 'bytes=0-9', 'if-range': `"${sha.public}"` })).statusCode).toBe(206);
  expect((await get(sha.public, { range: 'bytes=0-9', 'if-range': '"older"' })).statusCode).toBe(200);
});

test('HEAD says what GET would send; who has the file already is told so', async () => {
  const head = await get(sha.public, {}, 'five', 'HEAD');
  expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([200, '1000', 0]);
  expect((await get(sha.public, { 'if-none-match': `W/"x", "${sha.public}"` })).statusCode).toBe(304);
});

test('what was made of a public file is public, what was made of a protected one is not', async () => {
  expect((await get(sha.made)).rawPayload).toEqual(made);
  expect((await get(sha.madeOfProtected)).statusCode).toBe(404);
  expect((await get(sha.protected)).statusCode).toBe(404);
});

test('small pictures are for everyone who may see the thing, and for nobody while its paper is under an embargo', async () => {
  const { files } = app.app;
  const whole = await files.put(madeHere(randomBytes(30)), 'image/png');
  const small = await files.put(madeHere(randomBytes(31)), 'image/webp');
  const [paper, figure] = [item + 10n, item + 11n];
  await row(app, 5, whole, 30, 'image/png', false);
  await row(app, 5, small, 31, 'image/webp', false);
  for (const [id, kind] of [
    [paper, 'article'],
    [figure, 'figure'],
  ] as const)
    await write(
      app,
      5,
      `insert into item (site_id, id, kind, status, titles) values (5, ${id}, '${kind}', 'published', '{}')`,
    );
  await write(
    app,
    5,
    `insert into article (site_id, id, access_type, publication_type, type) values (5, ${paper}, 1, 0, 'research-article')`,
  );
  await write(app, 5, `insert into figure (site_id, id, article_id, position) values (5, ${figure}, ${paper}, 1)`);
  await write(
    app,
    5,
    `insert into item_file (site_id, item_id, role, position, sha256, name) values (5, ${figure}, 'image', 1, $1, 'b.png')`,
    [whole],
  );
  await write(app, 5, 'insert into rendition values (5, $1, $2, $3)', [whole, 'low', small]);
  expect((await get(small)).statusCode).toBe(200);
  await write(app, 5, `update item set embargo_until = '2099-01-01' where site_id = 5 and id = ${paper}`);
  expect((await get(small)).statusCode).toBe(404);
});

describe('the original pictures of a paper that everyone may read', () => {
  const [paper, figure, other] = [item + 20n, item + 21n, item + 22n];
  let whole: string;
  let small: string;
  const change = (text: string) => write(app, 5, `update item set ${text} where site_id = 5 and id = ${paper}`);
  const codes = async (more: Record<string, string> = {}) => [
    (await get(whole, more)).statusCode,
    (await get(`${whole}?form=high`, more)).statusCode,
  ];

  beforeAll(async () => {
    const { files } = app.app;
    whole = await files.put(madeHere(randomBytes(32)), 'image/png');
    small = await files.put(madeHere(randomBytes(33)), 'image/webp');
    await row(app, 5, whole, 32, 'image/png', true);
    await row(app, 5, small, 33, 'image/webp', false);
    for (const [id, kind, status] of [
      [paper, 'article', 'published'],
      [figure, 'figure', 'published'],
      [other, 'news', 'draft'],
    ] as const)
      await write(
        app,
        5,
        `insert into item (site_id, id, kind, status, titles) values (5, ${id}, '${kind}', '${status}', '{}')`,
      );
    await write(
      app,
      5,
      `insert into article (site_id, id, access_type, publication_type, type) values (5, ${paper}, 1, 0, 'research-article')`,
    );
    await write(app, 5, `insert into figure (site_id, id, article_id, position) values (5, ${figure}, ${paper}, 1)`);
    for (const id of [figure, other])
      await write(
        app,
        5,
        `insert into item_file (site_id, item_id, role, position, sha256, name) values (5, ${id}, 'image', 1, $1, 'c.png')`,
        [whole],
      );
    await write(app, 5, 'insert into rendition values (5, $1, $2, $3)', [whole, 'high', small]);
  });

  test('are found again at the edge by the paper as well as by the figure, because both can close them', async () => {
    for (const name of [whole, small])
      expect(`${(await get(name)).headers.xkey}`.split(' ').toSorted()).toEqual(
        [figure, paper, other].map((id) => `i${id}`).toSorted(),
      );
  });

  test('are for nobody under an embargo, and for everyone when it is over', async () => {
    expect(await codes()).toEqual([200, 200]);
    await change("embargo_until = '2099-01-01'");
    // To those who ask the policy it says why.
    expect(await codes()).toEqual([302, 302]);
    const { location } = (await get(whole)).headers;
    const response = await app.server.inject({ url: `${location}`, headers: { host: 'five.localhost' } });
    expect([response.statusCode, response.rawPayload.length > 32]).toEqual([403, true]);
    await change('embargo_until = null');
    expect(await codes()).toEqual([200, 200]);
  });

  test('are for nobody before the paper is published, and after it is withdrawn, unless something else shows them', async () => {
    for (const status of ['draft', 'withdrawn']) {
      await change(`status = '${status}'`);
      expect((await get(whole)).statusCode).not.toBe(200);
      expect((await get(small)).statusCode).not.toBe(200);
    }
    await write(app, 5, `update item set status = 'published' where site_id = 5 and id = ${other}`);
    expect(await codes()).toEqual([200, 200]);
    await write(app, 5, `update item set status = 'draft' where site_id = 5 and id = ${other}`);
    await change("status = 'published'");
  });

  test('are shown on a page that is only prepared, to whoever has its link and for as long as it is good', async () => {
    const keys = createPreviewTokens(app.app.keysFor('previews'));
    const link = { site: 5, kind: 'article', id: `${paper}`, made: Date.now(), until: Date.now() + 60_000 };
    const from = (wanted: Partial<typeof link>) => ({
      referer: `http://five.localhost/article/x?preview=${keys.write({ ...link, ...wanted })}`,
    });
    await change("status = 'draft'");
    const answer = await get(whole, from({}));
    expect([answer.statusCode, answer.headers['cache-control'], answer.headers.xkey]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
    for (const wanted of [{ until: Date.now() - 1 }, { site: 6 }, { id: `${item}` }])
      expect((await get(whole, from(wanted))).statusCode).not.toBe(200);
    expect((await get(whole, { referer: 'http://five.localhost/?preview=nonsense' })).statusCode).not.toBe(200);
    expect((await get(whole, { referer: 'nonsense' })).statusCode).not.toBe(200);
    await change("embargo_until = '2099-01-01'");
    expect((await get(whole, from({}))).statusCode).not.toBe(200);
    await change("status = 'published', embargo_until = null");
  });

  test('a cover that lists show is open with them, until its item is withdrawn', async () => {
    await change(`status = 'draft', cover = '/files/${whole}?form=high'`);
    await write(app, 5, `update item set cover = '/files/${whole}?form=high' where site_id = 5 and id = ${other}`);
    expect((await get(whole)).statusCode).toBe(200);
    await write(app, 5, `update item set status = 'withdrawn' where site_id = 5 and id = ${other}`);
    expect((await get(whole)).statusCode).not.toBe(200);
  });
});

test('a picture is sent in the precision that is asked for; until it is made, the original stands in for a minute', async () => {
  expect((await get(`${sha.public}?form=low`)).rawPayload).toEqual(made);
  expect((await get(`${sha.public}?form=low`)).headers['cache-control']).toContain('immutable');
  const later = await get(`${sha.public}?form=high`);
  expect(later.rawPayload).toEqual(bytes);
  expect(later.headers['cache-control']).toBe('public, max-age=60');
  expect((await get(`${sha.public}?form=other`)).rawPayload).toEqual(bytes);
});

test('a portal shows the files of the open sites that it gathers, and nobody those of another site', async () => {
  expect((await get(sha.public, {}, 'portal')).statusCode).toBe(200);
  expect((await get(sha.public, {}, 'six')).statusCode).toBe(404);
  expect((await get(sha.foreign, {}, 'portal')).statusCode).toBe(404);
  expect((await get(sha.foreign, {}, 'seven')).statusCode).toBe(404);
  expect((await get(sha.public, {}, 'nobody')).statusCode).toBe(404);
});

test.each(['', 'x', '../../etc/passwd', '%2e%2e', 'F'.repeat(64), '0'.repeat(64), `${'0'.repeat(64)}.png`])(
  'no file is called "%s"',
  async (name) => {
    expect((await get(name)).statusCode).toBe(404);
  },
);

test('SVG and HTML are never shown as a document; a PDF is', async () => {
  for (const name of [sha.svg, sha.html]) {
    expect((await get(name)).headers).toMatchObject({
      'content-disposition': 'attachment',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    });
  }
  expect((await get(sha.pdf)).headers).toMatchObject({
    'content-disposition': 'inline',
    'content-security-policy': "frame-ancestors 'self'",
  });
});

test('a file whose bytes are lost is not found, and a store out of reach is a 503', async () => {
  const { sites, database, access, editorial, keptFiles } = app.app;
  const log = { info() {}, warn() {}, error() {} };
  for (const [open, http] of [
    [async () => undefined, 404],
    [() => Promise.reject(new Error('down')), 503],
  ] as const) {
    const server = fastify();
    addFiles(server, { sites, database, access, editorial, keptFiles, log, files: { ...app.app.files, open } });
    const answer = await server.inject({ url: `/files/${sha.public}`, headers: { host: 'five.localhost' } });
    expect([answer.statusCode, answer.headers.etag]).toEqual([http, undefined]);
    await server.close();
  }
});

test('a reader who goes away ends the reading from the store, and a slow one is waited for', async () => {
  let sent = 0;
  const stream = new Readable({
    highWaterMark: 65_536,
    read() {
      sent += 65_536;
      this.push(Buffer.alloc(65_536));
    },
  });
  const { sites, database, access, editorial, keptFiles, log } = app.app;
  const server = fastify();
  const open = async () => ({ stream, bytes: 1_000, contentType: 'image/png', range: undefined });
  addFiles(server, { sites, database, access, editorial, keptFiles, log, files: { ...app.app.files, open } });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  await write(app, 5, 'update stored_file set bytes = 1000000000000 where site_id = 5 and sha256 = $1', [sha.public]);
  const outgoing = ask({ port, path: `/files/${sha.public}`, headers: { host: 'five.localhost' } });
  outgoing.end();
  const [incoming] = await once(outgoing, 'response');
  incoming.on('error', () => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  const waiting = sent;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(sent).toBe(waiting);
  incoming.destroy();
  await once(stream, 'close');
  expect(stream.destroyed).toBe(true);
  await server.close();
  await write(app, 5, 'update stored_file set bytes = 1000 where site_id = 5 and sha256 = $1', [sha.public]);
});
