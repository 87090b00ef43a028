import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../tests/support/console-users.ts';
import type { SampleMember } from '../../tests/support/members.ts';
import { samplePdf } from '../../tests/support/sample-pdf.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { storeUpload } from '../../tests/support/uploads.ts';
import type { DraftFile, ItemDraft } from '../platform/item/writing/item-draft.ts';
import { madeHere } from '../platform/ports/storable.ts';

const host = 'optics.localhost';
const key = '10.5555/files';
let editor: SampleMember;

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'other' });
  await test.owner.query("select set_config('app.reads', '1', false)");
  editor = await storeConsoleUser(test, { userName: 'editor', role: 'editor', site: 1 });
  await importArticle('first');
});

/** As a source delivers it: its text, and a table next to it. */
async function importArticle(words: string) {
  const stored = async (role: DraftFile['role'], name: string, content: string): Promise<DraftFile> => {
    const bytes = Buffer.from(content);
    const sha256 = await portal.app.files.put(madeHere(bytes), 'text/plain');
    return { role, name, sha256, bytes: bytes.length, contentType: 'text/plain' };
  };
  const main: ItemDraft = {
    kind: 'article',
    key,
    doi: key,
    rank: 101,
    language: 'en',
    publishedOn: '2026-01-01',
    titles: { en: 'A' },
    details: { type: 'research-article', publicationType: 0, accessType: 0 },
    files: [await stored('source', 'article.xml', words), await stored('supplement', 'table.txt', words)],
  };
  await portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.write(transaction, 1, [{ mentioned: [], main, members: [] }]),
  );
}

const idOf = async () =>
  (await portal.owner.query('select id from item where source_key = $1', [key])).rows[0].id as string;
const open = async () =>
  (await portal.get(host, `/console/document?kind=article&id=${await idOf()}`, editor.headers)).data;
async function save(files: object[]) {
  const { document, state, id } = await open();
  const sent = { kind: 'article', id, state, document: { ...document, files }, as: 'published', name: '' };
  return (await portal.post(host, '/console/document/save', sent, editor.headers)).data;
}
const upload = (name: string, content: Buffer, more = {}) =>
  storeUpload(portal, {
    site: 1,
    account: editor.id,
    role: 'publication',
    name,
    type: 'application/pdf',
    content,
    ...more,
  });
const take = (id: string, headers = editor.headers) => portal.post(host, '/console/file', { upload: id }, headers);
const publicFiles = async () => (await portal.get(host, `/front/front-article/${await idOf()}`, {})).data.files;
const entryOf = ({ sha256, name, bytes }: { sha256: string; name: string; bytes: number }, more: object) => ({
  file: sha256,
  name,
  bytes: String(bytes),
  label: {},
  language: null,
  version: null,
  ...more,
});

test('a PDF that an editor sends is read by readers, in the order, with the label and version that the editor gave it', async () => {
  const pdf = samplePdf(4_000);
  const taken = await take(await upload('paper.pdf', pdf));
  expect(taken.data).toMatchObject({ name: 'paper.pdf', contentType: 'application/pdf', bytes: pdf.length });
  const { document } = await open();
  const added = entryOf(taken.data, { role: 'pdf', label: { en: 'In Chinese' }, language: 'zh', version: 'VoR' });
  expect(await save([added, ...document.files])).toMatchObject({ outcome: 'stored' });
  expect(await publicFiles()).toMatchObject([
    { role: 'pdf', name: 'paper.pdf', labels: { en: 'In Chinese' }, language: 'zh', version: 'VoR' },
    { role: 'source', name: 'article.xml' },
    { role: 'supplement', name: 'table.txt' },
  ]);
  const address = `/front/front-article/download?id=${await idOf()}&attachType=pdf`;
  const bytes = await portal.server.inject({ url: `/rc-pub${address}`, headers: { host } });
  expect([200, 302]).toContain(bytes.statusCode);
});

test('a later import brings its newer files and leaves those of the editor', async () => {
  const before = await open();
  expect(before.document.files).toHaveLength(3);
  const withoutTable = before.document.files.filter(({ name }: { name: string }) => name !== 'table.txt');
  expect(await save(withoutTable)).toMatchObject({ outcome: 'stored' });
  await importArticle('second');
  const { document } = await open();
  expect(document.files.map(({ name }: { name: string }) => name)).toEqual(['paper.pdf', 'article.xml']);
  expect(document.files[1].file).not.toBe(before.document.files[1].file);
});

test('nobody publishes a file that the site does not have, or that an author only submitted', async () => {
  const { document } = await open();
  const unknown = entryOf({ sha256: 'a'.repeat(64), name: 'x.pdf', bytes: 1 }, { role: 'pdf' });
  expect(await save([...document.files, unknown])).toMatchObject({
    outcome: 'refused',
    problems: [{ path: `files.${document.files.length}.name` }],
  });
  const submitted = await portal.app.files.put(madeHere(Buffer.from('secret')), 'text/plain');
  await portal.owner.query("select set_config('app.writes', '1', false)");
  await portal.owner.query(
    `insert into stored_file (site_id, sha256, bytes, content_type, only_submitted) values (1, $1, 6, 'text/plain', true)`,
    [submitted],
  );
  const secret = entryOf({ sha256: submitted, name: 'secret.txt', bytes: 6 }, { role: 'supplement' });
  expect(await save([...document.files, secret])).toMatchObject({ outcome: 'refused' });
});

test('an upload of somebody else, of another site or for a manuscript is not taken', async () => {
  const other = await storeConsoleUser(portal, { userName: 'other', role: 'editor', site: 1 });
  const own = await upload('own.pdf', samplePdf(4_000));
  expect((await take(own, other.headers)).http).toBe(404);
  const elsewhere = await upload('else.pdf', samplePdf(4_000), { site: 2 });
  expect((await take(elsewhere)).http).toBe(404);
  const manuscript = await upload('sent.pdf', samplePdf(4_000), { role: 'manuscript' });
  expect((await take(manuscript)).http).toBe(404);
  expect((await take(own)).http).toBe(200);
  expect((await take(own)).http).toBe(404);
});
