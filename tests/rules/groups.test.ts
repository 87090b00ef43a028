import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const rules: readonly { name: string; comment: string }[] = createRequire(import.meta.url)(
  join(root, '.dependency-cruiser.cjs'),
).forbidden;

const ruled = rules
  .filter(({ name }) => name.endsWith('-knows-lower-groups'))
  .map(({ comment }) => comment.replace(' stands on ', ': ').replace(/\.$/, ''));

test('docs/map.md says which group stands on which, as the rules do', () => {
  const table = readFileSync(join(root, 'docs/map.md'), 'utf8').split('| Group ')[1]?.split('\n\n')[0] ?? '';
  const written = table
    .split('\n')
    .slice(2)
    .map((row) => row.split('|').map((cell) => cell.replaceAll('`', '').trim()))
    .map(([, group, lower]) => `${group}: ${lower}`);
  expect(written).toEqual(ruled);
});

test('no two groups stand on each other, and every folder of features is one of them', () => {
  const lowerOf = new Map(ruled.map((line) => line.split(': ') as [string, string]));
  for (const [group, lower] of lowerOf)
    for (const other of lower.split(', ')) expect(lowerOf.get(other)?.split(', ') ?? []).not.toContain(group);
  const folders = readdirSync(join(root, 'src/features'));
  expect([...lowerOf.keys()].filter((group) => group !== 'content').sort()).toEqual(folders.sort());
});
