import { expect, test } from 'vitest';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { hashedPassword } from '../../../../../tests/support/passwords.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { SoftAuthenticator } from '../../../../../tests/support/soft-authenticator.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
const place = { origin: `https://${host}`, rpId: host };
const password = 'Sunny7Glade';

let passwordHash = '';
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  passwordHash = await hashedPassword(password);
});

type Has = 'nothing' | 'app' | 'passkey' | 'operator' | 'editor';
let number = 0;

const storePasskey = ({ id, name }: { readonly id: string; readonly name: string }) =>
  portal.owner.query(
    `insert into passkey (credential_id, account_id, public_key, counter, transports, name) values ($1, $2, '', 0, '{}', '')`,
    [name, id],
  );

/** An account whose owner has this besides a password and a mailbox. */
async function victim(has: Has) {
  const name = `victim-${++number}`;
  const email = `${name}@example.org`;
  const { rows } = await portal.owner.query(
    'insert into account (user_name, real_name, email, password_hash) values ($1, $1, $2, $3) returning account_id',
    [name, email, passwordHash],
  );
  const id = String(rows[0].account_id);
  if (has === 'app')
    await portal.owner.query(
      `insert into second_factor (account_id, sealed_key, confirmed_at) values ($1, 'sealed', now())`,
      [id],
    );
  if (has === 'passkey') await storePasskey({ id, name });
  if (has === 'operator') await portal.owner.query('insert into operator (account_id) values ($1)', [id]);
  if (has === 'editor') {
    await portal.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
    await portal.owner.query(`insert into console_role (site_id, account_id, role) values (1, $1, 'editor')`, [id]);
  }
  const codeFor = async (purpose: string) => {
    const issued = await portal.app.accounts.codes.issue(purpose, email);
    return issued.ok ? issued.value : '';
  };
  return {
    id,
    name,
    email,
    codeFor,
    byPassword: async () => keptOf(await portal.post(host, '/api/login', { name, password })),
    byMailbox: async () =>
      keptOf(await portal.post(host, '/api/loginByMessage', { receiver: email, code: await codeFor('login') })),
  };
}

/** Adds a passkey of one's own; answers the status of the call that refused, or 0. */
async function addPasskey(headers: Record<string, string>, device = new SoftAuthenticator()): Promise<number> {
  const wanted = await portal.post(host, '/api/passkey/wanted', {}, headers);
  if (wanted.status !== 0) return wanted.status;
  const response = device.register({ ...place, challenge: wanted.data.options.challenge });
  return (await portal.post(host, '/api/passkey/save', { ticket: wanted.data.ticket, response }, headers)).status;
}

const strong = 13002;
const both = 13031;

test.each([
  ['app', strong],
  ['passkey', strong],
  ['operator', both],
  ['editor', both],
] as const)('who knows the password or the mailbox adds no passkey where the account has %s', async (has, refusal) => {
  const { byPassword, byMailbox } = await victim(has);
  expect(await addPasskey(await byPassword())).toBe(refusal);
  expect(await addPasskey(await byMailbox())).toBe(refusal);
});

test('a passkey is not deleted by who knows the password alone, and no app takes its place', async () => {
  const { name, byPassword } = await victim('passkey');
  const headers = await byPassword();
  expect((await portal.post(host, '/api/passkey/delete', { id: name }, headers)).status).toBe(strong);
  expect((await portal.post(host, '/console/factor/begin', { password }, headers)).status).toBe(strong);
});

test('an account with nothing more than a password goes on as it did', async () => {
  const { byPassword, byMailbox } = await victim('nothing');
  expect(await addPasskey(await byMailbox())).toBe(0);
  const other = await victim('nothing');
  expect(await addPasskey(await other.byPassword())).toBe(0);
  expect(await addPasskey(await byPassword())).toBe(strong);
});

/** Sets a new password by the mailbox alone, and answers when the passkeys would go. */
async function reset({ id, email, codeFor }: Awaited<ReturnType<typeof victim>>, dropPasskeys: boolean) {
  const wanted = {
    receiver: email,
    code: await codeFor('reset'),
    password: 'Other7Glade',
    confirmPassword: 'Other7Glade',
  };
  expect((await portal.post(host, '/api/setNewPwd', { ...wanted, dropPasskeys })).status).toBe(0);
  const { rows } = await portal.owner.query('select passkeys_end_at from account where account_id = $1', [id]);
  return rows[0].passkeys_end_at as Date | null;
}
const passkeysOf = async (id: string): Promise<number> =>
  (await portal.owner.query('select from passkey where account_id = $1', [id])).rowCount ?? 0;
const waitIsOver = (id: string) =>
  portal.owner.query(`update account set passkeys_end_at = now() - interval '1 second' where account_id = $1`, [id]);

test('a reset that asks for it removes the passkeys, not at once but when the wait is over', async () => {
  const member = await victim('passkey');
  expect((await reset(member, true))?.getTime()).toBeGreaterThan(Date.now() + 3_600_000);
  await portal.app.accounts.cleanUp.now();
  expect(await passkeysOf(member.id)).toBe(1);
  await waitIsOver(member.id);
  await portal.app.accounts.cleanUp.now();
  expect(await passkeysOf(member.id)).toBe(0);
  const other = await victim('passkey');
  expect(await reset(other, false)).toBeNull();
});

test.each(['app', 'editor', 'operator'] as const)('a reset leaves the passkeys of who also has %s', async (has) => {
  const member = await victim(has);
  await storePasskey(member);
  expect(await reset(member, true)).toBeNull();
  expect(await passkeysOf(member.id)).toBe(1);
});

test('whoever still logs in with a passkey keeps it', async () => {
  const member = await victim('nothing');
  const device = new SoftAuthenticator();
  expect(await addPasskey(await member.byPassword(), device)).toBe(0);
  expect(await reset(member, true)).not.toBeNull();
  const { data } = await portal.post(host, '/api/passkey/challenge', {});
  const response = device.login({ ...place, challenge: data.options.challenge });
  expect((await portal.post(host, '/api/passkey/login', { ticket: data.ticket, response })).status).toBe(0);
  await portal.app.accounts.cleanUp.now();
  const { rows } = await portal.owner.query('select passkeys_end_at from account where account_id = $1', [member.id]);
  expect([rows[0].passkeys_end_at, await passkeysOf(member.id)]).toEqual([null, 1]);
});
