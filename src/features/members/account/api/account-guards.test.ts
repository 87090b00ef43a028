import { expect, test, vi } from 'vitest';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { useMailedApp } from '../../../../../tests/support/mailed-app.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { hashedPassword } from '../../../../../tests/support/passwords.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { failure } from '../../../../platform/kernel/failure.ts';
import { createFairShare } from '../../../../platform/kernel/fair-share.ts';
import { failed, success } from '../../../../platform/kernel/result.ts';
import { postgresAccounts } from '../store/postgres-accounts.ts';
import { postgresFactors } from '../store/postgres-factors.ts';
import { createPasswordChanges } from '../use-cases/change-credentials.ts';
import { createPasswords } from '../use-cases/passwords.ts';
import type { CredentialChecks } from '../use-cases/prove.ts';
import type { TransportKeys } from '../use-cases/transport-keys.ts';

vi.setConfig({ testTimeout: 60_000 });

const host = 'optics.localhost';
const password = 'Sunny7Glade';
const { portal, mailbox } = useMailedApp(
  (app) => storeSite(app, { id: 1, sld: 'optics' }),
  async () => ({ IMPRINT_SESSION_IDLE_HOURS: '5' }),
);

let number = 0;
const newMember = async (columns = {}) => {
  const email = `guard-${++number}@example.org`;
  const passwordHash = await hashedPassword(password);
  const member = await storeMember(portal, {
    userName: `guard-${number}`,
    columns: { email, password_hash: passwordHash, ...columns },
  });
  return { ...member, email };
};
const subjectsTo = (receiver: string) => mailbox.mailsTo(receiver).map(({ subject }) => subject);

test('who changes the address of an account is written about at the new one and at the old one', async () => {
  const { email, headers } = await newMember();
  const issued = await portal.app.accounts.codes.issue('changeEmail', 'moved@example.org');
  const code = issued.ok ? issued.value : '';
  const answer = await portal.post(host, '/api/changeEmail', { email: 'moved@example.org', password, code }, headers);
  expect(answer.status).toBe(0);
  for (const receiver of [email, 'moved@example.org'])
    await vi.waitFor(() => expect(subjectsTo(receiver)).toContain('E-mail address changed'), 20_000);
});

test('a new password is told by mail', async () => {
  const { email, headers } = await newMember();
  const wanted = { originalPassword: password, password: 'Other7Glade', confirmPassword: 'Other7Glade' };
  expect((await portal.post(host, '/api/changePwd', wanted, headers)).status).toBe(0);
  await vi.waitFor(() => expect(subjectsTo(email)).toContain('Password changed'), 20_000);
});

test('a session that rests too long is over, and one in use goes on', async () => {
  const { id, headers } = await newMember();
  const resting = (hours: number) =>
    portal.owner.query('update session set seen_at = now() - make_interval(hours => $2) where member_id = $1', [
      id,
      hours,
    ]);
  await resting(4);
  expect((await portal.get(host, '/api/sessions', headers)).http).toBe(200);
  await resting(6);
  expect((await portal.get(host, '/api/sessions', headers)).http).toBe(401);
});

test('the last operator can’t delete the account, and of two one stays', async () => {
  const [one, two] = [await newMember(), await newMember()];
  for (const { id } of [one, two]) await portal.owner.query('insert into operator (account_id) values ($1)', [id]);
  await portal.owner.query(`update session set password_at = now(), code_at = now()`);
  const leave = ({ headers }: typeof one) => portal.post(host, '/front/frontMembers/delete', { password }, headers);
  const answers = await Promise.all([leave(one), leave(two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([0, 13033]);
  const { rows } = await portal.owner.query('select account_id from operator');
  expect(rows).toHaveLength(1);
});

test('two operators who remove each other at once leave one', async () => {
  await portal.owner.query('delete from operator');
  const [one, two] = [await newMember(), await newMember()];
  for (let round = 0; round < 5; round++) {
    for (const { id } of [one, two])
      await portal.owner.query('insert into operator (account_id) values ($1) on conflict do nothing', [id]);
    const actor = (account: string) => ({ account, role: 'operator' as const });
    await Promise.all([
      portal.app.editorial.people.dropOperator(1, actor(one.id), two.id),
      portal.app.editorial.people.dropOperator(1, actor(two.id), one.id),
    ]);
    expect((await portal.owner.query('select account_id from operator')).rows).toHaveLength(1);
  }
  await portal.owner.query('delete from operator');
});

test('a reset that is refused while too much is hashed keeps its code, and ends no session', async () => {
  const { id, email, headers } = await newMember({ password_hash: null });
  const issued = await portal.app.accounts.codes.issue('reset', email);
  const code = issued.ok ? issued.value : '';
  const accounts = postgresAccounts(portal.app.database);
  const busy = createFairShare<string>(() => ({ running: 0, runningOfAll: 0, waiting: 0, waitMilliseconds: 1 }));
  const keys = { openAll: async (given: unknown) => success(given) } as unknown as TransportKeys;
  const credentials = {
    async code(purpose: string, receiver: string, given: string) {
      const right = await portal.app.accounts.codes.check(purpose, receiver, given, '127.0.0.1');
      return right.ok
        ? success({ receiver: { kind: 'email', value: receiver }, ...right.value })
        : failed(failure('verificationCodeWrong'));
    },
  } as unknown as CredentialChecks;
  const { reset } = createPasswordChanges({
    accounts,
    passwords: createPasswords(busy),
    credentials,
    keys,
    passkeySeconds: 60,
    factorsOf: postgresFactors(portal.app.database),
  });
  const wanted = {
    receiver: email,
    code,
    password: 'Other7Glade',
    confirmPassword: 'Other7Glade',
    dropPasskeys: false,
  };
  expect(await reset(wanted, '127.0.0.1')).toMatchObject({ ok: false, failure: { code: 'tooManyRequests' } });
  expect((await portal.get(host, '/api/sessions', headers)).http).toBe(200);
  expect((await portal.post(host, '/api/setNewPwd', wanted)).status).toBe(0);
  expect((await portal.get(host, '/api/sessions', headers)).http).toBe(401);
  expect(id).not.toBe('');
});

test('at a site that asks for it, editors too need a passkey or an app', async () => {
  const editor = await newMember();
  await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  await portal.owner.query(`insert into console_role (site_id, account_id, role) values (1, $1, 'editor')`, [
    editor.id,
  ]);
  expect((await portal.get(host, '/console/changes', editor.headers)).http).toBe(200);
  await portal.owner.query(
    `insert into site_config (site_id, section, value) values (1, 'access', '{"jumpOrigins":[],"frameAncestors":[],"hostedPages":[],"strongFactor":true}')
     on conflict (site_id, section) do update set value = excluded.value`,
  );
  await vi.waitFor(
    async () => expect((await portal.get(host, '/console/changes', editor.headers)).status).toBe(13002),
    { timeout: 30_000, interval: 500 },
  );
  await portal.owner.query('update session set assured_at = now() where member_id = $1', [editor.id]);
  expect((await portal.get(host, '/console/changes', editor.headers)).http).toBe(200);
});

test('confirming who one is gives the session a new token', async () => {
  const { headers } = await newMember();
  const confirmed = await portal.post(host, '/api/confirmIdentity', { password }, headers);
  expect(confirmed.status).toBe(0);
  expect((await portal.get(host, '/api/sessions', headers)).http).toBe(401);
  expect((await portal.get(host, '/api/sessions', keptOf(confirmed))).http).toBe(200);
});

test('a code to go on is made for the site’s own origin alone, and counts in the browser that asked', async () => {
  await storeSite(portal, { id: 2, sld: 'biology' });
  const { headers } = await newMember();
  const ask = (url: string) => portal.post(host, '/api/signOn', { url }, headers);
  for (const url of ['http://biology.localhost/', 'https://biology.localhost:8443/', 'https://evil.example/'])
    expect((await ask(url)).http, url).toBe(400);
  const take = async (browser: Record<string, string>) => {
    const signOn = new URL((await ask('https://biology.localhost/')).data.url).searchParams.get('signOn');
    return (await portal.post('biology.localhost', '/api/signOn/take', { signOn }, browser)).data.taken;
  };
  expect(await take({ 'user-agent': 'another browser' })).toBe(false);
  expect(await take({})).toBe(true);
});

test('whom a code would log in is told to the browser that asked, and asking does not use it up', async () => {
  await storeSite(portal, { id: 3, sld: 'chemistry' });
  const { headers } = await newMember();
  const userName = `guard-${number}`;
  const there = 'chemistry.localhost';
  const answer = await portal.post(host, '/api/signOn', { url: `https://${there}/` }, headers);
  const signOn = new URL(answer.data.url).searchParams.get('signOn');
  const readOffer = async (browser: Record<string, string> = {}, at = there) =>
    (await portal.post(at, '/api/signOn/look', { signOn }, browser)).data.userName;
  expect([await readOffer({ 'user-agent': 'another browser' }), await readOffer({}, host)]).toEqual([null, null]);
  expect([await readOffer(), await readOffer()]).toEqual([userName, userName]);
  expect((await portal.post(there, '/api/signOn/take', { signOn })).data.taken).toBe(true);
  expect(await readOffer()).toBe(null);
});
