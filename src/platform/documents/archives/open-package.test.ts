import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterAll, expect, test, vi } from 'vitest';
import { zipOf } from '../../../../tests/support/zip.ts';
import { openPackage } from './open-package.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-unpack-'));
// Others unpack as well; here nobody else does.
vi.stubEnv('TMPDIR', folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

async function tarOf(name: string, entries: Record<string, string | Buffer>): Promise<string> {
  const tar = pack();
  for (const [path, content] of Object.entries(entries)) tar.entry({ name: path }, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  const place = join(folder, name);
  writeFileSync(place, gzipSync(Buffer.concat(chunks)));
  return place;
}

const unpackedFolders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith('imprint-import-')).length;

test('a folder is a package of its files in order, without links', async () => {
  await mkdir(join(folder, 'plain/b'), { recursive: true });
  writeFileSync(join(folder, 'plain/b/two.xml'), '2');
  writeFileSync(join(folder, 'plain/a.xml'), '1');
  symlinkSync('/etc/passwd', join(folder, 'plain/passwd'));
  const files = await openPackage(join(folder, 'plain'));
  expect(files.paths).toEqual(['a.xml', 'b/two.xml']);
  expect(String(await files.read('b/two.xml'))).toBe('2');
});

test('an archive is unpacked, and its folder goes when the package is closed', async () => {
  const before = await unpackedFolders();
  const files = await openPackage(await tarOf('good.tar.gz', { 'x/one.xml': '<a/>', 'x/two.txt': 'two' }));
  expect(files.paths).toEqual(['x/one.xml', 'x/two.txt']);
  expect(String(await files.read('x/one.xml'))).toBe('<a/>');
  await files.close();
  expect(await unpackedFolders()).toBe(before);
});

test('a zip archive is unpacked the same way', async () => {
  writeFileSync(join(folder, 'good.zip'), zipOf([{ name: 'x/one.xml', content: Buffer.from('<a/>') }]));
  const files = await openPackage(join(folder, 'good.zip'));
  expect(files.paths).toEqual(['x/one.xml']);
  await files.close();
});

test('an archive that leads out of its folder, or grows out of proportion, is refused and leaves nothing behind', async () => {
  const before = await unpackedFolders();
  await expect(openPackage(await tarOf('out.tar.gz', { '../evil': 'x' }))).rejects.toThrow('outside of its own folder');
  await expect(openPackage(await tarOf('bomb.tar.gz', { zeros: Buffer.alloc(40 * 1024 ** 2) }))).rejects.toThrow(
    'more than 100 times its size',
  );
  const zip = (name: string, entry: Parameters<typeof zipOf>[0][number]) => {
    writeFileSync(join(folder, name), zipOf([entry]));
    return openPackage(join(folder, name));
  };
  await expect(zip('out.zip', { name: '../../evil', content: Buffer.from('x') })).rejects.toThrow();
  await expect(zip('bomb.zip', { name: 'zeros', content: Buffer.alloc(40 * 1024 ** 2) })).rejects.toThrow(
    'more than 100 times its size',
  );
  await expect(zip('lie.zip', { name: 'a', content: Buffer.alloc(1_000), announced: 10 })).rejects.toThrow();
  expect((await zip('link.zip', { name: 'a', content: Buffer.from('/etc/passwd'), mode: 0o120777 })).paths).toEqual([]);
  expect(await unpackedFolders()).toBe(before + 1);
});

test('a single file is a package of one', async () => {
  const files = await openPackage(join(folder, 'plain/a.xml'));
  expect(files.paths).toEqual(['a.xml']);
});
