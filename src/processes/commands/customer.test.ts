import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeMember } from '../../../tests/support/members.ts';
import { sampleApp } from '../../../tests/support/saml-provider.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { customerCommand } from './customer.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', columns: { visit_power: false } });
  await storeSite(app, { id: 2, sld: 'biology' });
});

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(portal.app.clock, 'now').mockReturnValue(new Date('2026-06-01T12:00:00Z'));
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => vi.restoreAllMocks());
const run = (...words: string[]) => customerCommand.run(portal.app, ['--site', 'optics', ...words]);

test('a customer is added with its networks and what it may read, and shown', async () => {
  await run('--add', 'A library', '--range', '192.0.2.0/24', '--range', '2001:db8::/32', '--until', '2099-12-31');
  const id = said[0]?.split(' ')[2] ?? '';
  await run('--customer', id, '--about', idOf(1, 20), '--from', '2026-01-01', '--until', '2026-12-31');
  said.length = 0;
  await run();
  expect(said).toEqual([
    `${id}  A library`,
    '  network 192.0.2.0/24',
    '  network 2001:db8::/32',
    `  ${idOf(1, 20)} from 2026-01-01 until 2026-12-31`,
    '  all of the site from 2026-06-01 until 2099-12-31',
  ]);
  said.length = 0;
  await customerCommand.run(portal.app, ['--site', 'biology']);
  expect(said).toEqual([]);
  await run('--customer', id, '--remove');
  said.length = 0;
  await run();
  expect(said).toEqual([]);
});

test('a member may be given a subscription', async () => {
  const { id } = await storeMember(portal, { userName: 'reader' });
  await run('--account', id, '--from', '2026-01-01', '--until', '2099-12-31');
  expect(said).toEqual([`The member ${id} may read all of the site from 2026-01-01 until 2099-12-31.`]);
});

test('an institution’s login is what its metadata say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'imprint-metadata-'));
  try {
    await run('--add', 'A university');
    const id = said[0]?.split(' ')[2] ?? '';
    const file = join(folder, 'metadata.xml');
    await writeFile(file, sampleApp().metadata);
    await run('--customer', id, '--metadata', file);
    expect(said.at(-1)).toBe(`People of the customer ${id} log in at https://idp.example/entity.`);
    await writeFile(file, '<nothing/>');
    await expect(run('--customer', id, '--metadata', file)).rejects.toThrow('describes no identity provider');
  } finally {
    await rm(folder, { recursive: true });
  }
});

test.each([
  [['--add', 'x', '--range', '192.0.2.0/33'], 'is no network'],
  [['--add', 'x', '--range', 'here'], 'is no network'],
  [['--add', 'x', '--until', 'soon'], 'is no day'],
  [['--add', 'x', '--from', '2026-01-01'], 'Say until when'],
  [['--add', 'x', '--from', '2027-01-01', '--until', '2026-01-01'], 'over before it begins'],
  [['--add', 'x', '--until', '2027-01-01', '--about', idOf(2, 20)], 'of the site'],
  [['--account', 'me', '--until', '2027-01-01'], 'is no id'],
  [['--remove', '--add', 'x'], 'Say whom'],
  [['--customer', idOf(1, 999), '--remove'], 'no such customer'],
])('%s is refused, and nothing is stored', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
  said.length = 0;
  await run();
  expect(said.filter((line) => line.endsWith('  x'))).toEqual([]);
});
