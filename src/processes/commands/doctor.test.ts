import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useWholeSites } from '../../../tests/support/whole-site.ts';
import { failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';
import { citations } from '../integrity/store/checks/counts.ts';
import { doctorCommand } from './doctor.ts';

const sites = useWholeSites();
beforeAll(async () => {
  await sites.fill(1);
  await sites.fill(2);
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = 0;
});
const ask = (...words: string[]) => doctorCommand.run(sites.portal.app, words);

test('equal sites have equal fingerprints, and the dump has a line for each row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-dump-'));
  const path = join(folder, 'dump.txt');
  await ask('--fingerprint', '--dump', path);
  expect(said.at(-1)).toMatch(/^[0-9a-f]{64} {2}the whole installation, \d+ rows$/);
  const [one, other] = said.map((line) => /^([0-9a-f]{64}) {2}site\d, (\d+) rows$/.exec(line));
  expect(one?.[1]).toBe(other?.[1]);
  const lines = (await readFile(path, 'utf8')).split('\n');
  expect(lines.length - 1).toBe(Number(one?.[2]) * 2);
  await rm(folder, { recursive: true });
});

test('sites that are whole are said to be whole, and the command succeeds', async () => {
  await ask();
  expect(said).toEqual([
    'site1: 21 checks, nothing wrong.',
    'site2: 21 checks, nothing wrong.',
    '2 sites: nothing wrong.',
    expect.stringMatching(/^Database \(PostgreSQL\): 1\d\./),
    expect.stringMatching(/^Tables of the database: \d+\.$/),
    expect.stringMatching(/^Search \(OpenSearch\): 3\./),
    expect.stringMatching(/^Rate limits \(Redis\): \d/),
    expect.stringMatching(/^File store \(S3\): imprint/),
    expect.stringMatching(/^Mail server: /),
    expect.stringMatching(/^Virus scanner: ClamAV [\d.]+/),
    expect.stringMatching(/^Sandbox of media tools: (in force|partly|none);/),
    expect.stringMatching(/^PDFs of papers without one: (made by WeasyPrint\.|none; .+ IMPRINT_WEASYPRINT )/),
  ]);
  expect(process.exitCode ?? 0).toBe(0);
});

test('a machine without a sandbox for media tools is told so, and what to do', async () => {
  const { app } = sites.portal;
  await doctorCommand.run({ ...app, tools: { ...app.tools, sandbox: async () => 'none' } }, ['--quick']);
  expect(said.at(-2)).toBe(
    'Sandbox of media tools: none; the tools have limits of time and memory only. Install bubblewrap and allow user namespaces.',
  );
});

test('a virus scanner that is missing is said, and one that does not answer is a failure', async () => {
  const { app } = sites.portal;
  await doctorCommand.run({ ...app, virusScan: undefined }, ['--quick']);
  expect([said.at(-3), process.exitCode ?? 0]).toEqual([expect.stringContaining('IMPRINT_CLAMAV_URL names none'), 0]);
  const away = {
    scan: async () => failed(failure('unavailable')),
    version: async () => failed(failure('unavailable')),
  };
  await doctorCommand.run({ ...app, virusScan: away }, ['--quick']);
  expect(said.join()).toContain('it does not answer');
  expect(process.exitCode).toBe(1);
});

test('what is wrong is said in plain words with what to do, and the command fails', async () => {
  await sites.superuser.query("update item set citations = 5 where site_id = 2 and source_key = '10.1/a'");
  await ask('--site', '2', '--quick');
  expect(said).toEqual([
    'site2: not true that every article’s citations are the articles of its site that cite it.',
    '  article "10.1/a" says that it is cited 5 times; 1 articles cite it.',
    `  What to do: ${citations.remedy}`,
  ]);
  expect(process.exitCode).toBe(1);
});

test('a site that does not exist is refused', async () => {
  await expect(ask('--site', 'nobody')).rejects.toThrow('There is no site "nobody".');
});
