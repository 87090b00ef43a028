import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { expert, useWholeSites } from '../../../tests/support/whole-site.ts';
import { mergeCommand } from './merge.ts';

const sites = useWholeSites();
beforeAll(() => sites.fill(1));

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});
const ask = (...words: string[]) => mergeCommand.run(sites.portal.app, [...words, '--site', 'site1']);
const merges = async () => (await sites.superuser.query('select evidence from item_merge')).rows;

test('two records of a person are merged on evidence, and parted again', async () => {
  await ask('expert', 'a-twin', expert.key, '--evidence', 'the author wrote to the editor');
  expect(said).toEqual([`a-twin was merged into ${expert.key}.`]);
  expect(await merges()).toEqual([{ evidence: 'the author wrote to the editor' }]);
  await ask('undo', 'expert', 'a-twin');
  expect(said.at(-1)).toBe('a-twin stands for itself again.');
  expect(await merges()).toEqual([]);
});

test('an equal name is refused in plain words, and the command fails', async () => {
  await ask('expert', 'a-twin', expert.key, '--evidence', 'same name');
  expect(said).toEqual(['An equal name is no evidence: two people may share one. Say how you know: --evidence "…".']);
  expect(process.exitCode).toBe(1);
});
