import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readContracts } from '../../ops/openapi/contracts.ts';
import { callLines, corpusCallLines } from './call-lines.ts';
import { specifiedCalls } from './specified.ts';

const root = join(import.meta.dirname, '../..');
const specified = specifiedCalls();
const pathOf = (name: string): string => name.slice(name.indexOf(' ') + 1);

test('every call of the specification outside accounts, members and personal albums is a call of the app', async () => {
  const built = new Set((await readContracts(root)).map(({ name }) => pathOf(name)));
  expect(specified.length).toBeGreaterThan(50);
  expect(specified.filter((call) => !built.has(call))).toEqual([]);
});

test('each of them has a contract test beside its handler', () => {
  const tests = globSync('src/**/api/*.test.ts', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  /** In a test an id is written into the path. */
  const asWritten = (path: string) =>
    new RegExp(`${path.replaceAll('.', '\\.').replaceAll('{id}', '(?:\\{id\\}|\\$\\{[^}]+\\}|[\\w-]+)')}(?![\\w/-])`);
  expect(specified.filter((call) => !asWritten(call).test(tests))).toEqual([]);
});

test('each of them has a line with which the demo is asked, and one for the corpus', () => {
  for (const lines of [callLines, corpusCallLines])
    expect(specified.filter((call) => !lines.some(({ name }) => pathOf(name) === call))).toEqual([]);
});
