import { expect, test } from 'vitest';
import { keptOf } from '../../../../../tests/support/logged-in.ts';
import { storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeSite(app, { id: 3, sld: 'closed', columns: { stop_url: 'https://elsewhere.example/' } });
});
const [optics, biology] = ['optics.localhost', 'biology.localhost'];
const sessionsOf = async (headers: Record<string, string>) => (await portal.get(optics, '/api/sessions', headers)).data;

test('a member sees where they are logged in, and ends one of it or all others', async () => {
  const { id, headers } = await storeMember(portal, { userName: 'traveller' });
  const tokens = [];
  for (const device of ['Chrome · Windows', 'Safari · iPhone'])
    tokens.push(await portal.app.sessions.begin({ member: id, site: 1, seconds: 60, device }));
  const all = await sessionsOf(headers);
  expect(all.map((one: { device: string }) => one.device)).toEqual(['Safari · iPhone', 'Chrome · Windows', '']);
  expect(all.map((one: { isCurrent: boolean }) => one.isCurrent)).toEqual([false, false, true]);
  expect(JSON.stringify(all)).not.toContain(tokens[0]);

  expect(await portal.post(optics, '/api/sessions/end', { id: all[0].id }, headers)).toMatchObject({ status: 0 });
  expect(await portal.post(optics, '/api/sessions/end', { id: all[0].id }, headers)).toMatchObject({ http: 404 });
  expect(await sessionsOf(headers)).toHaveLength(2);
  expect(await portal.post(optics, '/api/sessions/endOthers', {}, headers)).toMatchObject({ status: 0 });
  expect(await sessionsOf(headers)).toHaveLength(1);
});

test('nobody ends the session of somebody else', async () => {
  const owner = await storeMember(portal, { userName: 'owner' });
  const stranger = await storeMember(portal, { userName: 'stranger' });
  const [own] = await sessionsOf(owner.headers);
  expect(await portal.post(optics, '/api/sessions/end', { id: own.id }, stranger.headers)).toMatchObject({ http: 404 });
  await portal.post(optics, '/api/sessions/endOthers', {}, stranger.headers);
  expect(await sessionsOf(owner.headers)).toHaveLength(1);
});

test('a session is seen again when it is used, but not at every page', async () => {
  const { id, headers } = await storeMember(portal, { userName: 'seen' });
  const seenAt = async () =>
    (await portal.owner.query('select seen_at from session where member_id = $1', [id])).rows[0].seen_at;
  const fresh = await seenAt();
  await sessionsOf(headers);
  expect(await seenAt()).toEqual(fresh);
  await portal.owner.query(`update session set seen_at = now() - interval '1 hour' where member_id = $1`, [id]);
  await sessionsOf(headers);
  await expect.poll(async () => (await seenAt()) >= fresh).toBe(true);
});

test('a member steps over to another host by a code that counts there, once', async () => {
  const { headers } = await storeMember(portal, { userName: 'stepping', site: 1 });
  const leave = async (url: string) => portal.post(optics, '/api/signOn', { url }, headers);
  const codeOf = (url: string) => new URL(url).searchParams.get('signOn') ?? '';
  const take = (host: string, signOn: string, more = {}) => portal.post(host, '/api/signOn/take', { signOn }, more);

  const { data } = await leave('https://biology.localhost/contact?lang=en');
  expect(data.url).toMatch(/^https:\/\/biology\.localhost\/contact\?lang=en&signOn=[\w-]{43}$/);
  const taken = await take(biology, codeOf(data.url));
  expect(taken).toMatchObject({ data: { taken: true } });
  expect(await portal.get(biology, '/api/sessions', keptOf(taken))).toMatchObject({ status: 0 });
  expect(await take(biology, codeOf(data.url))).toMatchObject({ data: { taken: false } });

  const astray = codeOf((await leave('https://biology.localhost/')).data.url);
  expect(await take(optics, astray)).toMatchObject({ data: { taken: false } });
  expect(await take(biology, astray)).toMatchObject({ data: { taken: false } });

  const late = codeOf((await leave('https://biology.localhost/')).data.url);
  const { rows } = await portal.owner.query(
    `select max(expires_at - now()) <= interval '300 seconds' as short from one_time_ticket`,
  );
  expect(rows[0].short).toBe(true);
  await portal.owner.query('update one_time_ticket set expires_at = now()');
  expect(await take(biology, late)).toMatchObject({ data: { taken: false } });

  for (const url of ['https://nowhere.example/', 'https://closed.localhost/', 'javascript:alert(1)', '/contact'])
    expect([url, (await leave(url)).http]).toEqual([url, 400]);
  expect(await portal.post(optics, '/api/signOn', { url: 'https://biology.localhost/' })).toMatchObject({ http: 401 });
});

test('who is logged in does not become somebody else by a link', async () => {
  const sender = await storeMember(portal, { userName: 'sender' });
  const reader = await storeMember(portal, { userName: 'reader' });
  const { data } = await portal.post(optics, '/api/signOn', { url: 'https://biology.localhost/' }, sender.headers);
  const signOn = new URL(data.url).searchParams.get('signOn');
  const answer = await portal.post(biology, '/api/signOn/take', { signOn }, reader.headers);
  expect(answer).toMatchObject({ data: { taken: false } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('what is over is cleaned up, and what still counts stays', async () => {
  const { headers } = await storeMember(portal, { userName: 'tidy' });
  await portal.app.sessions.begin({ member: '1', site: null, seconds: -1 });
  const hash = 'a'.repeat(64);
  await portal.owner.query(`insert into spent values ('captcha', '${hash}', now() - interval '1 second')`);
  await portal.owner.query(`insert into failed_try values ('${hash}', 9, now() - interval '1 second')`);
  await portal.owner.query(`insert into transport_key values ('old', 'aes', '', 'x', now() - interval '1 second')`);
  await portal.owner.query(
    `insert into sent_code (purpose, receiver_hash, code_hash, expires_at, first_sent_at) values
       ('login', '${hash}', '${hash}', now() - interval '1 second', now() - interval '25 hours'),
       ('reset', '${hash}', '${hash}', now() - interval '1 second', now() - interval '1 hour')`,
  );
  expect(await portal.app.accounts.cleanUp.now()).toBeGreaterThanOrEqual(5);
  expect(await portal.app.accounts.cleanUp.now()).toBe(0);
  const { rows } = await portal.owner.query('select purpose from sent_code');
  expect(rows).toEqual([{ purpose: 'reset' }]);
  expect(await sessionsOf(headers)).toHaveLength(1);
});
