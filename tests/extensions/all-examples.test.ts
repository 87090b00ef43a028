import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { kinds } from '../../src/content/kinds.ts';
import { citationStyles } from '../../src/features/discovery/citations/domain/formats.ts';
import { formats } from '../../src/features/editorial/import/formats/formats.ts';
import { moduleCodes } from '../../src/features/portal/home/domain/module.ts';
import { loadExtensions } from '../../src/processes/engines.ts';
import { useOutside } from './outside.ts';

const folder = join(import.meta.dirname, '../../examples/extensions');
const examples = readdirSync(folder, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));
const outside = examples.map((name) => [name, useOutside(name).folder] as const);

test('there is an example for each extension point, and all of them can be installed together', async () => {
  const { packages, release: _, ...added } = await loadExtensions(outside.map(([, place]) => place));
  expect(packages).toHaveLength(7);
  expect(Object.entries(added).map(([point, entries]) => [point, entries.length])).toEqual(
    Object.keys(added).map((point) => [point, 1]),
  );
});

test.each(outside)('Node.js itself loads the example "%s", as the built portal does', (_, place) => {
  const address = pathToFileURL(join(place, 'index.ts')).href;
  const code = `console.log((await import(${JSON.stringify(address)})).default.apiVersion)`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
  expect(printed.trim()).toBe('1');
});

test('no code of Imprint begins like those of extensions', () => {
  const own = [...citationStyles, ...moduleCodes, ...[...formats, ...kinds].map(({ name }) => name)];
  expect(own.filter((code) => code.startsWith('x-'))).toEqual([]);
});
