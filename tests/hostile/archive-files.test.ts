import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPackage } from '../../src/platform/documents/archives/open-package.ts';
import { computingTime } from '../support/computing-time.ts';
import { archiveFiles } from './archive-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'imprint-archives-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const placesOutside = [join(tmpdir(), 'out.txt'), join(folder, 'out.txt'), '/tmp/imprint-hostile-out.txt'];

test.each(archiveFiles)('$name is refused, or opened without what is bad in it', async ({ name, content, refused }) => {
  const place = join(folder, name.replaceAll(' ', '-'));
  writeFileSync(place, await content());
  const computed = computingTime();
  const opened = await openPackage(place).catch((problem: Error) => problem);
  expect(computed()).toBeLessThan(5000);
  if (opened instanceof Error) expect(opened.message).not.toBe('');
  else {
    expect(refused, `${name} was opened: ${opened.paths.join(', ')}`).toBe(false);
    for (const path of opened.paths) expect(String(await opened.read(path))).not.toContain('root:');
    await opened.close();
  }
  expect(placesOutside.filter((outside) => existsSync(outside))).toEqual([]);
  expect(readdirSync(folder)).not.toContain('out.txt');
});
