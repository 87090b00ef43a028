import { beforeEach, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../tests/support/console-users.ts';
import { keptOf } from '../../tests/support/logged-in.ts';
import { storeMember } from '../../tests/support/members.ts';
import { hashedPassword } from '../../tests/support/passwords.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { wordsIn } from '../features/console/domain/words.ts';
import { createSecurityLog } from '../features/console/use-cases/security-log.ts';
import { statement } from '../platform/item/writing/raw-statement.ts';
import { masked } from '../platform/kernel/masked.ts';
import type { SecurityEvent } from '../platform/ports/security-log.ts';
import { commands, runCommand } from './cli.ts';
import { securityMeanings, securitySteps } from './security-events.ts';

const optics = 'optics.localhost';
const samplePassword = 'Correct-horse-7';
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeMember(app, {
    userName: 'wanderer',
    columns: { email: 'wanderer@example.org', password_hash: await hashedPassword(samplePassword) },
  });
});

const lines: object[] = [];
beforeEach(async () => {
  lines.length = 0;
  const keep = (fields: object) => void lines.push(fields);
  vi.spyOn(portal.app.log, 'info').mockImplementation(keep);
  vi.spyOn(portal.app.log, 'warn').mockImplementation(keep);
});
const events = async (site: number | null = 1) =>
  (await portal.app.securityEvents.list(site, { page: 0, size: 5 })).events;

test('a login that failed and one that succeeded are on record in the stream and in the store, without what was typed', async () => {
  const login = (password: string, name = 'wanderer@example.org') =>
    portal.post(optics, '/api/login', { name, password });
  await login('Planted-Secret-1');
  const failedLogin = { kind: 'login', outcome: 'failed', site: 1, account: null };
  expect((await events())[0]).toMatchObject({
    ...failedLogin,
    detail: { factor: 'password', reason: 'wrongCredentials', subject: 'wa***@example.org', call: 'POST /api/login' },
  });
  expect(lines).toContainEqual(
    expect.objectContaining({ security: true, ...failedLogin, subject: 'wa***@example.org' }),
  );

  const answer = await login(samplePassword);
  expect((await events())[0]).toMatchObject({
    kind: 'login',
    outcome: 'succeeded',
    account: expect.stringMatching(/^\d+$/),
  });
  await portal.post(optics, '/api/logout', {}, keptOf(answer));
  expect((await events())[0]).toMatchObject({ kind: 'logout', outcome: 'succeeded' });
  const written = JSON.stringify([lines, await events()]);
  for (const secret of ['Planted-Secret-1', samplePassword, 'wanderer@', keptOf(answer).token])
    expect(written).not.toContain(secret);
});

test('who is refused by role, by origin or for want of a second factor is on record', async () => {
  const moderator = await storeConsoleUser(portal, { userName: 'mod', role: 'moderator', site: 1 });
  const owner = await storeConsoleUser(portal, { userName: 'own', role: 'owner', site: 1, isAssured: false });
  await portal.get(optics, '/console/people', moderator.headers);
  await portal.get(optics, '/console/people', owner.headers);
  await portal.post(
    optics,
    '/api/logout',
    {},
    { ...moderator.headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  );
  expect((await events()).slice(0, 3).map(({ kind, outcome, detail: { reason } }) => [kind, outcome, reason])).toEqual([
    ['logout', 'refused', 'originRefused'],
    ['refusal', 'refused', 'secondFactorRequired'],
    ['refusal', 'refused', 'consoleRefused'],
  ]);
});

test('a role that is given names who gave it, to whom and which', async () => {
  const owner = await storeConsoleUser(portal, { userName: 'giver', role: 'owner', site: 1 });
  const editor = await storeConsoleUser(portal, { userName: 'taker', role: 'editor', site: 1 });
  await portal.post(optics, '/console/people/role', { account: editor.id, role: 'moderator' }, owner.headers);
  expect((await events())[0]).toMatchObject({
    kind: 'role-changed',
    outcome: 'succeeded',
    account: owner.id,
    detail: { 'of-account': editor.id, 'of-role': 'moderator' },
  });
});

test('commands of operators are on record, done or failed, and the cookie that one prints is not', async () => {
  const { session, operator } = commands;
  if (!session || !operator) throw new Error('there is no such command');
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  await runCommand(portal.app, 'session', session, ['--site', 'optics']);
  await expect(runCommand(portal.app, 'operator', operator, ['add', 'nobody@example.org'])).rejects.toThrow();
  const [failed, done] = await events(null);
  expect(failed).toMatchObject({
    kind: 'command',
    outcome: 'failed',
    site: null,
    detail: { words: 'add no***@example.org' },
  });
  expect(done).toMatchObject({ outcome: 'succeeded', detail: { command: 'session', words: '--site optics' } });
  expect(JSON.stringify([failed, done, lines])).not.toContain(String(printed[0]).split('=')[1]);
});

test('nobody fills the store by being refused: the stream has every line, the store a limited number', async () => {
  const stored: SecurityEvent[] = [];
  const store = { add: async (event: SecurityEvent) => void stored.push(event) };
  const security = createSecurityLog({ store, log: portal.app.log, clock: portal.app.clock, mostStoredAMinute: 3 });
  const event = { kind: 'login', outcome: 'failed', site: 1, detail: {} } as const;
  for (let count = 0; count < 10; count += 1) await security.record({ ...event, account: null });
  await security.record({ ...event, account: '7' });
  expect([stored.length <= 7, stored.at(-1)?.account, lines.length]).toEqual([true, '7', 11]);
});

test('every call that changes an account or a power has its meaning for security, or is a step to one that has', () => {
  const changing = portal.app.handlers
    .map(({ endpoint }) => endpoint.name)
    .filter((name) => /^POST \/(api|console\/(people|proof|invitation|sessions?))\//.test(name));
  const known = [...Object.keys(securityMeanings), ...securitySteps];
  expect(changing.filter((name) => !known.includes(name))).toEqual([]);
  const names = portal.app.handlers.map(({ endpoint }) => endpoint.name);
  expect(known.filter((name) => !names.includes(name as (typeof names)[number]))).toEqual([]);
});

test.each([
  ['someone@example.org', 'so***@example.org'],
  ['王小明', '王小***'],
  ['13800138000', '13***'],
])('%s is written as %s', (value, expected) => expect(masked(value)).toBe(expected));

test('what was kept long enough goes, of each site and of the installation; nobody removes what is younger', async () => {
  const { owner, app } = portal;
  await owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  const old = `now() - interval '401 days'`;
  await owner.query(
    `insert into security_event (site_id, at, kind, outcome) values (1, ${old}, 'logout', 'succeeded')`,
  );
  await owner.query(`insert into installation_event (at, kind, outcome) values (${old}, 'command', 'succeeded')`);
  await owner.query(`insert into security_event (site_id, kind, outcome) values (1, 'logout', 'succeeded')`);
  const young = async () =>
    (await owner.query(`select count(*)::int as count from security_event where at > now() - interval '1 day'`)).rows;
  const before = await young();
  expect(await app.editorial.forgetting.now()).toBe(2);
  expect(await app.editorial.forgetting.now()).toBe(0);
  expect(await young()).toEqual(before);
  await expect(app.securityEvents.forget(1, 10)).rejects.toThrow('at least 90 days');
  await expect(
    app.database.rows({ reads: [1], writes: 1 }, statement`delete from security_event where site_id = 1`),
  ).rejects.toThrow('permission denied');
});

test('the console has a word for every detail, in both of its languages', async () => {
  const allNames = [...(await events()), ...(await events(null))].flatMap(({ detail }) => Object.keys(detail));
  const names = allNames.filter((name) => name !== 'requestId' && name !== 'subject');
  const known = ['address', 'call', 'command', 'factor', 'of-account', 'of-role', 'reason', 'user', 'words'];
  for (const language of ['zh', 'en'] as const) {
    const words = wordsIn(language);
    const missing = new Set([...known, ...names].filter((name) => !words[`security.detail.${name}`]));
    const factors = Object.values(securityMeanings).flatMap(({ factor }) => factor ?? []);
    expect([...missing, ...factors.filter((factor) => !words[`security.factor.${factor}`])]).toEqual([]);
  }
});
