import { beforeEach, expect, test, vi } from 'vitest';
import { docxOf } from '../../../../../tests/reading/docx-writer.ts';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { makePdf } from '../../../../../tests/support/media-samples.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../../tests/support/submissions.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeUpload } from '../../../../../tests/support/uploads.ts';
import { bytesSource } from '../../../../platform/documents/byte-sources.ts';
import { readDocx } from '../../../../platform/documents/docx/read-docx.ts';

const host = 'optics.localhost';
const soon = { timeout: 20_000, interval: 100 };
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
let ada: SampleMember;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  ada = await storeMember(app, { userName: 'ada', columns: { email: 'ada@example.org' } });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.app.submitting.startWorking();
});
const authoring = useAuthoring(portal, { host, site: 1 });
const editorial = useEditing(portal, host);

const upload = (who: SampleMember, name: string, type: string, content: Buffer) =>
  storeUpload(portal, { site: 1, account: who.id, role: 'manuscript', name, type, content });

let counter = 0;
const manuscript = (lines: readonly string[]): Buffer => docxOf(lines.map((line) => ({ runs: [{ text: line }] })));

/** A submission of these files alone. */
async function sentWith(files: readonly { name: string; type: string; content: Buffer }[], details: object = {}) {
  const { id } = (await authoring.post(ada, 'begin', { kind: 'manuscript' })).data;
  await authoring.save(ada, id, details);
  for (const { name, type, content } of files)
    await authoring.post(ada, 'addFile', { id, upload: await upload(ada, name, type, content), role: 'manuscript' });
  expect((await authoring.send(ada, id)).http).toBe(200);
  return id;
}

const copiesOf = async (id: string) => (await editorial.read(editor, id)).copies;
const copiesReady = (id: string) =>
  vi.waitFor(async () => {
    const copies = await copiesOf(id);
    expect(copies.map(({ state }: { state: string }) => state)).not.toContain('making');
    expect(copies.length).toBeGreaterThan(0);
    return copies;
  }, soon);

async function invite(id: string, anonymous: boolean) {
  const wanted = {
    id,
    name: 'Reviewer',
    email: 'reviewer@example.org',
    language: 'en',
    dueOn: '2099-01-01',
    anonymous,
  };
  const requested = await editorial.post(editor, 'requestReview', wanted);
  if (requested.http !== 200) return { http: requested.http, code: '' };
  await portal.owner.query(`select set_config('app.reads', '1', false)`);
  const { rows } = await portal.owner.query(
    `select data ->> 'path' as path from submission_mail where what = 'opinion-asked' and data ->> 'path' like $1`,
    [`%${requested.data.review}.%`],
  );
  return { http: 200, code: new URL(rows[0].path, `https://${host}`).searchParams.get('code') ?? '' };
}

async function bytesOf(url: string): Promise<Buffer> {
  const answer = await portal.server.inject({ url, headers: { host } });
  if (answer.statusCode !== 302) return answer.rawPayload;
  return Buffer.from(await (await fetch(String(answer.headers.location))).arrayBuffer());
}

let lines: readonly string[] = [];
beforeEach(() => {
  counter += 1;
  lines = [
    `Sample of light ${counter}`,
    'Ada Sample1, Bo Sample1',
    '1 Sample Institute',
    'Abstract',
    'A sample abstract.',
  ];
});

test('an anonymous reviewer gets the copy of a Word file under a neutral name, and no name of an author anywhere', async () => {
  const id = await sentWith([{ name: 'Ada Sample.docx', type: word, content: manuscript(lines) }], {
    abstracts: { en: 'Ada Sample shows it.', zh: '示例摘要。' },
  });
  expect((await invite(id, true)).http).toBe(409);
  await editorial.post(editor, 'makeCopies', { id });
  expect(await copiesReady(id)).toMatchObject([{ state: 'ready', names: [], copy: expect.any(String) }]);
  const { code } = await invite(id, true);
  const { data } = await portal.get(host, `/front/review/detail?code=${code}`);
  expect(data.files).toMatchObject([{ name: 'manuscript-1.docx', contentType: word }]);
  expect(JSON.stringify(data)).not.toMatch(/Ada|Bo Sample|样本甲|Sample Institute/);
  expect(data.abstracts).toEqual({ zh: '示例摘要。' });
  const copy = await bytesOf(`/rc-pub/front/review/file?code=${code}&file=${data.files[0].id}`);
  const read = await readDocx(bytesSource(copy));
  const text = read.ok ? read.value.paragraphs.map((one) => one.text).join(' ') : '';
  expect(text).toBe(`Sample of light ${counter} Abstract A sample abstract.`);
  // What the author sent opens to reviewers who may know, and to them alone.
  const original = (await editorial.read(editor, id)).files[0].id;
  expect((await portal.get(host, `/front/review/file?code=${code}&file=${original}`)).http).toBe(404);
  const open = await invite(id, false);
  expect((await portal.get(host, `/front/review/detail?code=${open.code}`)).data.files).toMatchObject([
    { id: original, name: 'Ada Sample.docx' },
  ]);
  expect((await authoring.read(ada, id)).files).toHaveLength(1);
});

test('a PDF whose text names an author is not offered until an editor gives a clean file', async () => {
  const named = makePdf([`Sample ${counter}`, 'Bo Sample, Sample Institute']);
  const id = await sentWith([{ name: 'paper.pdf', type: 'application/pdf', content: named }]);
  await editorial.post(editor, 'makeCopies', { id });
  const [copy] = await copiesReady(id);
  expect(copy).toMatchObject({ state: 'named', names: ['Bo Sample', 'Sample Institute'], copy: null });
  expect((await invite(id, true)).http).toBe(409);

  const give = async (content: Buffer) =>
    editorial.post(editor, 'cleanFile', {
      id,
      file: copy.file,
      upload: await upload(editor, 'clean by Ada Sample.pdf', 'application/pdf', content),
    });
  await give(makePdf(['Still by Ada Sample']));
  expect(await copiesReady(id)).toMatchObject([{ state: 'named', names: ['Ada Sample'], copy: null }]);
  expect((await give(makePdf(['Nobody is named.']))).http).toBe(200);
  expect(await copiesReady(id)).toMatchObject([{ state: 'ready', names: [] }]);
  const { code } = await invite(id, true);
  const { data } = await portal.get(host, `/front/review/detail?code=${code}`);
  expect(data.files).toMatchObject([{ name: 'manuscript-1.pdf' }]);
});

test('what can’t be looked through is said to be so, and stays away from anonymous reviewers', async () => {
  const pdf = { name: 'paper.pdf', type: 'application/pdf', content: makePdf([`Sample text ${counter}`]) };
  const tex = { name: 'paper.tex', type: 'application/x-tex', content: Buffer.from(`% by Ada Sample ${counter}`) };
  const id = await sentWith([pdf, tex]);
  await editorial.post(editor, 'makeCopies', { id });
  expect(await copiesReady(id)).toMatchObject([{ state: 'ready' }, { state: 'refused', copy: null }]);
  expect((await invite(id, true)).http).toBe(409);
  const empty = { name: 'scan.pdf', type: 'application/pdf', content: makePdf(['']) };
  const scan = await sentWith([empty]);
  await editorial.post(editor, 'makeCopies', { id: scan });
  expect(await copiesReady(scan)).toMatchObject([{ state: 'refused' }]);
});

test('a copy whose job died was interrupted, and can be ordered again', async () => {
  const id = await sentWith([{ name: 'a.docx', type: word, content: manuscript(lines) }]);
  const [{ id: file }] = (await editorial.read(editor, id)).files;
  const { sha256 } = (
    await portal.owner.query(
      "select sha256, set_config('app.reads', '1', false) from submission_file where file_id = $1",
      [file],
    )
  ).rows[0];
  // Whatever the reason: here the file is gone from the store, and every try ends with it.
  const open = vi.spyOn(portal.app.files, 'open').mockImplementation(async (wanted) => {
    if (wanted === sha256) throw new Error('the store is away');
    return undefined;
  });
  await editorial.post(editor, 'makeCopies', { id });
  const jobOf = `name = 'anonymous-copy' and data ->> 'file' = '${file}'`;
  expect(await copiesOf(id)).toMatchObject([{ state: 'making' }]);
  // The last try is over, and the worker did not live to tell.
  await vi.waitFor(async () => {
    const { rowCount } = await portal.owner.query(
      `update pgboss.job set state = 'failed' where ${jobOf} and state in ('created', 'retry')`,
    );
    expect(rowCount).toBe(1);
  }, soon);
  expect(await copiesOf(id)).toMatchObject([{ file, state: 'interrupted', copy: null }]);
  expect((await invite(id, true)).http).toBe(409);
  open.mockRestore();
  expect((await editorial.post(editor, 'makeCopies', { id })).http).toBe(200);
  expect(await copiesReady(id)).toMatchObject([{ state: 'ready' }]);
});

test('a round has copies of its own', async () => {
  const id = await sentWith([{ name: 'a.docx', type: word, content: manuscript(lines) }]);
  await editorial.post(editor, 'makeCopies', { id });
  await copiesReady(id);
  await editorial.decide(editor, id, 'ask-revision');
  const revised = await upload(ada, 'b.docx', word, manuscript([...lines, 'More.']));
  await authoring.post(ada, 'addFile', { id, upload: revised, role: 'manuscript' });
  expect((await authoring.send(ada, id)).http).toBe(200);
  expect((await invite(id, true)).http).toBe(409);
});
