import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../tests/support/members.ts';
import { sampleOrganisation as record } from '../../../tests/support/sample-ror.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { rorCommand } from './ror.ts';

const host = 'optics.localhost';
let editor: SampleMember;
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});

const many = 3_000;
const bay = record(1, 'University of Sample Bay', { zh: '样本湾大学', others: ['USB-S'] });
const closed = record(2, 'Sample Bay College', { status: 'inactive' });
const gone = record(3, 'Sample Bay Institute', { status: 'withdrawn' });
const file = join(mkdtempSync(join(tmpdir(), 'imprint-ror-')), 'sample-dump.json');
const bring = async (records: readonly object[]) => {
  writeFileSync(file, JSON.stringify(records, null, 2));
  await rorCommand.run(portal.app, [file]);
};
const find = async (text: string) =>
  (await portal.get(host, `/console/organisations?text=${encodeURIComponent(text)}`, editor.headers)).data
    .organisations;
const named = async (text: string) => (await find(text)).map(({ names }: { names: { en: string } }) => names.en);

beforeAll(
  () =>
    bring([
      ...Array.from({ length: many }, (_, at) => record(at + 10, `University of Generated Place ${at}`)),
      ...[bay, closed, gone],
    ]),
  60_000,
);

test('an organisation is found by any of its names, by their words in any order, and by its id', async () => {
  const [found] = await find('University of Sample B');
  expect(found).toEqual({
    ror: bay.id,
    names: { en: 'University of Sample Bay', zh: '样本湾大学' },
    country: 'Sample Country',
    status: 'active',
  });
  for (const text of ['样本湾', 'usb-s', 'sample university', 'bay univ', bay.id, bay.id.slice(-9)])
    expect((await named(text))[0], text).toBe('University of Sample Bay');
  expect(await named('Sample Bay')).toEqual(['University of Sample Bay', 'Sample Bay College']);
  expect((await find('bay college'))[0]).toMatchObject({ status: 'inactive' });
  expect(await find('nobody is called so')).toEqual([]);
  expect(await find('%_\\')).toEqual([]);
});

test('a withdrawn organisation is not offered by its name, and its id says that it is withdrawn', async () => {
  expect(await find('Sample Bay Institute')).toEqual([]);
  expect(await find(gone.id)).toMatchObject([{ ror: gone.id, status: 'withdrawn' }]);
});

test('a later dump changes organisations by their ids and leaves the others alone', async () => {
  const later = [{ ...bay, names: record(1, 'Sample Bay Polytechnic').names }, closed, record(4, 'New Sample School')];
  await bring(later);
  expect(said).toEqual(['3 organisations: 1 new, 1 changed, 1 unchanged, 0 refused.']);
  expect(await named('University of Sample Bay')).toEqual([]);
  expect(await named('polytechnic')).toEqual(['Sample Bay Polytechnic']);
  expect(await named('new sample')).toEqual(['New Sample School']);
});

test('an id whose last digits do not prove it is refused and named, and the others come in', async () => {
  const wrong = { ...record(5, 'Wrong Sample'), id: 'https://ror.org/0samp1e11' };
  await bring([wrong, record(6, 'Right Sample')]);
  expect(said[0]).toBe('2 organisations: 1 new, 0 changed, 0 unchanged, 1 refused.');
  expect(said[1]).toContain('https://ror.org/0samp1e11');
  expect(process.exitCode).toBe(1);
  expect(await named('right sample')).toEqual(['Right Sample']);
});

test('a file that breaks off brings nothing in', async () => {
  writeFileSync(file, JSON.stringify([record(7, 'Half Sample')]).slice(0, -20));
  await expect(rorCommand.run(portal.app, [file])).rejects.toThrow('ends in the middle');
  expect(await find('half sample')).toEqual([]);
});

test('a look-up reads as much among many organisations as among few', async () => {
  await portal.owner.query('analyze organisation; analyze organisation_key');
  for (const text of ['university', 'bay', 'place 19']) {
    const started = performance.now();
    expect((await find(text)).length).toBeLessThanOrEqual(20);
    expect(performance.now() - started, text).toBeLessThan(1_000);
  }
  const { rows } = await portal.owner.query(
    "explain select ror from organisation_key where folded >= folded('univ') and folded < folded('univ') || chr(1114111) limit 500",
  );
  expect(JSON.stringify(rows)).toContain('Index');
});

test('visitors are not answered', async () => {
  expect(await portal.get(host, '/console/organisations?text=bay', {})).toMatchObject({ http: 401 });
});
