import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { eicar } from '../../../../../tests/support/eicar.ts';
import { ojsArticle, ojsArticles, ojsIssue, samplePdfBytes } from '../../../../../tests/support/ojs-export.ts';
import { openScanned } from '../../../../../tests/support/scanned-package.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import type { ItemDraft } from '../../../../platform/item/writing/item-draft.ts';
import { ojsFormat } from '../formats/ojs/ojs-format.ts';
import type { ImportEntry } from '../store/postgres-import-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-import-ojs-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
});

const rows = async (sql: string) => (await portal.owner.query(sql)).rows;
const journal = (key: string): ItemDraft => ({ kind: 'journal', key, titles: { en: key }, details: {} });
const storeJournal = (key: string) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.write(transaction, 1, [{ mentioned: [], main: journal(key), members: [] }]),
  );

async function importExport(
  xml: string,
  more: { asDraft?: boolean; again?: boolean } = {},
  from = join(folder, 'export.xml'),
) {
  const path = join(folder, 'export.xml');
  await writeFile(path, xml);
  const scanned = await openScanned(portal.app, from, 'ojs');
  const entries: ImportEntry[] = [];
  const order = { site: 1, format: ojsFormat, from: scanned, again: false, onProgress: () => {} };
  const summary = await portal.app.importing.importPackage({
    ...order,
    ...more,
    onEntry: (entry) => entries.push(entry),
  });
  await scanned.close();
  return { summary, entries };
}

const issue = ojsIssue('3.4', [ojsArticle('3.4', 31), ojsArticle('3.4', 32, { status: '1' })]);
const statuses = () =>
  rows("select source_key as key, status from item where kind in ('issue', 'article') order by kind desc, source_key");

test('on a site without a journal nobody guesses where an export belongs', async () => {
  const { summary, entries } = await importExport(issue);
  expect(summary).toMatchObject({ documents: 3, imported: 0, refused: 3 });
  expect(entries[0]?.problems).toEqual([{ reason: expect.stringContaining('to which journal') }]);
});

test('an issue waits with its cover, articles, people and files, each file judged by its bytes and under its own label', async () => {
  await storeJournal('1234-5679');
  const { summary, entries } = await importExport(issue, { asDraft: true });
  expect(summary).toMatchObject({ documents: 3, imported: 3, refused: 0 });
  expect(await statuses()).toEqual([
    { key: '1234-5679/2024/7/2', status: 'draft' },
    { key: '10.5555/ojs.31', status: 'draft' },
    { key: '10.5555/ojs.32', status: 'draft' },
  ]);
  expect(await rows("select cover like '/files/%' as pictured, doi from item where kind = 'issue'")).toEqual([
    { pictured: true, doi: '10.5555/issue.4' },
  ]);
  expect(
    await rows(`select name, role, labels, content_type as type from item_file
      join stored_file using (site_id, sha256) join item on item.id = item_id where source_key = '10.5555/ojs.31'
      order by position`),
  ).toEqual([
    { name: 'paper.pdf', role: 'pdf', labels: { en: 'PDF' }, type: 'application/pdf' },
    { name: 'paper.html', role: 'galley', labels: { en: 'HTML' }, type: 'text/html' },
    { name: 'table.csv', role: 'data', labels: { zh: 'Data' }, type: 'text/csv' },
    { name: 'figure.png', role: 'attachment', labels: {}, type: 'image/png' },
  ]);
  const [{ sha256 } = { sha256: '' }] = await rows("select sha256 from item_file where name = 'paper.pdf'");
  expect((await portal.app.files.get(sha256))?.equals(samplePdfBytes)).toBe(true);
  expect(await rows("select source_key as key from item where kind = 'expert'")).toEqual([
    { key: 'https://orcid.org/0000-0002-1825-0097' },
  ]);
  expect(await rows("select count(*)::int as count from stored_file where content_type like '%word%'")).toEqual([
    { count: 0 },
  ]);
  expect(entries.at(-1)?.problems).toContainEqual({ code: 'file-internal', at: 'manuscript with names.docx' });
});

test('the same export twice changes nothing, also when everything is read again', async () => {
  const state = () =>
    rows(`select (select sum(revision) from item) revisions, (select count(*) from dirty_mark) marks,
      (select max(xmin::text::bigint) from item_file) file, (select max(xmin::text::bigint) from contributor) people`);
  const before = await state();
  expect((await importExport(issue, { asDraft: true })).summary).toMatchObject({ unchanged: 3, imported: 0 });
  expect((await importExport(issue, { asDraft: true, again: true })).summary).toMatchObject({ imported: 3 });
  expect(await state()).toEqual(before);
});

test('published at once, what OJS has not published yet still waits; what readers have stays with them', async () => {
  await importExport(issue, { asDraft: false, again: true });
  const published = [
    { key: '1234-5679/2024/7/2', status: 'published' },
    { key: '10.5555/ojs.31', status: 'published' },
  ];
  expect(await statuses()).toEqual([...published, { key: '10.5555/ojs.32', status: 'draft' }]);
  await portal.owner.query("update item set status = 'published' where source_key = '10.5555/ojs.32'");
  await importExport(issue, { asDraft: true, again: true });
  expect(await statuses()).toEqual([...published, { key: '10.5555/ojs.32', status: 'published' }]);
});

test('a file that is not what its name says is left out and named', async () => {
  const content = `<embed encoding="base64">${Buffer.from('MZ no pdf').toString('base64')}</embed>`;
  const { entries } = await importExport(ojsArticles([ojsArticle('3.5', 33, { content })]));
  expect(entries[0]).toMatchObject({ outcome: 'imported' });
  expect(entries[0]?.problems).toContainEqual({ code: 'file-damaged', at: 'paper.pdf' });
});

test('a name that is too long for any index is refused with its article, and the next one comes', async () => {
  const endless = randomBytes(6_000).toString('hex');
  const long = ojsArticle('3.4', 36).replace('10.5555/OJS.36', `10.5555/${endless}`);
  const { summary } = await importExport(ojsArticles([long, ojsArticle('3.4', 37)]));
  expect(summary).toMatchObject({ imported: 1, refused: 1 });
});

test('a virus inside an export is found, also in a file that nobody would take', async () => {
  const file = `<submission_file id="70" stage="submission"><name>a.doc</name><file id="1" extension="doc">
    <embed encoding="base64">${eicar().toString('base64')}</embed></file></submission_file>`;
  await expect(importExport(ojsArticles([ojsArticle('3.4', 34, { article: file })]))).rejects.toThrow(
    'export.xml/000011-file-70.bin',
  );
});

test('on a site with several journals a file beside the export says which it is', async () => {
  await storeJournal('2222-2222');
  const xml = ojsArticles([ojsArticle('3.4', 35)]);
  expect((await importExport(xml)).summary).toMatchObject({ refused: 1 });
  const neighbour = join(folder, 'journal.json');
  await writeFile(neighbour, JSON.stringify({ titles: { en: 'Second' }, eissn: '2222-2222' }));
  expect((await importExport(xml, {}, folder)).summary).toMatchObject({ imported: 1, refused: 0 });
  expect(
    await rows(`select journal.source_key as journal from article join item journal on journal.id = journal_id
      join item on item.id = article.id where item.source_key = '10.5555/ojs.35'`),
  ).toEqual([{ journal: '2222-2222' }]);
});
