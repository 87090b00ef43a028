import { afterAll, beforeEach, expect, test } from 'vitest';
import { storeMember } from '../../../../../tests/support/members.ts';
import {
  type OidcProvider,
  startOidcProvider,
  walkThrough,
} from '../../../../../tests/support/sample-oidc-provider.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { createFairShare } from '../../../../platform/kernel/fair-share.ts';
import { createPasswords } from '../use-cases/passwords.ts';

const host = 'optics.localhost';
const hashing = { running: 1, runningOfAll: 1, waiting: 1, waitingOfAll: 1, waitMilliseconds: 5_000 };
const redirectUrl = `http://${host}/login`;
const page = { 'sec-fetch-site': 'same-origin' };

let provider: OidcProvider;
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics', columns: { umt_flag: true } });
    await storeSite(app, { id: 2, sld: 'plain' });
    await storeSite(app, { id: 3, sld: 'other', columns: { umt_flag: true } });
  },
  async () => {
    provider = await startOidcProvider();
    provider.leadBackTo([redirectUrl]);
    const { issuer, clientId, clientSecret, orcidClientId } = provider;
    const listed = [
      { id: 'sample', kind: 'oidc', name: 'Sample provider', issuer, clientId, clientSecret, sites: [1] },
      { id: 'orcid', kind: 'orcid', name: 'ORCID', issuer, clientId: orcidClientId, clientSecret, sites: [1] },
    ];
    return { IMPRINT_IDENTITY_PROVIDERS: JSON.stringify(listed) };
  },
);
afterAll(() => provider?.stop());

let number = 0;
beforeEach(() => {
  number++;
});

const depart = async (more = '', at = 'sample') => {
  const query = `provider=${at}&redirectUrl=${encodeURIComponent(redirectUrl)}${more}`;
  return portal.get(host, `/api/loginByIds?${query}`, page);
};
/** Goes to the provider as this person and comes back with what it sent. */
const walk = async (subject: string, more = '', at = 'sample') => {
  provider.become(subject);
  const { data } = await depart(more, at);
  return walkThrough(provider.issuer, data.address);
};
const arrive = (back: URL, headers: Record<string, string> = page, at = host) => {
  const query = new URLSearchParams(back.search);
  query.set('redirectUrl', redirectUrl);
  return portal.get(at, `/api/loginByIds?${query}`, headers);
};
const link = (account: string, subject: string) =>
  portal.owner.query('insert into account_identity (provider, subject, account_id) values ($1, $2, $3)', [
    ...['sample', subject, account],
  ]);

test('a site says by what one can log in there', async () => {
  const { data } = await portal.get(host, '/api/loginMethods');
  expect(data).toMatchObject({
    password: true,
    passkey: true,
    returnOrigins: [],
    providers: [
      { id: 'sample', kind: 'oidc', name: 'Sample provider' },
      { id: 'orcid', kind: 'orcid', name: 'ORCID' },
    ],
  });
  expect((await portal.get('plain.localhost', '/api/loginMethods')).data.providers).toEqual([]);
  expect((await portal.get('other.localhost', '/api/loginMethods')).data.providers).toEqual([]);
});

test('GET /api/loginByIds: who is known comes back from the provider logged in', async () => {
  const { id } = await storeMember(portal, { userName: `known-${number}` });
  await link(id, 'known');
  const answer = await arrive(await walk('known'));
  expect(answer).toMatchObject({
    status: 0,
    data: { step: 'loggedIn', login: { member: { userName: `known-${number}` } } },
  });
  const cookies = [answer.headers['set-cookie']].flat().map(String);
  expect(cookies.some((cookie) => cookie.startsWith('__Host-session=') && cookie.includes('HttpOnly'))).toBe(true);
});

test('the way out carries PKCE, a state and a nonce; siteId names this site', async () => {
  const { data } = await depart('&siteId=1');
  expect((await depart('&siteId=2')).status).toBe(10001);
  const { searchParams } = new URL(data.address);
  expect(searchParams.get('code_challenge_method')).toBe('S256');
  expect(searchParams.get('state')).toBe(data.state);
  expect(searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
});

test('what the provider sent back counts once', async () => {
  const { id } = await storeMember(portal, { userName: `once-${number}` });
  await link(id, 'once');
  const back = await walk('once');
  const answers = await Promise.all([arrive(back), arrive(back)]);
  expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
  expect(answers.filter(({ status }) => status !== 0)[0]).toMatchObject({ http: 400 });
  expect((await arrive(back)).status).not.toBe(0);
});

test('a state that nobody was given, another one’s code and another provider’s name prove nothing', async () => {
  const [one, two] = [await walk('somebody'), await walk('somebody')];
  const made = new URL(one);
  made.searchParams.set('state', 'x'.repeat(43));
  expect((await arrive(made)).http).toBe(400);
  const swapped = new URL(one);
  swapped.searchParams.set('code', two.searchParams.get('code') ?? '');
  expect((await arrive(swapped)).http).toBe(400);
  const renamed = new URL(two);
  renamed.searchParams.set('iss', 'https://evil.example');
  expect((await arrive(renamed)).http).toBe(400);
});

test('nobody is logged in by a link: only a page of this host may ask', async () => {
  const back = await walk('somebody');
  for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }])
    expect((await arrive(back, headers as Record<string, string>)).http).toBe(403);
  expect((await arrive(back)).status).toBe(0);
});

test('the way back leads to this host, and a login that began at another counts for nothing', async () => {
  const elsewhere = `provider=sample&redirectUrl=${encodeURIComponent('https://evil.example/login')}`;
  expect((await portal.get(host, `/api/loginByIds?${elsewhere}`, page)).http).toBe(400);
  const back = await walk('somebody');
  expect((await arrive(back, page, 'other.localhost')).status).not.toBe(0);
  expect(
    (
      await portal.get(
        'plain.localhost',
        `/api/loginByIds?provider=sample&redirectUrl=http://plain.localhost/login`,
        page,
      )
    ).http,
  ).toBe(404);
});

test('POST /api/thirdBind: who is not known is told so, and binds to the account in which they are logged in', async () => {
  const member = await storeMember(portal, { userName: `binder-${number}` });
  const answer = await arrive(await walk(`new-${number}`, '&purpose=bind'));
  expect(answer.data).toMatchObject({
    step: 'bind',
    provider: 'sample',
    message: 'User not found, please bind first.',
  });
  const bound = await portal.post(host, '/api/thirdBind', { ticket: answer.data.ticket }, member.headers);
  expect(bound).toMatchObject({ status: 0, data: { provider: 'sample', login: null } });
  expect((await portal.get(host, '/api/binding', member.headers)).data.providers[0].since).not.toBeNull();
  const again = await portal.post(host, '/api/thirdBind', { ticket: answer.data.ticket }, member.headers);
  expect(again.http).toBe(400);
  expect((await arrive(await walk(`new-${number}`))).data.step).toBe('loggedIn');
});

test('a provider is linked only by who proved lately who they are, when they leave and when they come back', async () => {
  const member = await storeMember(portal, { userName: `stale-${number}` });
  const prove = (ago: string) =>
    portal.owner.query('update session set proven_at = now() - $2::interval where member_id = $1', [member.id, ago]);
  const leave = () => {
    const query = `provider=sample&purpose=bind&redirectUrl=${encodeURIComponent(redirectUrl)}`;
    return portal.get(host, `/api/loginByIds?${query}`, { ...page, ...member.headers });
  };
  const bind = async (back: URL) => {
    const { ticket } = (await arrive(back)).data;
    return portal.post(host, '/api/thirdBind', { ticket }, member.headers);
  };

  await prove('1 hour');
  expect(await leave()).toMatchObject({ http: 403, status: 11075 });
  // Somebody at a browser that was left open came back from the provider by way of a login.
  expect((await bind(await walk(`stale-${number}`, '&purpose=bind'))).status).toBe(11075);

  await prove('1 minute');
  provider.become(`stale-${number}`);
  const { data } = await leave();
  const back = await walkThrough(provider.issuer, data.address);
  await prove('1 hour');
  const { ticket } = (await arrive(back)).data;
  const bindIt = () => portal.post(host, '/api/thirdBind', { ticket }, member.headers);
  expect((await bindIt()).status).toBe(11075);
  await prove('1 minute');
  expect((await bindIt()).status).toBe(0);
});

test('one provider’s identity belongs to one account, and one account has one identity of a provider', async () => {
  const [first, second] = [
    await storeMember(portal, { userName: `first-${number}` }),
    await storeMember(portal, { userName: `second-${number}` }),
  ];
  await link(first.id, `taken-${number}`);
  const mine = await arrive(await walk(`taken-${number}`, '&purpose=bind'));
  const stolen = await portal.post(host, '/api/thirdBind', { ticket: mine.data.ticket }, second.headers);
  expect(stolen.http).toBe(409);
  const more = await arrive(await walk(`another-${number}`, '&purpose=bind'));
  expect((await portal.post(host, '/api/thirdBind', { ticket: more.data.ticket }, first.headers)).http).toBe(409);
});

test('a visitor binds to the account whose password they know, and is logged in; a wrong password binds nothing', async () => {
  const passwords = createPasswords(createFairShare<string>(() => hashing));
  const hashed = await passwords.hash('test', 'Lichtung8Wege');
  const columns = { password_hash: hashed.ok ? hashed.value : '' };
  await storeMember(portal, { userName: `owner-${number}`, columns });
  const { data } = await arrive(await walk(`visitor-${number}`));
  const bind = (password: string) =>
    portal.post(host, '/api/thirdBind', { ticket: data.ticket, name: `owner-${number}`, password });
  expect((await bind('Lichtung8Wrong')).status).not.toBe(0);
  const bound = await bind('Lichtung8Wege');
  expect(bound.data).toMatchObject({ provider: 'sample', login: { member: { userName: `owner-${number}` } } });
  expect([bound.headers['set-cookie']].flat().some((cookie) => String(cookie).startsWith('__Host-session='))).toBe(
    true,
  );
  expect((await arrive(await walk(`visitor-${number}`))).data.step).toBe('loggedIn');
});

test('an ORCID iD that was proven stands in the account, whoever wrote it into theirs, until it is unbound', async () => {
  const iD = '0000-0002-1825-0097';
  const claimed = await storeMember(portal, { userName: `claims-${number}`, columns: { orcid: iD } });
  const member = await storeMember(portal, {
    userName: `proves-${number}`,
    columns: { email: `o${number}@example.org` },
  });
  const { data } = await arrive(await walk(iD, '&purpose=bind', 'orcid'));
  expect((await portal.post(host, '/api/thirdBind', { ticket: data.ticket }, member.headers)).status).toBe(0);
  expect((await portal.get(host, '/api/binding', member.headers)).data.orcid).toBe(iD);
  expect((await portal.get(host, '/api/binding', claimed.headers)).data.orcid).toBeNull();
  await portal.post(host, '/api/unbind', { provider: 'orcid' }, member.headers);
  expect((await portal.get(host, '/api/binding', member.headers)).data.orcid).toBeNull();
});

test('a visitor without proof binds nothing', async () => {
  const { data } = await arrive(await walk(`stranger-${number}`));
  const refused = await portal.post(host, '/api/thirdBind', { ticket: data.ticket });
  expect(refused.status).not.toBe(0);
});

test('binding shows the four states: mobile linked or unlinked, password set or unset; with stars in the number', async () => {
  const states: [string, Record<string, unknown>][] = [
    ['linkedWithPassword', { mobile: '+8613812340001', password_hash: 'x' }],
    ['linkedWithoutPassword', { mobile: '+8613812340002' }],
    ['unlinkedWithPassword', { password_hash: 'x', email: 'reader@example.org' }],
    ['unlinkedWithoutPassword', {}],
  ];
  for (const [state, columns] of states) {
    const member = await storeMember(portal, { userName: `${state}-${number}`, columns });
    const { data } = await portal.get(host, '/api/binding', member.headers);
    expect(data).toMatchObject({ state, hasPassword: 'password_hash' in columns });
    expect(JSON.stringify(data)).not.toMatch(/1381234|reader@/);
  }
});

test('the last way into an account can’t be unbound, and nobody unbinds what is another’s', async () => {
  const member = await storeMember(portal, { userName: `last-${number}` });
  await link(member.id, `last-${number}`);
  expect((await portal.post(host, '/api/unbind', { provider: 'sample' }, member.headers)).http).toBe(409);
  await portal.owner.query('update account set email = $2 where account_id = $1', [
    member.id,
    `last-${number}@example.org`,
  ]);
  const other = await storeMember(portal, { userName: `other-${number}` });
  expect((await portal.post(host, '/api/unbind', { provider: 'sample' }, other.headers)).http).toBe(404);
  expect((await portal.post(host, '/api/unbind', { provider: 'sample' }, member.headers)).status).toBe(0);
  expect((await portal.post(host, '/api/unbind', { provider: 'sample' }, member.headers)).http).toBe(404);
});
