import type { InjectOptions } from 'fastify';
import { expect, test } from 'vitest';
import { storeMember } from '../../../tests/support/members.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { methodsOf } from '../../platform/contract/endpoint.ts';

const host = 'optics.localhost';
const portal = useTestApp((test) => storeSite(test, { id: 1, sld: 'optics' }));

async function ask(url: string, { headers, ...options }: Omit<InjectOptions, 'url'> = {}) {
  const request = { url: `/rc-pub${url}`, headers: { host, ...headers }, ...options };
  const answer = await portal.server.inject(request);
  expect(answer.headers['content-type'], url).toBe('application/json; charset=utf-8');
  return {
    http: answer.statusCode,
    allow: answer.headers.allow,
    headers: answer.headers,
    ...JSON.parse(answer.payload),
  };
}

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

test.each(['', '/', '/nothing', '/front/nothing/at/all', '/front/front-article/1/2', '/front/advsearch'])(
  'an address without a call, /rc-pub%s, answers the envelope to every method',
  async (path) => {
    for (const method of methods)
      expect(await ask(path, { method })).toMatchObject({ http: 404, status: 404, message: expect.any(String) });
    expect((await portal.server.inject({ method: 'HEAD', url: `/rc-pub${path}`, headers: { host } })).statusCode).toBe(
      404,
    );
  },
);

test('an address that nobody can read, and a site that nobody knows, answer the envelope', async () => {
  expect(await ask('/front/%E0%A4%A')).toMatchObject({ http: 400, status: 400, message: expect.any(String) });
  expect(await ask('/front/site/getConfigHeader', { headers: { host: 'nobody.localhost' } })).toMatchObject({
    status: 10002,
  });
  expect(await ask('/nothing', { headers: { host: 'nobody.localhost' } })).toMatchObject({ status: 404 });
});

test('a call that is asked by another method says so in the envelope, and which it takes', async () => {
  expect(await ask('/front/advSearch', { method: 'DELETE' })).toMatchObject({
    http: 405,
    status: 405,
    allow: 'GET, POST, HEAD',
    message: expect.any(String),
  });
  expect(await ask('/front/frontMembers/collect')).toMatchObject({ http: 405, status: 405, allow: 'POST' });
  // What starts a session, and what is ours alone, is asked in one way.
  expect(await ask('/api/loginByIds', { method: 'POST' })).toMatchObject({ status: 405, allow: 'GET, HEAD' });
  expect(await ask('/front/item/list', { method: 'POST' })).toMatchObject({ status: 405, allow: 'GET, HEAD' });
});

test.each([
  ['JSON that is none', 'application/json', '{', 400],
  ['a form of parts', 'multipart/form-data; boundary=x', '--x--', 400],
  ['a body that is too long', 'application/json', JSON.stringify({ q: 'x'.repeat(3_000_000) }), 413],
])('%s answers the envelope', async (_, type, payload, status) => {
  const sent = { method: 'POST', payload, headers: { 'content-type': type } } as const;
  for (const path of ['/front/advSearch', '/front/frontMembers/collect'])
    expect(await ask(path, sent)).toMatchObject({ http: status, status, message: expect.any(String) });
});

test('what is refused is said in the language that is asked for', async () => {
  const [chinese, english] = await Promise.all(
    ['zh', 'en'].map((language) => ask('/nothing', { headers: { language } })),
  );
  expect(chinese?.message).toMatch(/[\u4e00-\u9fff]/);
  expect(english?.message).toMatch(/^[A-Z]/);
});

test('every read of the specification answers POST as it answers GET, and no cache may keep that', async () => {
  const reads = portal.app.handlers.map(({ endpoint }) => endpoint).filter((one) => methodsOf(one).length === 2);
  expect(reads.length).toBeGreaterThan(50);
  for (const { name } of reads) {
    const path = (name.split(' ')[1] ?? '').replace('{id}', '1');
    const isFile = (answer: { headers: Record<string, unknown> }) =>
      answer.headers['content-disposition'] !== undefined;
    const byGet = await ask(path);
    const byPost = await ask(path, { method: 'POST' });
    expect([byPost.http, byPost.status, isFile(byPost)], name).toEqual([byGet.http, byGet.status, isFile(byGet)]);
    expect(byPost.headers['surrogate-control'], name).toBeUndefined();
    expect(byPost.headers['cache-control'], name).toMatch(/no-store/);
  }
});

test.each([
  ['JSON', 'application/json', JSON.stringify({ sld: 'optics' })],
  ['a form', 'application/x-www-form-urlencoded', 'sld=optics'],
])('a read takes its parameters from %s, whoever sends it', async (_, type, payload) => {
  const headers = { 'content-type': type, origin: 'https://client.example.org' };
  const answer = await ask('/front/site/findBySld', { method: 'POST', payload, headers });
  expect(answer).toMatchObject({ status: 0, data: { sld: 'optics' } });
  expect(await ask('/front/site/findBySld', { method: 'POST' })).toMatchObject({ status: 400 });
});

test('a member reads their own lists by POST as well; a change still needs the page, its token and JSON', async () => {
  const { headers } = await storeMember(portal, { userName: 'reader' });
  const { token: _, ...session } = headers;
  const form = { ...session, 'content-type': 'application/x-www-form-urlencoded' };
  expect(
    await ask('/front/frontMembers/collects', { method: 'POST', payload: 'page=0&size=5', headers: form }),
  ).toMatchObject({ status: 0, data: { size: 5 } });
  expect(await ask('/front/frontMembers/collects', { method: 'POST' })).toMatchObject({ status: 401 });
  for (const sent of [form, { ...headers, 'content-type': form['content-type'] }])
    expect(await ask('/front/frontMembers/collect', { method: 'POST', payload: 'id=1', headers: sent })).toMatchObject({
      http: 403,
      status: 403,
    });
});
