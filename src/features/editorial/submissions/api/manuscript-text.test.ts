import { mkdtempSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { richDocument } from '../../../../../tests/reading/rich-documents.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { writeSampleArticles } from '../../../../../tests/support/sample-jats.ts';
import { openScanned } from '../../../../../tests/support/scanned-package.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeUpload } from '../../../../../tests/support/uploads.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

vi.setConfig({ testTimeout: 60_000 });
const host = 'samples.localhost';
const doi = '10.5555/sample.00001';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const folder = mkdtempSync(join(tmpdir(), 'imprint-text-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let ada: SampleMember;
let editor: SampleMember;
const journal = idOf(1, 900);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'samples' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  const titles = { en: 'Sample Letters' };
  await storeRows(app, 1, 'item', [
    { id: journal, kind: 'journal', status: 'published', titles, source_key: 'letters' },
  ]);
  await storeRows(app, 1, 'journal', [{ id: journal }]);
  await app.app.submitting.startWorking();
});
const author = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

/** A manuscript in Word next to the PDF that every sample has, accepted. */
async function accepted(content = richDocument(1).content): Promise<string> {
  const id = await author.prepare(ada, { journalId: journal });
  const upload = await storeUpload(portal, {
    site: 1,
    account: ada.id,
    role: 'manuscript',
    name: 'paper.docx',
    type: wordType,
    content,
  });
  expect((await author.post(ada, 'addFile', { id, upload, role: 'manuscript' })).http).toBe(200);
  expect((await author.send(ada, id)).http).toBe(200);
  expect((await editorial.decide(editor, id, 'accept')).http).toBe(200);
  return id;
}

const textOf = async (id: string, state: 'read' | 'refused') =>
  vi.waitFor(
    async () => {
      const { text } = await editorial.read(editor, id);
      expect(text).toMatchObject({ state });
      return text;
    },
    { timeout: 40_000, interval: 200 },
  );

const ask = (path: string, who: SampleMember = editor) =>
  portal.server.inject({ url: `/rc-pub/console/submission/${path}`, headers: { host, ...who.headers } });
const stored = async (select: string, values: readonly unknown[]) => {
  await portal.owner.query("select set_config('app.reads', '1', false)");
  return (await portal.owner.query(select, [...values])).rows;
};

test('an accepted manuscript in Word is read, looked at, and published with its text, figures, tables and file', async () => {
  const id = await accepted();
  const text = await textOf(id, 'read');
  expect(text.report).toMatchObject({
    counts: { tables: 2, figures: 2, formulas: 4, notes: 3, references: 5 },
    front: expect.arrayContaining(['A rich sample manuscript 1']),
    notTaken: [],
  });
  // Before it is published, only those who decide about it see it.
  const preview = (await ask(`text?id=${id}`)).json().data;
  expect(preview.html).toContain('<h2>Introduction</h2>');
  const [, picture = ''] = /<img [^>]*src="\/rc-pub\/console\/submission\/([^"]+)"/.exec(preview.html) ?? [];
  const answer = await ask(picture.replaceAll('&amp;', '&'));
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
  expect((await ask(`text?id=${id}`, ada)).statusCode).toBe(403);
  expect((await portal.server.inject({ url: `/files/${text.body}`, headers: { host } })).statusCode).toBeGreaterThan(
    400,
  );

  const wanted = { id, doi, accessType: 0, licence: 'CC BY 4.0' };
  expect(await editorial.post(editor, 'publish', { ...wanted, text: '0'.repeat(64) })).toMatchObject({ http: 409 });
  const { item } = (await editorial.post(editor, 'publish', { ...wanted, text: text.body })).data;
  const article = (await portal.get(host, `/front/front-article/${item}`)).data;
  expect(article.version).toMatchObject({ value: -1 });
  expect(article.outline.map(({ title }: { title: string }) => title)).toEqual([
    ...['Introduction', 'Methods and samples 1 in sample document 0', 'Methods and samples 1 in sample document 1'],
    'References',
  ]);
  expect(await stored('select body from article where id = $1', [item])).toEqual([{ body: text.body }]);
  const files = await stored('select role, name, version from item_file where item_id = $1 order by position', [item]);
  expect(files).toMatchObject([
    { role: 'pdf', name: 'paper.pdf', version: 'AM' },
    { role: 'galley', name: 'paper.docx', version: 'AM' },
    { role: 'body', version: null },
  ]);
  const members = await stored('select kind, source_key, status from item where source_key like $1 order by 2', [
    `${doi}#%`,
  ]);
  expect(members).toEqual([
    { kind: 'figure', source_key: `${doi}#fig-1`, status: 'published' },
    { kind: 'figure', source_key: `${doi}#fig-2`, status: 'published' },
    { kind: 'table', source_key: `${doi}#table-1`, status: 'published' },
    { kind: 'table', source_key: `${doi}#table-2`, status: 'published' },
  ]);
  const works = await stored('select anchor, label from reference where article_id = $1 order by position', [item]);
  expect(works.map(({ anchor, label }) => `${anchor} ${label}`)).toEqual([1, 2, 3, 4, 5].map((n) => `ref-${n} ${n}`));
  const [image] = await stored('select public, only_submitted from stored_file where content_type = $1 limit 1', [
    'image/png',
  ]);
  expect(image).toEqual({ public: true, only_submitted: false });

  await importJats();
  const formal = (await portal.get(host, `/front/front-article/${item}`)).data;
  expect(formal.versions.map(({ value, hasBody }: { value: number; hasBody: boolean }) => [value, hasBody])).toEqual([
    [-1, true],
    [0, true],
  ]);
  expect(formal.outline).not.toEqual(article.outline);
  const before = (await portal.get(host, `/front/front-article/${item}?version=0`)).data;
  expect(before.version).toMatchObject({ number: 0, value: -1 });
  const gone = await stored('select distinct status from item where source_key like $1', [`${doi}#table-%`]);
  expect(gone).toEqual([{ status: 'withdrawn' }]);
});

async function importJats(): Promise<void> {
  const [sample] = await writeSampleArticles(join(folder, 'samples'), 1);
  const to = mkdtempSync(join(folder, 'one-'));
  await writeFile(join(to, 'sample-00001-v1.xml'), await readFile(join(folder, 'samples', sample?.name ?? '')));
  const format = portal.app.importing.formats.find((one) => one.name === 'jats');
  if (!format) throw new Error('there is no JATS format');
  const summary = await portal.app.importing.importPackage({
    site: 1,
    format,
    from: await openScanned(portal.app, to),
    again: false,
    onProgress: () => {},
    onEntry: () => {},
  });
  expect(summary).toMatchObject({ imported: 1, refused: 0 });
}

test('without a look nobody has the text; the file alone is published', async () => {
  const id = await accepted(richDocument(2).content);
  await textOf(id, 'read');
  const { item } = (await editorial.post(editor, 'publish', { id, doi: '10.5555/unread' })).data;
  const article = (await portal.get(host, `/front/front-article/${item}`)).data;
  expect(article.outline).toEqual([]);
  const files = await stored('select role, version from item_file where item_id = $1 order by position', [item]);
  expect(files).toEqual([
    { role: 'pdf', version: 'AM' },
    { role: 'galley', version: 'AM' },
  ]);
});

test('what is no Word document says why; it may be read again until it is published', async () => {
  const id = await accepted(Buffer.from('PK no archive'));
  expect(await textOf(id, 'refused')).toMatchObject({
    reason: expect.stringContaining('no Word document'),
    report: null,
  });
  expect((await ask(`text?id=${id}`)).statusCode).toBe(404);
  expect((await editorial.post(editor, 'readText', { id })).data).toEqual({ isAsked: true });
  await textOf(id, 'refused');
  const without = await author.sent(ada, { journalId: journal });
  expect((await editorial.post(editor, 'readText', { id: without })).http).toBe(409);
  await editorial.decide(editor, without, 'accept');
  expect((await editorial.post(editor, 'readText', { id: without })).data).toEqual({ isAsked: false });
  expect((await editorial.read(editor, without)).text).toBeNull();
});
