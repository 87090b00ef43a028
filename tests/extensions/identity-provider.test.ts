import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeMember } from '../support/members.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const redirectUrl = `http://${host}/login`;
const secret = 'a-sample-secret';

/** Someone's provider: it gives a token for its code to who knows the secret and the verifier, and a profile for the token. */
const requests: URLSearchParams[] = [];
let challenge = '';
const stranger = createServer(async (request, answer) => {
  const send = (body: object) => answer.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  if (request.url === '/api/user')
    return send(request.headers.authorization === 'Bearer a-token' ? { id: 4711, login: 'anna' } : {});
  const form = new URLSearchParams(await text(request));
  requests.push(form);
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  const isRight = form.get('code') === 'a-code' && form.get('client_secret') === secret && proof === challenge;
  return send(isRight ? { access_token: 'a-token' } : { error: 'bad_verification_code' });
});
beforeAll(() => new Promise<void>((ready) => stranger.listen(0, '127.0.0.1', ready)));
afterAll(() => stranger.close());

const outside = useOutside('identity-provider');
const portal = useTestApp(
  (test) => storeSite(test, { id: 1, sld: 'optics', columns: { umt_flag: true } }),
  async () => {
    const issuer = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    const entry = {
      id: 'host',
      kind: 'x-code-host',
      name: 'Code host',
      issuer,
      clientId: 'imprint',
      clientSecret: secret,
    };
    return { ...(await outside.variables()), IMPRINT_IDENTITY_PROVIDERS: JSON.stringify([entry]) };
  },
);
const without = useWithoutExtensions(portal);

const page = { 'sec-fetch-site': 'same-origin' };
const ask = (query: Record<string, string>) =>
  portal.get(host, `/api/loginByIds?${new URLSearchParams({ redirectUrl, ...query })}`, page);
const methods = async (at = portal) => (await at.get(host, '/api/loginMethods')).data;
/** On to the provider and back with a code. */
async function walk(code: string) {
  const { data } = await ask({ provider: 'host' });
  const { searchParams, pathname } = new URL(data.address);
  expect(pathname).toBe('/login/oauth/authorize');
  challenge = searchParams.get('code_challenge') ?? '';
  return ask({ code, state: searchParams.get('state') ?? '' });
}

test('people log in by the provider of an extension, and nobody by a code that it does not know', async () => {
  expect((await methods()).providers).toEqual([{ id: 'host', kind: 'oidc', name: 'Code host' }]);
  const { id } = await storeMember(portal, { userName: 'anna' });
  await portal.owner.query(`insert into account_identity (provider, subject, account_id) values ('host', '4711', $1)`, [
    id,
  ]);
  expect(await walk('a-code')).toMatchObject({
    status: 0,
    data: { step: 'loggedIn', login: { member: { userName: 'anna' } } },
  });
  expect(requests.at(-1)?.get('redirect_uri')).toBe(redirectUrl);
  expect((await walk('another-code')).status).not.toBe(0);
});

test('without the extension its button is gone, and people log in as they could before', async () => {
  expect(await methods(without)).toMatchObject({ password: true, passkey: true, providers: [] });
});
