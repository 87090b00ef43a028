import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { openPackage } from '../../src/platform/documents/archives/open-package.ts';
import { eicar } from '../support/eicar.ts';
import { useTestApp } from '../support/test-app.ts';
import { zipOf } from '../support/zip.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-nested-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const portal = useTestApp(async () => {});

const inside = (content: Buffer, depth: number): Buffer =>
  depth === 0
    ? content
    : zipOf([{ name: depth === 1 ? 'notes.txt' : 'inner.zip', content: inside(content, depth - 1) }]);
const words = Buffer.from('words and nothing else');

/** What the importer makes of a package: nothing of it is read before all of it was scanned. */
async function scanned(name: string, content: Buffer) {
  const place = join(folder, name);
  writeFileSync(place, content);
  const outcome = await portal.app.importing.scan(await openPackage(place));
  if (outcome.ok) await outcome.value.close();
  return outcome.ok ? 'taken' : JSON.stringify(outcome.failure);
}
const leftOvers = () => readdirSync(tmpdir()).filter((name) => name.startsWith('imprint-import-')).length;

test.each([
  ['alone', inside(eicar(), 1)],
  ['in an archive in it', inside(eicar(), 2)],
  ['five archives deep', inside(eicar(), 5)],
  ['in a packed file in it', zipOf([{ name: 'notes.txt.gz', content: gzipSync(eicar()) }])],
  ['in an archive that is called a picture', zipOf([{ name: 'figure.png', content: inside(eicar(), 1) }])],
])('a virus that lies %s makes the importer refuse the whole package', async (where, content) => {
  const before = leftOvers();
  expect(await scanned(`${where.replaceAll(' ', '-')}.zip`, content)).toMatch(/the virus scanner found .*eicar/i);
  expect(leftOvers()).toBe(before);
});

test.each([
  ['deeper than is searched', inside(eicar(), 30)],
  [
    'of more files than are searched',
    zipOf([
      {
        name: 'inner.zip',
        content: zipOf(Array.from({ length: 10_100 }, (_, n) => ({ name: `${n}`, content: words }))),
      },
    ]),
  ],
])(
  'an archive %s is not taken for clean',
  async (how, content) => {
    expect(await scanned(`${how.replaceAll(' ', '-')}.zip`, content)).toMatch(/could not search all of it|found/);
  },
  120_000,
);

test('an archive in an archive without harm is taken, and stays packed', async () => {
  expect(await scanned('harmless.zip', inside(words, 3))).toBe('taken');
});
