import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ImportEntry } from '../../src/features/editorial/import/store/postgres-import-entries.ts';
import { importCommand } from '../../src/processes/commands/import.ts';
import { storeConsoleUser } from '../support/console-users.ts';
import type { SampleMember } from '../support/members.ts';
import { openScanned } from '../support/scanned-package.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const outside = useOutside('import-format');
let owner: SampleMember;
const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  owner = await storeConsoleUser(test, { userName: 'owner', role: 'owner', site: 1 });
}, outside.variables);
const without = useWithoutExtensions(portal);

const table = `id,title,authors,published,doi
sample-1,"Light, in small crystals","Sample, Anna;Muster, Ben",2026-05-09,10.5555/csv.1
sample-2,Dark in large ones,,2026-06-01,
`;

async function importFile(name: string, text: string): Promise<ImportEntry[]> {
  const path = join(outside.folder, name);
  writeFileSync(path, text);
  const format = portal.app.importing.formats.find((one) => one.name === 'x-csv');
  if (!format) throw new Error('the format is not there');
  const entries: ImportEntry[] = [];
  const from = await openScanned(portal.app, path);
  await portal.app.importing.importPackage({
    site: 1,
    format,
    from,
    again: false,
    onProgress: () => {},
    onEntry: (entry) => entries.push(entry),
  });
  return entries;
}

test('a file in the format of an extension becomes articles of the site, once', async () => {
  const path = join(outside.folder, 'papers.csv');
  writeFileSync(path, table);
  await importCommand.run(portal.app, ['x-csv', path, '--site', 'optics']);
  const { data } = await portal.get(host, '/front/item/list?kinds=article&sort=publishDate,asc');
  expect(data.content.map((one: { resName: string }) => one.resName)).toEqual([
    'Light, in small crystals',
    'Dark in large ones',
  ]);
  expect(await importFile('papers.csv', table)).toEqual([]);
});

test('a file that the extension can’t read is refused with its reason', async () => {
  const [entry] = await importFile('broken.csv', 'id,title\n,No id\n');
  expect(entry).toMatchObject({ outcome: 'refused', problems: [{ reason: 'every line needs an id and a title' }] });
});

test('without the extension its format is gone, and what came by it stays', async () => {
  const listed = (at: typeof portal) => at.get(host, '/console/import/list', owner.headers);
  expect((await listed(portal)).data.formats).toEqual([
    { code: 'x-csv', names: expect.objectContaining({ en: expect.any(String) }) },
  ]);
  expect((await listed(without)).data.formats).toEqual([]);
  const command = importCommand.run(without.app, ['x-csv', outside.folder, '--site', 'optics']);
  await expect(command).rejects.toThrow(/Formats: jats, .*ror\./);
  const begun = (at: typeof portal) =>
    at.post(host, '/console/import/begin', { name: 'papers.zip', size: 10, format: 'x-csv' }, owner.headers);
  expect((await begun(portal)).http).toBe(200);
  expect((await begun(without)).http).toBe(400);
  expect((await without.get(host, '/front/item/list?kinds=article')).data.totalElements).toBe(2);
});
