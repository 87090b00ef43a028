import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import type { getArticle } from '../../content/article/contract.ts';
import { statement } from '../../platform/item/writing/raw-statement.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { sessionCookie } from '../../platform/ports/sessions.ts';
import { pageRequest } from '../../platform/ui/page-context.ts';
import { addPages } from './pages.ts';

const paper = idOf(1, 1);
const app = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'kept' });
  await storeSite(test, { id: 2, sld: 'closed', columns: { forbidden: true } });
  await storeArticle(test, 1, paper, {});
});

let rendered = 0;
let whileRendering = async () => {};

/** A page that says the title of a paper; others of its kind say something that no key is for, or break. */
async function loader({ context, request }: LoaderFunctionArgs) {
  rendered += 1;
  const { call } = context.get(pageRequest);
  const { pathname } = new URL(request.url);
  const answer = await call<typeof getArticle>('GET /front/front-article/{id}', { id: paper });
  await whileRendering();
  if (pathname === '/unkeyed') await call('GET /api/loginMethods' as never, {} as never);
  if (pathname === '/missing') return new Response('not here', { status: 404 });
  if (pathname === '/cookie')
    return new Response('with cookies', {
      headers: [
        ['set-cookie', 'a=b'],
        ['set-cookie', 'c=d'],
      ],
    });
  return new Response(answer.ok ? JSON.stringify(answer.value.titles) : 'no paper', {
    headers: { 'content-type': 'text/html', link: '<https://example.org>; rel="cite-as"' },
  });
}

const servers = ['one', 'two'].map((release) => ({ release, server: fastify() }));
const keepers: ReturnType<typeof addPages>[] = [];
const untilIdle = () => Promise.all(keepers.map((keeper) => keeper.idle()));
beforeAll(() => {
  const build = {
    entry: { module: {} },
    routes: { root: { id: 'root', path: '*', module: { loader } } },
    future: {},
    basename: '/',
    isSpaMode: false,
    ssr: true,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  };
  for (const { release, server } of servers)
    keepers.push(addPages(server, app.app, build as unknown as ServerBuild, 'production', release));
});
afterAll(() => Promise.all(servers.map(({ server }) => server.close())));

beforeEach(async () => {
  await untilIdle();
  await app.owner.query('delete from dirty_mark; delete from kept_page_key');
  rendered = 0;
  whileRendering = async () => {};
});

const open = (url: string, headers: Record<string, string> = {}, place = 0) =>
  // biome-ignore lint/style/noNonNullAssertion: there are two
  servers[place]!.server.inject({ url, headers: { host: 'kept.localhost', 'accept-encoding': 'gzip', ...headers } });
const keptPages = async () => (await app.owner.query('select from kept_page_key')).rowCount ?? 0;
const untilKept = (number = 1) => expect.poll(keptPages).toBe(number);
const rename = (title: string) =>
  app.app.database.rows(
    { reads: [1], writes: 1 },
    statement`update item set titles = ${JSON.stringify({ en: title })} where site_id = 1 and id = ${paper}::bigint`,
  );
const textOf = ({ headers, rawPayload }: Awaited<ReturnType<typeof open>>) =>
  String(headers['content-encoding'] === 'gzip' ? gunzipSync(rawPayload) : rawPayload);

test('a page is rendered once and then sent with the same text and headers, compressed for who takes it', async () => {
  const first = await open('/paper?lang=en');
  await untilKept();
  const second = await open('/paper?lang=en');
  const plain = await open('/paper?lang=en', { 'accept-encoding': 'identity' });
  expect(rendered).toBe(1);
  expect(second.headers['content-encoding']).toBe('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([textOf(second), textOf(plain)]).toEqual([textOf(first), textOf(first)]);
  for (const name of ['content-type', 'link', 'xkey', 'surrogate-control', 'cache-control', 'content-security-policy'])
    expect(second.headers[name], name).toBe(first.headers[name]);
});

test('it shows the change with the next request, though no worker runs', async () => {
  await open('/paper?lang=en');
  await untilKept();
  await rename('a new title');
  expect(textOf(await open('/paper?lang=en'))).toContain('a new title');
});

test('what was rendered from before a change is not kept', async () => {
  whileRendering = async () => void (await rename('changed meanwhile'));
  expect(textOf(await open('/paper?lang=en'))).not.toContain('changed meanwhile');
  whileRendering = async () => {};
  await untilIdle();
  expect(await keptPages()).toBe(0);
  expect(textOf(await open('/paper?lang=en'))).toContain('changed meanwhile');
});

test('those who ask at the same time share one rendering', async () => {
  whileRendering = () => new Promise((resolve) => setTimeout(resolve, 200));
  const answers = await Promise.all(Array.from({ length: 5 }, () => open('/paper?lang=en')));
  expect(rendered).toBe(1);
  expect(new Set(answers.map(textOf)).size).toBe(1);
});

test('each address, language and release has its own', async () => {
  await open('/paper?lang=en');
  await open('/paper?lang=de');
  await open('/other?lang=en');
  await open('/paper?lang=en', {}, 1);
  expect(rendered).toBe(4);
  await untilKept(4);
  await open('/paper?lang=en', {}, 1);
  expect(rendered).toBe(4);
});

test.each(['/unkeyed', '/missing', '/cookie'])('%s is not kept', async (path) => {
  await open(path);
  await untilIdle();
  expect(await keptPages()).toBe(0);
});

test('every cookie that a page sets reaches the browser', async () => {
  expect((await open('/cookie')).headers['set-cookie']).toEqual(['a=b', 'c=d']);
});

test('members and whoever brings a cookie are past it, both ways', async () => {
  await open('/paper?lang=en');
  await untilKept();
  const token = await app.app.sessions.begin({ member: '7', site: 1, seconds: 60 });
  const member = await open('/paper?lang=en', { cookie: `${sessionCookie}=${token}` });
  expect(member.headers['cache-control']).toBe('private, no-store');
  await open('/paper?lang=en', { cookie: 'any=thing' });
  expect(rendered).toBe(3);
  expect(await keptPages()).toBe(1);
});

test('what a closed site says is not kept', async () => {
  await open('/paper', { host: 'closed.localhost' });
  expect(await keptPages()).toBe(0);
});
