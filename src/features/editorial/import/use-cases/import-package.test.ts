import { mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSampleArticles } from '../../../../../tests/support/sample-jats.ts';
import { openScanned } from '../../../../../tests/support/scanned-package.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { scanSent } from '../../../../platform/adapters/clamav/scan-sent.ts';
import { limits } from '../../../../processes/limits.ts';
import { judgeFile } from '../../submissions/formats/judging/judge-file.ts';
import { jatsFormat } from '../formats/jats/jats-format.ts';
import { createImporting } from '../import.server.ts';
import type { ImportEntry } from '../store/postgres-import-entries.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'samples' });
  await storeSite(app, { id: 2, sld: 'small' });
  await app.owner.query("select set_config('app.reads', '1', false)");
  await writeSampleArticles(folder, 20);
});

const rows = async (sql: string) => (await portal.owner.query(sql)).rows;
const number = async (sql: string) => Number((await rows(sql))[0]?.number);

async function importFolder(again = false) {
  const entries: ImportEntry[] = [];
  const summary = await portal.app.importing.importPackage({
    site: 1,
    format: jatsFormat,
    from: await openScanned(portal.app, folder),
    again,
    onProgress: () => {},
    onEntry: (entry) => entries.push(entry),
  });
  return { summary, entries };
}

const everything = () =>
  rows(`select (select sum(revision) from item) revisions, (select count(*) from dirty_mark) marks,
    (select max(xmin::text::bigint) from item) item, (select max(xmin::text::bigint) from reference) reference,
    (select max(xmin::text::bigint) from contributor) contributor, (select max(xmin::text::bigint) from figure) figure,
    (select max(xmin::text::bigint) from relation) relation, (select max(xmin::text::bigint) from item_file) file,
    (select max(xmin::text::bigint) from article_version) version, (select max(xmin::text::bigint) from import_entry) entry`);

test('articles come in with their bodies, figures, tables, people and references', async () => {
  const { summary, entries } = await importFolder();
  expect(summary).toEqual({ documents: 23, unchanged: 0, imported: 23, refused: 0 });
  expect(await number("select count(*) as number from item where kind = 'article' and status = 'published'")).toBe(21);
  expect(await number("select count(*) as number from item where kind = 'figure'")).toBe(20);
  expect(await number("select count(*) as number from item where kind = 'table'")).toBe(20);
  expect(await number("select count(*) as number from item where kind = 'expert'")).toBe(3);
  expect(await number('select count(*) as number from reference')).toBe(100);
  expect(await number('select count(*) as number from article where body is null')).toBe(0);
  const [{ body } = { body: '' }] = await rows(
    "select body from article join item using (site_id, id) where source_key = '10.5555/sample.00001'",
  );
  expect(String(await portal.app.files.get(body))).toContain('Results of version 1');
  expect(entries.every(({ score }) => score !== null && score > 50)).toBe(true);
  expect(entries.flatMap(({ problems }) => problems)).toContainEqual({ code: 'file-missing', at: 'fig1.tif' });
});

test('a retraction is linked to its article, and versions stand in order with their labels', async () => {
  expect(
    await rows(`select notice.source_key as notice, article.source_key as article from relation
      join item notice on notice.id = from_id join item article on article.id = to_id where type = 'retracts'`),
  ).toEqual([{ notice: '10.5555/sample.00020.r', article: '10.5555/sample.00020' }]);
  expect(
    await rows(`select number, value from article_version join item on item.id = article_id
      where source_key = '10.5555/sample.00010' order by number`),
  ).toEqual([
    { number: 1, value: 1 },
    { number: 2, value: 0 },
  ]);
});

test('a second import changes no row and no mark, even if everything is read again', async () => {
  const before = await everything();
  expect((await importFolder()).summary).toEqual({ documents: 23, unchanged: 23, imported: 0, refused: 0 });
  expect(await everything()).toEqual(before);
  await importFolder(true);
  const [{ entry, ...after } = { entry: 0 }] = await everything();
  expect(before[0]).toMatchObject(after);
});

test('a document that can’t be taken is refused with its reason, remembered, and holds up nothing', async () => {
  await writeFile(join(folder, 'zz-bomb.xml'), '<!DOCTYPE article [<!ENTITY a "b">]><article>&a;</article>');
  const { summary, entries } = await importFolder();
  expect(summary).toMatchObject({ unchanged: 23, imported: 0, refused: 1 });
  expect(entries[0]).toMatchObject({
    source: 'zz-bomb.xml',
    outcome: 'refused',
    problems: [{ reason: expect.any(String) }],
  });
  expect((await importFolder()).summary).toMatchObject({ unchanged: 24, refused: 0 });
});

test('a site that stores as much as it may takes nothing more, whoever imports; with more room the rest comes in', async () => {
  const { database, files, write } = portal.app;
  const importInto = async (mostBytesOfSite: number) => {
    const reasons: unknown[] = [];
    const importing = createImporting(
      { database, files, write, judge: judgeFile, sentFiles: scanSent(undefined) },
      { ...limits.importing, ahead: 1, batch: 1, mostBytesOfSite },
    );
    const summary = await importing.importPackage({
      site: 2,
      format: jatsFormat,
      from: await openScanned(portal.app, folder),
      again: false,
      onProgress: () => {},
      onEntry: ({ problems }) => reasons.push(...problems.flatMap((one) => ('reason' in one ? [one.reason] : []))),
    });
    return { ...summary, reasons };
  };
  const full = await importInto(20_000);
  expect(full.imported).toBeGreaterThan(0);
  expect(full.refused).toBeGreaterThan(full.imported);
  expect(full.reasons).toContain('There is no room left: the site stores as much as it may.');
  const rest = await importInto(1e9);
  // The document that no room can help is remembered as before.
  expect(rest).toMatchObject({ unchanged: full.imported + 1, imported: full.refused - 1, refused: 0 });
});
