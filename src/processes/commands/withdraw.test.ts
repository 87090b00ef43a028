import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useWholeSites } from '../../../tests/support/whole-site.ts';
import { withdrawCommand } from './withdraw.ts';

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
const ask = (...words: string[]) => withdrawCommand.run(sites.portal.app, [...words, '--site', 'site1']);
const article = async () =>
  (await sites.superuser.query("select status, withdrawal from item where source_key = '10.1/a'")).rows[0];

test('an article is withdrawn by its DOI with its reasons, and published again', async () => {
  await ask('https://doi.org/10.1/A', '--reason-en', 'An error', '--reason-zh', '数据有误');
  expect(said).toEqual(['The article 10.1/A is withdrawn.']);
  expect(await article()).toEqual({ status: 'withdrawn', withdrawal: { en: 'An error', zh: '数据有误' } });
  await ask('10.1/a', '--undo');
  expect(said.at(-1)).toBe('The article 10.1/a is published again.');
  expect(await article()).toEqual({ status: 'published', withdrawal: {} });
});

test('a withdrawal needs a reason for its readers', async () => {
  await expect(ask('10.1/a')).rejects.toThrow('Say why');
});

test('what is not there is said to be not there, and the command fails', async () => {
  await ask('10.1/unknown', '--reason-en', 'An error');
  expect(said).toEqual(['The site has nothing with this key or DOI.']);
  expect(process.exitCode).toBe(1);
});
