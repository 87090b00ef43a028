import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settingDefaults } from './settings.ts';

const page = join(import.meta.dirname, '../../docs/operating.md');

/** The first table below the heading: what stands in its first two columns. */
async function tableOf(heading: string): Promise<[names: string[], values: string[]][]> {
  const [, text = ''] = (await readFile(page, 'utf8')).split(`\n## ${heading}\n`);
  const lines = text.split('\n## ')[0]?.split('\n') ?? [];
  const from = lines.findIndex((line) => line.startsWith('| Setting'));
  const to = lines.findIndex((line, place) => place > from && !line.startsWith('|'));
  return lines.slice(from + 2, to).map((line) => {
    const [names = '', values = ''] = line.split('|').slice(1);
    return [names.match(/IMPRINT_\w+/g) ?? [], values.split(/, (?=`|none|empty)/).map((one) => one.trim())];
  });
}

test('the table of settings in docs/operating.md names every setting with what it is by itself, and no other', async () => {
  const rows = (await tableOf('Settings')).flatMap(([names, values]) =>
    names.map((name, place): [string, string] => [name, values[place] ?? values.at(-1) ?? '']),
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(settingDefaults()));
});
