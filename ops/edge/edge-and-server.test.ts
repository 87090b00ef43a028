import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeArticle } from '../../tests/support/sample-article.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { send } from './edge-under-test.ts';
import { startTemporaryVarnish, type TemporaryVarnish } from './temporary-varnish.ts';

const paper = idOf(1, 1);
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeArticle(app, 1, paper);
});
let edge: TemporaryVarnish;
let behindProxy: TemporaryVarnish;

beforeAll(async () => {
  portal.server.get('/address', async (request) => request.ip);
  await portal.server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = portal.server.server.address() as AddressInfo;
  const options = { serverPort: port, secret: 'secret', probe: '200ms' };
  [edge, behindProxy] = await Promise.all([
    startTemporaryVarnish(options),
    startTemporaryVarnish({ ...options, trustedProxies: '127.0.0.0/8,::1', publicScheme: 'https' }),
  ]);
}, 60_000);
afterAll(() => Promise.all([edge?.stop(), behindProxy?.stop()]));

const ask = (path: string, headers: Record<string, string> = {}) =>
  send(edge.port, path, { host: 'optics.localhost', ...headers });

describe('the port that a reader writes into Host', () => {
  test.each([
    '/rss/site.rss',
    '/rss/site.atom',
    '/sitemap.xml',
    '/opensearch.xml',
    '/robots.txt',
    `/article/${paper}.jsonld`,
  ])('stands nowhere in %s, neither for them nor for the next reader', async (path) => {
    for (const host of ['optics.localhost:1337', 'optics.localhost']) {
      const answer = await ask(path, { host });
      expect([answer.status, answer.body.includes('https://optics.localhost/')], host).toEqual([200, true]);
      expect(answer.body, host).not.toContain('1337');
    }
  });
});

describe('the address of a reader', () => {
  const seen = async ({ port }: TemporaryVarnish, forwarded: string) =>
    (await send(port, '/address', { host: 'optics.localhost', 'x-forwarded-for': forwarded })).body;

  test.each(['198.51.100.7', '198.51.100.7, 203.0.113.9', '127.0.0.1, 198.51.100.7', 'nonsense', '::1'])(
    'is the one that the edge sees, whatever they claim: %s',
    async (claimed) => {
      expect(await seen(edge, claimed)).toBe('127.0.0.1');
    },
  );

  test('comes from the proxy in front, where the edge is told to trust it: its own hop and none before', async () => {
    expect(await seen(behindProxy, '203.0.113.9')).toBe('203.0.113.9');
    expect(await seen(behindProxy, '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
    expect(await seen(behindProxy, '198.51.100.7, 203.0.113.9, 127.0.0.1')).toBe('203.0.113.9');
  });
});

describe('every answer says how it wants to be treated', () => {
  test.each([
    ['GET', '/rc-pub/front/site/getHostSite'],
    ['GET', '/rc-pub/front/no-such-call'],
    ['GET', '/rss/site.rss'],
    ['GET', '/robots.txt'],
    ['GET', '/files/none'],
    ['GET', '/theme/none.css'],
    ['GET', '/assets/none.js'],
    ['GET', '/checkAccess'],
    ['POST', '/reports/browser'],
    ['OPTIONS', '/rc-pub/front/upload'],
    ['PATCH', '/rc-pub/front/upload/none'],
    ['TRACE', '/'],
    ['PURGE', '/'],
    ['GET', '/no-such-page'],
  ])('%s %s', async (method, path) => {
    const { headers } = await send(behindProxy.port, path, { host: 'optics.localhost' }, method);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });
});
