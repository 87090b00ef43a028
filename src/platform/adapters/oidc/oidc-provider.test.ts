import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oidcProvider } from './oidc-provider.ts';

const departure = { redirectUrl: 'https://optics.example.org/login', state: 's', verifier: 'v'.repeat(43), nonce: 'n' };
const { privateKey } = await generateKeyPair('RS256');
let issuer = '';
let token = '';
let visitsElsewhere = 0;
const app = createServer((request, response) => {
  if (request.url === '/elsewhere') visitsElsewhere++;
  if (request.url === '/token' && token === '') return response.writeHead(307, { location: '/elsewhere' }).end();
  const answer = request.url?.startsWith('/.well-known/')
    ? { issuer, authorization_endpoint: `${issuer}/ask`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys` }
    : { access_token: 'sample', token_type: 'Bearer', id_token: token };
  return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
});
afterAll(() => void app.close());

const signed = (claims: Record<string, unknown>) =>
  new SignJWT({ iss: issuer, aud: 'imprint', sub: 'sample-person', nonce: 'n', ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuedAt()
    .setExpirationTime(claims.over ? '-10m' : '5m')
    .sign(privateKey);

const identify = () =>
  oidcProvider(
    {
      id: 'campus',
      kind: 'oidc',
      name: 'Campus',
      issuer,
      clientId: 'imprint',
      clientSecret: 'sample',
      scope: 'openid',
      sites: null,
    },
    2,
  ).identify(departure, { code: 'c', issuer: undefined });

test('an identity token proves who someone is if it is meant for us', async () => {
  token = await signed({});
  expect(await identify()).toEqual({ subject: 'sample-person', name: '', orcid: null });
});

test.each([
  ['is meant for another client', { aud: 'another' }],
  ['is of another provider', { iss: 'https://id.example.org' }],
  ['answers another departure', { nonce: 'other' }],
  ['is over', { over: true }],
])('an identity token that %s proves nothing', async (_, claims) => {
  token = await signed(claims);
  expect(await identify()).toBeUndefined();
});

test('a provider that leads elsewhere is not followed', async () => {
  token = '';
  await identify().catch(() => undefined);
  expect(visitsElsewhere).toBe(0);
});
