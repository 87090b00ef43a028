import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { loadExtensions } from './load-extensions.ts';

const root = mkdtempSync(join(tmpdir(), 'imprint-loading-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let number = 0;
function write(entry: string, facts: object = { name: 'sample', version: '1.0.0' }): string {
  number += 1;
  const folder = join(root, `package-${number}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', ...facts }));
  writeFileSync(join(folder, 'index.js'), entry);
  return folder;
}
const theme = (code: string) => `{ code: '${code}', name: { en: 'A' }, colours: { colour: '#112233' } }`;
const withThemes = (...codes: string[]) => `export default { apiVersion: 1, themes: [${codes.map(theme)}] };`;

test('packages are loaded in the order of the list, by folder or by name', async () => {
  const [first, second] = [write(withThemes('x-b')), write(withThemes('x-a'))];
  const named = join(root, 'node_modules/named');
  mkdirSync(named, { recursive: true });
  writeFileSync(join(named, 'package.json'), '{"name":"named","version":"2.0.0","type":"module","main":"main.js"}');
  writeFileSync(join(named, 'main.js'), withThemes('x-c'));
  writeFileSync(join(root, 'package.json'), '{}');
  const { themes, packages, release } = await loadExtensions([first, second, 'named'], root);
  expect(themes.map(({ code }) => code)).toEqual(['x-b', 'x-a', 'x-c']);
  expect(packages.at(-1)).toEqual({ name: 'named', version: '2.0.0' });
  expect((await loadExtensions([first, second], root)).release).not.toBe(release);
});

describe('what can’t be used is refused with what to do', () => {
  const withoutCite = "export default { apiVersion: 1, citationStyles: [{ code: 'x-a', name: { en: 'A' } }] };";
  test.each([
    [
      'a newer contract',
      'export default { apiVersion: 2 };',
      /apiVersion is 2, and this Imprint understands 1\. Install/,
    ],
    ['a code of the portal’s own kind', withThemes('lagoon'), /themes\.0\.code must begin with "x-"/],
    ['a missing function', withoutCite, /citationStyles\.0\.cite must be a function/],
    ['no export', 'export const a = 1;', /"index\.js" has no default export/],
    ['code that fails', "throw new Error('not today');", /its code fails when it is loaded: not today/],
  ])('%s', async (_, entry, why) => {
    const folder = write(entry);
    const loading = loadExtensions([folder]);
    await expect(loading).rejects.toThrow(why);
    await expect(loading).rejects.toThrow(/docs\/extending\.md/);
  });

  test('a package that is not there, or is not complete', async () => {
    await expect(loadExtensions([join(root, 'nowhere')])).rejects.toThrow(/no package\.json in this folder/);
    await expect(loadExtensions(['not-installed'], root)).rejects.toThrow(/no package of this name is installed/);
    await expect(loadExtensions([write('', { name: 'a' })])).rejects.toThrow(/package\.json is not complete: version/);
    await expect(loadExtensions([write('', { name: 'a', version: '1', main: 'b.js' })])).rejects.toThrow(
      /"b\.js", which/,
    );
  });

  test('two packages with one code', async () => {
    const [first, second] = [write(withThemes('x-same')), write(withThemes('x-same'), { name: 'other', version: '1' })];
    await expect(loadExtensions([first, second])).rejects.toThrow(/"x-same" among their themes: sample and other/);
  });
});
