import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { eicar } from '../../../../../tests/support/eicar.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { ojsArticle, ojsArticles, ojsIssue } from '../../../../../tests/support/ojs-export.ts';
import { writeSampleArticles } from '../../../../../tests/support/sample-jats.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { zipOf } from '../../../../../tests/support/zip.ts';
import { scanSent } from '../../../../platform/adapters/clamav/scan-sent.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { limits } from '../../../../processes/limits.ts';
import { judgeFile } from '../../submissions/formats/judging/judge-file.ts';
import { createBrowserImport } from '../browser-import.server.ts';
import { pieceBytes } from '../domain/package-pieces.ts';
import { createImporting } from '../import.server.ts';
import { postgresRuns } from '../store/postgres-runs.ts';

const host = 'optics.localhost';
const folder = mkdtempSync(join(tmpdir(), 'imprint-browser-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let editor: SampleMember;
let moderator: SampleMember;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
  moderator = await storeConsoleUser(test, { userName: 'moderator', role: 'moderator', site: 1 });
  await writeSampleArticles(folder, 3);
  execFileSync('tar', ['-czf', 'samples.tar.gz', ...[1, 2, 3].map((one) => `sample-0000${one}-v1.xml`)], {
    cwd: folder,
  });
});

const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const call = (path: string, body: object, who = editor) =>
  portal.post(host, `/console/import/${path}`, body, who.headers);
const piece = (id: string, number: number, bytes: Buffer) =>
  portal.server.inject({
    method: 'POST',
    url: `/rc-pub/console/import/piece?id=${id}&number=${number}`,
    headers: {
      host,
      origin: `https://${host}`,
      'sec-fetch-site': 'same-origin',
      ...editor.headers,
      'content-type': 'application/octet-stream',
    },
    payload: bytes,
  });
const result = async (id: string) => (await portal.get(host, `/console/import/result?id=${id}`, editor.headers)).data;
/** What the worker does with the job. */
const work = (run: string) =>
  portal.app.browserImport.importRun({
    id: 'job',
    data: { site: 1, run },
    signal: new AbortController().signal,
    progress: async () => {},
  });

async function send(name: string, bytes: Buffer, asDraft = true, columnId?: string, format = 'jats'): Promise<string> {
  const { data } = await call('begin', { name, size: bytes.length, format, asDraft, columnId });
  for (let at = 0; at * pieceBytes < bytes.length; at += 1)
    expect((await piece(data.id, at, bytes.subarray(at * pieceBytes, (at + 1) * pieceBytes))).statusCode).toBe(200);
  expect((await call('finish', { id: data.id })).http).toBe(200);
  return data.id;
}

test('an archive from the browser is imported by a worker, waits as drafts, and says what is wrong in it', async () => {
  const id = await send('samples.tar.gz', readFileSync(join(folder, 'samples.tar.gz')));
  expect((await result(id)).run).toMatchObject({ state: 'waiting', name: 'samples.tar.gz' });
  await work(id);
  const { run, results } = await result(id);
  expect(run).toMatchObject({ state: 'done', documents: 3, done: 3, imported: 3, refused: 0, problem: null });
  expect(results.content).toHaveLength(3);
  expect(results.content[0]).toMatchObject({
    source: 'sample-00001-v1.xml',
    outcome: 'imported',
    item: { kind: 'article', status: 'draft' },
    problems: expect.arrayContaining([{ code: 'file-missing', count: 1, places: ['fig1.tif'] }]),
  });
  expect(await rows("select distinct status from item where kind in ('article', 'figure', 'issue')")).toEqual([
    { status: 'draft' },
  ]);
});

test('its pieces leave the file store with it, and doing the job again changes nothing', async () => {
  const [{ id } = { id: '' }] = await rows("select id from import_run where state = 'done'");
  expect(await rows('select count(*)::int as count from import_piece')).toEqual([{ count: 0 }]);
  const before = await rows('select sum(revision) from item');
  await work(id);
  expect(await rows('select sum(revision) from item')).toEqual(before);
});

test('a worker that died in the middle leaves nothing twice: the job begins again', async () => {
  const id = await send('samples.tar.gz', readFileSync(join(folder, 'samples.tar.gz')), false);
  await portal.owner.query("select set_config('app.writes', '1', false)");
  await portal.owner.query("update import_run set state = 'running', done = 2 where id = $1", [id]);
  await work(id);
  expect((await result(id)).run).toMatchObject({ state: 'done', imported: 3 });
  expect(await rows("select count(*)::int as count from item where kind = 'article'")).toEqual([{ count: 3 }]);
  expect(await rows("select distinct status from item where kind in ('article', 'figure', 'issue')")).toEqual([
    { status: 'published' },
  ]);
});

test('what readers see already is not taken from them by an import that waits', async () => {
  const id = await send('sample-00001-v1.xml', readFileSync(join(folder, 'sample-00001-v1.xml')));
  await work(id);
  expect((await result(id)).results.content).toMatchObject([{ item: { status: 'published' } }]);
});

test('a package can be put into a column of the site, and not into one of another', async () => {
  const [mine, foreign] = [idOf(1, 900), idOf(2, 900)];
  await portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await portal.owner.query(
    `insert into channel (site_id, id, position, code, names) values (1, $1, 1, 'newPublish', '{"en": "Picks"}')`,
    [mine],
  );
  const { data } = await portal.get(host, '/console/import/list', editor.headers);
  expect(data.columns).toEqual([{ id: mine, names: { en: 'Picks' } }]);
  const document = readFileSync(join(folder, 'sample-00001-v1.xml'));
  for (const column of [mine, foreign]) await work(await send('sample-00001-v1.xml', document, false, column));
  const { data: list } = await portal.get(host, `/front/item/list?channelId=${mine}`, {});
  expect(list.content).toMatchObject([{ kind: 'article' }]);
  expect(await rows('select channel_id from column_entry')).toEqual([{ channel_id: mine }]);
});

test('a document that is refused is listed first, with a reason that has words', async () => {
  const id = await send('bomb.xml', Buffer.from('<!DOCTYPE article [<!ENTITY a "b">]><article>&a;</article>'));
  await work(id);
  const { run, results } = await result(id);
  expect(run).toMatchObject({ state: 'done', refused: 1 });
  expect(results.content).toMatchObject([{ outcome: 'refused', refusal: { name: 'declarations' }, item: null }]);
});

test.each([
  ['a damaged archive', 'broken.zip', 'this is no archive', 'archive'],
  ['a package without documents', 'empty.json', '{}', 'empty'],
])('%s is told to whoever sent it', async (_, name, text, problem) => {
  const id = await send(name, Buffer.from(text));
  await work(id);
  expect((await result(id)).run).toMatchObject({ state: 'failed', problem });
});

test('an export of OJS in an archive comes with its issue, says what stays in OJS, and why what could not be read was refused', async () => {
  const id = await send(
    'ojs.zip',
    zipOf([
      { name: 'issue.xml', content: Buffer.from(ojsIssue('3.5', [ojsArticle('3.5', 31)])) },
      { name: 'broken.xml', content: Buffer.from(ojsArticles([ojsArticle('3.4', 32)]).slice(0, -30)) },
      { name: 'journal.json', content: Buffer.from('{"titles":{"en":"Sample Letters"},"eissn":"2222-2222"}') },
    ]),
    ...([true, undefined, 'ojs'] as const),
  );
  await work(id);
  const { run, results } = await result(id);
  expect(run).toMatchObject({ state: 'done', documents: 3, imported: 2, refused: 1, problem: null });
  expect(results.content).toMatchObject([
    { source: 'broken.xml', outcome: 'refused', refusal: { name: 'unreadable' } },
    { item: { kind: 'issue', status: 'draft' }, problems: [] },
    { item: { kind: 'article', status: 'draft' }, score: 98 },
  ]);
  expect(results.content[2].problems).toContainEqual({
    code: 'file-internal',
    count: 1,
    places: ['manuscript with names.docx'],
  });
});

test('a package of several pieces is put together in order, each piece as often as it is sent', async () => {
  const filler = `<!--${'x'.repeat(pieceBytes)}-->`;
  const xml = readFileSync(join(folder, 'sample-00002-v1.xml'), 'utf8').replace('</article>', `${filler}</article>`);
  const bytes = Buffer.from(xml);
  const { data } = await call('begin', { name: 'long.xml', size: bytes.length, format: 'jats', asDraft: false });
  await piece(data.id, 1, bytes.subarray(pieceBytes));
  expect((await call('finish', { id: data.id })).http).toBe(400);
  await piece(data.id, 0, bytes.subarray(0, pieceBytes));
  await piece(data.id, 0, bytes.subarray(0, pieceBytes));
  expect((await piece(data.id, 0, bytes.subarray(0, 10))).statusCode).toBe(400);
  await call('finish', { id: data.id });
  await work(data.id);
  expect((await result(data.id)).run).toMatchObject({ state: 'done', imported: 1 });
});

test.each([
  ['a name that leads elsewhere', { name: '../x.zip', size: 10 }],
  ['a type that nobody reads', { name: 'x.exe', size: 10 }],
  ['more than 2 GB', { name: 'x.zip', size: 3 * 1_073_741_824 }],
])('%s is refused before anything is sent', async (_, wanted) => {
  expect((await call('begin', { ...wanted, format: 'jats' })).http).toBe(400);
});

test('a moderator imports nothing', async () => {
  expect((await call('begin', { name: 'x.zip', size: 1, format: 'jats' }, moderator)).http).toBe(403);
});

test('an archive with a virus in one of its files is refused as a whole, and the file is named in plain words', async () => {
  const article = readFileSync(join(folder, 'sample-00003-v1.xml'), 'utf8').replaceAll('sample.00003', 'sample.00077');
  const id = await send(
    'infected.zip',
    zipOf([
      { name: 'sample-00077-v1.xml', content: Buffer.from(article) },
      { name: 'figures/fig1.tif', content: eicar() },
    ]),
  );
  await work(id);
  const { run, results } = await result(id);
  expect(run).toMatchObject({ state: 'failed', problem: 'virus', imported: 0 });
  expect(results.content).toMatchObject([
    { source: 'figures/fig1.tif', outcome: 'refused', refusal: { name: 'virus' }, item: null },
  ]);
  expect(await rows("select count(*)::int as count from item where source_key like '%sample.00077%'")).toEqual([
    { count: 0 },
  ]);
});

test('while no virus scanner answers a package waits, says so, and goes on when one does', async () => {
  const id = await send('sample-00002-v1.xml', readFileSync(join(folder, 'sample-00002-v1.xml')));
  const { database, files, jobs, write } = portal.app;
  const importing = createImporting(
    { database, files, write, judge: judgeFile, sentFiles: scanSent(undefined) },
    { ...limits.importing, mostBytesOfSite: 1e9 },
  );
  const without = createBrowserImport({
    database,
    files,
    jobs,
    importing,
    record: async () => {},
    columnsOf: async () => [],
    quotas: { mostBytesOfSite: 1e9, mostUnpackedBytes: 1e9 },
  });
  await without.importRun({
    id: 'job',
    data: { site: 1, run: id },
    signal: new AbortController().signal,
    progress: async () => {},
  });
  expect((await result(id)).run).toMatchObject({ state: 'waiting', problem: 'scanner', imported: 0 });
  await work(id);
  expect((await result(id)).run).toMatchObject({ state: 'done', problem: null, imported: 1 });
});

test('a site imports no more than it may store, a package unpacks to no more than it may, and the console shows what is used', async () => {
  const { database, files, jobs, importing } = portal.app;
  const small = { mostBytesOfSite: 1e9, mostUnpackedBytes: 100 };
  const id = await send('samples.tar.gz', readFileSync(join(folder, 'samples.tar.gz')));
  await createBrowserImport({
    database,
    files,
    jobs,
    importing,
    record: async () => {},
    columnsOf: async () => [],
    quotas: small,
  }).importRun({
    id: 'job',
    data: { site: 1, run: id },
    signal: new AbortController().signal,
    progress: async () => {},
  });
  expect((await result(id)).run).toMatchObject({ state: 'failed', problem: 'archive' });

  const { data } = await portal.get(host, '/console/import/list', editor.headers);
  const [{ bytes } = { bytes: 0 }] = await rows('select sum(bytes)::float8 as bytes from stored_file');
  expect(data.storage).toEqual({ used: bytes, most: 500 * 1_073_741_824 });
  const runs = postgresRuns(database);
  const wanted = { name: 'x.xml', format: 'jats', asDraft: true, columnId: null, account: editor.id, bytes: 10 };
  expect(await runs.begin(1, { ...wanted, id: randomUUID() }, data.storage.used + 9)).toBe(false);
  expect(await runs.begin(1, { ...wanted, id: randomUUID() }, data.storage.used + 10)).toBe(true);
  expect(await runs.begin(1, { ...wanted, id: randomUUID() }, data.storage.used + 10)).toBe(false);
});
