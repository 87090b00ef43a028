import { expect, test } from 'vitest';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { hashedPassword } from '../../../../../tests/support/passwords.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { SoftAuthenticator } from '../../../../../tests/support/soft-authenticator.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const host = 'optics.localhost';
const place = { origin: `https://${host}`, rpId: host };

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'other' });
});

let number = 0;
const newMember = () =>
  storeMember(portal, { userName: `passkey-${++number}`, columns: { email: `p${number}@example.org` } });
const challenge = async (at = host) => (await portal.post(at, '/api/passkey/challenge', {})).data;
/** Adds a passkey to an account and answers the device that keeps it. */
const withPasskey = async (headers: Record<string, string>) => {
  const device = new SoftAuthenticator();
  const { data } = await portal.post(host, '/api/passkey/wanted', {}, headers);
  const response = device.register({ ...place, challenge: data.options.challenge });
  const saved = await portal.post(host, '/api/passkey/save', { ticket: data.ticket, response }, headers);
  expect(saved.status).toBe(0);
  return device;
};

test('a member adds a passkey and logs in with it, without a name', async () => {
  const { headers } = await newMember();
  const device = await withPasskey(headers);
  const { ticket, options } = await challenge();
  expect(options.allowCredentials ?? []).toEqual([]);
  const response = device.login({ ...place, challenge: options.challenge });
  const answer = await portal.post(host, '/api/passkey/login', { ticket, response });
  expect(answer).toMatchObject({ status: 0, data: { member: { userName: `passkey-${number}` } } });
  expect([answer.headers['set-cookie']].flat().some((cookie) => String(cookie).startsWith('__Host-session='))).toBe(
    true,
  );
});

test('a challenge counts once, and for its own host', async () => {
  const { headers } = await newMember();
  const device = await withPasskey(headers);
  const { ticket, options } = await challenge();
  const response = device.login({ ...place, challenge: options.challenge });
  expect((await portal.post(host, '/api/passkey/login', { ticket, response })).status).toBe(0);
  expect((await portal.post(host, '/api/passkey/login', { ticket, response })).http).toBe(400);

  const foreign = await challenge('other.localhost');
  const there = device.login({ ...place, challenge: foreign.options.challenge });
  expect((await portal.post(host, '/api/passkey/login', { ticket: foreign.ticket, response: there })).http).toBe(400);
});

test('what another device signed, or for another page, logs nobody in; the answer is always the same', async () => {
  const { headers } = await newMember();
  const device = await withPasskey(headers);
  const stranger = new SoftAuthenticator();
  const answers = [];
  for (const sign of [
    (challenge: string) => stranger.login({ ...place, challenge }),
    (challenge: string) => ({
      ...stranger.login({ ...place, challenge }),
      id: device.login({ ...place, challenge }).id,
    }),
    (challenge: string) => device.login({ ...place, origin: 'https://evil.example', challenge }),
    (challenge: string) => device.login({ ...place, rpId: 'evil.example', challenge }),
    () => device.login({ ...place, challenge: 'bWFkZSB1cA' }),
  ]) {
    const { ticket, options } = await challenge();
    answers.push(await portal.post(host, '/api/passkey/login', { ticket, response: sign(options.challenge) }));
  }
  expect(new Set(answers.map(({ http, status, message }) => `${http} ${status} ${message}`)).size).toBe(1);
  expect(answers[0]?.http).toBe(400);
});

test('a passkey that was wanted for by one member can’t be saved by another', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const device = new SoftAuthenticator();
  const { data } = await portal.post(host, '/api/passkey/wanted', {}, one.headers);
  const response = device.register({ ...place, challenge: data.options.challenge });
  expect((await portal.post(host, '/api/passkey/save', { ticket: data.ticket, response }, two.headers)).http).toBe(400);
  expect((await portal.get(host, '/api/passkey/list', two.headers)).data).toEqual([]);
});

test('a member sees and deletes their own passkeys, nobody else’s', async () => {
  const [one, two] = [await newMember(), await newMember()];
  const device = await withPasskey(one.headers);
  const { data } = await portal.get(host, '/api/passkey/list', one.headers);
  expect(data).toHaveLength(1);
  expect((await portal.get(host, '/api/passkey/list', two.headers)).data).toEqual([]);
  expect((await portal.post(host, '/api/passkey/delete', { id: data[0].id }, two.headers)).http).toBe(404);
  const { ticket, options } = await challenge();
  const response = device.login({ ...place, challenge: options.challenge });
  const headers = keptOf(await portal.post(host, '/api/passkey/login', { ticket, response }));
  expect((await portal.post(host, '/api/passkey/delete', { id: data[0].id }, headers)).status).toBe(0);
  expect((await portal.get(host, '/api/passkey/list', headers)).data).toEqual([]);
});

test('a visitor has no passkeys to see, to add or to delete', async () => {
  expect((await portal.get(host, '/api/passkey/list')).http).toBe(401);
  expect((await portal.post(host, '/api/passkey/wanted', {})).http).toBe(401);
  expect((await portal.post(host, '/api/passkey/delete', { id: 'x' })).http).toBe(401);
});

/** As if the member had logged in an hour ago. */
const growOld = (id: string) =>
  portal.owner.query("update session set proven_at = now() - interval '1 hour' where member_id = $1", [id]);

test('a passkey is added only by who proved lately who they are; the password given again is such a proof', async () => {
  const withPassword = async (password: string) => {
    const columns = { password_hash: await hashedPassword(password) };
    return storeMember(portal, { userName: `old-${++number}`, columns });
  };
  await withPassword('Other7Glade');
  const { id, headers } = await withPassword('Sunny7Glade');
  await growOld(id);
  const wanted = () => portal.post(host, '/api/passkey/wanted', {}, headers);
  const confirm = (password: string) => portal.post(host, '/api/confirmIdentity', { password }, headers);
  expect(await wanted()).toMatchObject({ http: 403, status: 11075 });
  for (const wrong of ['Wrong7Glade', 'Other7Glade']) expect((await confirm(wrong)).status).not.toBe(0);
  expect((await wanted()).status).toBe(11075);
  const confirmed = await confirm('Sunny7Glade');
  expect(confirmed.status).toBe(0);
  expect((await portal.post(host, '/api/passkey/wanted', {}, keptOf(confirmed))).status).toBe(0);
  // The token from before is worth nothing.
  expect((await wanted()).http).toBe(401);
});

test('a code to the member’s own address is such a proof too, once', async () => {
  const { id, headers } = await newMember();
  await growOld(id);
  const issued = await portal.app.accounts.codes.issue('confirm', `p${number}@example.org`);
  const confirm = () => portal.post(host, '/api/confirmIdentity', { code: issued.ok ? issued.value : '' }, headers);
  const confirmed = await confirm();
  expect(confirmed.status).toBe(0);
  expect((await portal.post(host, '/api/passkey/wanted', {}, keptOf(confirmed))).status).toBe(0);
  expect((await confirm()).status).not.toBe(0);
  expect((await portal.post(host, '/api/confirmIdentity', {}, {})).http).toBe(401);
});

test('going on to another host proves nothing new', async () => {
  const { id, headers } = await newMember();
  await growOld(id);
  const { data } = await portal.post(host, '/api/signOn', { url: 'https://other.localhost/' }, headers);
  const signOn = new URL(data.url).searchParams.get('signOn');
  const arrived = keptOf(await portal.post('other.localhost', '/api/signOn/take', { signOn }));
  expect((await portal.post('other.localhost', '/api/passkey/wanted', {}, arrived)).status).toBe(11075);
});
