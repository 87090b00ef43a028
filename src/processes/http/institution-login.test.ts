import { inflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Said, sampleApp } from '../../../tests/support/saml-provider.ts';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { idOf } from '../../platform/kernel/id.ts';

const app = sampleApp();
const stranger = sampleApp();
const origin = 'https://closed.localhost';
const paper = idOf(1, 10);
let university = '';

const portal = useTestApp(async (test) => {
  const columns = { visit_power: false, download_power: false };
  await storeSite(test, { id: 1, sld: 'closed', columns });
  await storeSite(test, { id: 2, sld: 'other', columns });
  await storeArticle(test, 1, paper, { body: '<p>words</p>' });
});

beforeAll(async () => {
  const { customers } = portal.app;
  university = await customers.add(1, { names: { en: 'Sample University' }, ror: null });
  await customers.setInstitution(1, university, app.entity, app.metadata);
  const agreed = { about: null, from: '2026-01-01', until: '2099-12-31', isTrial: false };
  await customers.entitle(1, { of: { customer: university }, ...agreed });
});

/** Each request comes from an address of its own, or the limit of one would end another. */
let caller = 0;
function headers(host = 'closed') {
  caller += 1;
  return { host: `${host}.localhost`, 'x-forwarded-proto': 'https', 'x-forwarded-for': `192.0.2.${caller % 250}` };
}

/** Goes to log in, and answers what the institution was asked. */
async function depart(url = '/thesisDetails?columnId=5') {
  const answer = await portal.server.inject({
    url: `/saml/login?institution=${university}&url=${encodeURIComponent(url)}`,
    headers: headers(),
  });
  browser = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  const to = new URL(String(answer.headers.location));
  const samlRequest = inflateRawSync(Buffer.from(to.searchParams.get('SAMLRequest') ?? '', 'base64')).toString();
  return {
    to,
    samlRequest,
    relay: to.searchParams.get('RelayState') ?? '',
    cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '',
    request: /ID="(_[0-9a-f]+)"/.exec(samlRequest)?.[1] ?? '',
  };
}

/** The browser that departed last, unless another one is named. */
let browser = '';
const arrive = (relay: string, response: string, host = 'closed', cookie = browser) =>
  portal.server.inject({
    method: 'POST',
    url: '/saml/acs',
    headers: {
      ...headers(host),
      // As a page of the institution sends it.
      origin: 'https://idp.example',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
      cookie,
    },
    payload: new URLSearchParams({ SAMLResponse: response, RelayState: relay }).toString(),
  });

const isRefused = (answer: Awaited<ReturnType<typeof arrive>>) =>
  answer.headers['set-cookie'] === undefined && answer.headers.location === '/institutionLogin?type=refused';

test('a site describes itself to institutions', async () => {
  const { payload, headers: sent } = await portal.server.inject({ url: '/saml/metadata', headers: headers() });
  expect(sent['content-type']).toContain('application/samlmetadata+xml');
  expect(payload).toContain(`entityID="${origin}/saml/metadata"`);
  expect(payload).toContain(`Location="${origin}/saml/acs"`);
  expect(payload).toContain('WantAssertionsSigned="true"');
});

test('institutions that offer a login are listed for their own site only', async () => {
  const list = async (host: string) => (await portal.get(host, '/front/access/institutions')).data;
  expect(await list('closed.localhost')).toEqual([{ id: university, names: { en: 'Sample University' } }]);
  expect(await list('other.localhost')).toEqual([]);
});

describe('a reader who logs in at an institution', () => {
  test('is asked there, comes back to the page, and reads through it', async () => {
    const { to, samlRequest, relay, request } = await depart();
    expect(to.origin + to.pathname).toBe('https://idp.example/sso');
    expect(samlRequest).toContain(`AssertionConsumerServiceURL="${origin}/saml/acs"`);
    const answer = await arrive(relay, app.answer({ origin, request }));
    expect([answer.statusCode, answer.headers.location]).toEqual([303, '/thesisDetails?columnId=5']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/Max-Age=43200$/);
    const { data } = (
      await portal.server.inject({
        url: `/rc-pub/front/front-article/${paper}`,
        headers: { ...headers(), language: 'en', cookie: cookie.split(';')[0] ?? '' },
      })
    ).json();
    expect(data.reading).toMatchObject({
      extent: 'full',
      reason: 'You read this through Sample University, where you signed in',
    });
    expect(data.downloading.allowed).toBe(true);
  });

  test('never comes back to another host', async () => {
    const { relay, request } = await depart('https://evil.example/');
    expect((await arrive(relay, app.answer({ origin, request }))).headers.location).toBe('/');
  });
});

describe('what an institution sends is refused', () => {
  const refused = async (said: Partial<Said>, from = app) => {
    const { relay, request } = await depart();
    return isRefused(await arrive(relay, from.answer({ origin, request, ...said })));
  };

  test.each([
    ['unsigned', { unsigned: true }],
    ['changed after it was signed', { forge: (xml: string) => xml.replace('sample-person', 'another-person') }],
    ['signed by the old hash', { forge: (xml: string) => xml.replace('xmlenc#sha256', 'xmldsig#sha1') }],
    ['of another provider', { issuer: 'https://elsewhere.example/' }],
    ['for another site', { audience: 'https://other.localhost/saml/metadata' }],
    ['sent to another address', { destination: 'https://other.localhost/saml/acs' }],
    ['meant for another address', { recipient: 'https://other.localhost/saml/acs', destination: `${origin}/saml/acs` }],
    ['an answer to another request', { answers: '_0123456789abcdef0123456789abcdef' }],
    ['over', { from: -900, until: -300 }],
    ['not yet valid', { from: 600, until: 900 }],
  ] as const)('when it is %s', async (_, said) => {
    expect(await refused(said)).toBe(true);
  });

  test('when another key has signed it', async () => {
    expect(await refused({}, stranger)).toBe(true);
  });

  test('when a second, unsigned assertion is wrapped around the signed one', async () => {
    const wrap = (xml: string) =>
      xml.replace(
        '</samlp:Status>',
        '</samlp:Status><saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_evil" Version="2.0"></saml:Assertion>',
      );
    expect(await refused({ forge: wrap })).toBe(true);
  });

  test('when nobody asked for it, or it is nonsense', async () => {
    const { request } = await depart();
    const good = app.answer({ origin, request });
    expect(isRefused(await arrive('', good))).toBe(true);
    expect(isRefused(await arrive('A'.repeat(43), good))).toBe(true);
    const { relay } = await depart();
    expect(isRefused(await arrive(relay, 'nonsense'))).toBe(true);
  });

  test('when it comes a second time, with its request or with another', async () => {
    const { relay, request } = await depart();
    const good = app.answer({ origin, request });
    expect(isRefused(await arrive(relay, good))).toBe(false);
    expect(isRefused(await arrive(relay, good))).toBe(true);
    const steps = await depart();
    const again = app.answer({ origin, request: steps.request, id: '_the-same' });
    expect(isRefused(await arrive(steps.relay, again))).toBe(false);
    const later = await depart();
    expect(isRefused(await arrive(later.relay, app.answer({ origin, request: later.request, id: '_the-same' })))).toBe(
      true,
    );
  });

  test('when another browser brings it than the one that asked', async () => {
    const { relay, request } = await depart();
    expect(isRefused(await arrive(relay, app.answer({ origin, request }), 'closed', ''))).toBe(true);
    const mine = await depart();
    const { cookie: theirs } = await depart();
    const answer = app.answer({ origin, request: mine.request });
    expect(isRefused(await arrive(mine.relay, answer, 'closed', theirs))).toBe(true);
  });

  test('when it comes to the host of another site', async () => {
    const { relay, request } = await depart();
    expect(isRefused(await arrive(relay, app.answer({ origin, request }), 'other'))).toBe(true);
  });
});

test('who names no institution of the site goes nowhere', async () => {
  for (const institution of ['', 'x', '1', String(idOf(2, 5))]) {
    const answer = await portal.server.inject({ url: `/saml/login?institution=${institution}`, headers: headers() });
    expect(answer.headers.location).toBe('/institutionLogin?type=refused');
  }
});
