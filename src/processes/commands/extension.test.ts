import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { App } from '../create-app.ts';
import { loadExtensions } from '../engines.ts';
import { templates } from './extension/templates.ts';
import { extensionCommand } from './extension.ts';

const root = mkdtempSync(join(tmpdir(), 'imprint-scaffold-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const begin = (point: string, folder: string) => extensionCommand.run({} as App, ['new', point, folder]);

test.each(Object.keys(templates))('a package for a %s can be loaded as it is begun', async (point) => {
  const folder = join(root, point);
  await begin(point, folder);
  const { packages, release: _, ...added } = await loadExtensions([folder]);
  expect(packages).toEqual([{ name: point, version: '0.1.0' }]);
  expect(Object.values(added).flat()).toHaveLength(1);
});

test('nothing is written over, and an unknown point is refused with those that there are', async () => {
  await expect(begin('theme', join(root, 'theme'))).rejects.toThrow(/EEXIST/);
  await expect(begin('planet', join(root, 'planet'))).rejects.toThrow(/Points: citation-style, import-format/);
});
