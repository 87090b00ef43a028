import fastify from 'fastify';
import { type LoaderFunctionArgs, redirect, type ServerBuild } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import type { getChannelList } from '../../features/sites/navigation/contract.ts';
import { type FailureCode, failure } from '../../platform/kernel/failure.ts';
import { failed } from '../../platform/kernel/result.ts';
import { expectAnswer } from '../../platform/ui/expect-answer.ts';
import { pageRequest } from '../../platform/ui/page-context.ts';
import { limits } from '../limits.ts';
import { addPages } from './pages.ts';

const app = useTestApp((test) => storeSite(test, { id: 1, sld: 'trouble' }));

const answers: Readonly<Record<string, () => Response>> = {
  '/shown': () => Response.json('without its navigation'),
  '/missing': () => new Response('not here', { status: 404 }),
  '/elsewhere': () => redirect('/login'),
  '/broken': () => new Response('broken', { status: 500 }),
};

/** A page that makes do without what it asked for, unless it is bound to have it. */
async function loader({ context, request }: LoaderFunctionArgs) {
  const answer = await context.get(pageRequest).call<typeof getChannelList>('GET /front/channel/getChannelList', {});
  if (new URL(request.url).pathname === '/bound') return Response.json(expectAnswer(answer));
  return answers[new URL(request.url).pathname]?.();
}

let trouble: FailureCode | null = null;
beforeEach(() => {
  trouble = null;
});

const server = fastify();
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
  const run: typeof app.app.run = (...given) =>
    trouble ? Promise.resolve(failed(failure(trouble))) : app.app.run(...given);
  addPages(server, { ...app.app, run }, build as unknown as ServerBuild, 'production');
});
afterAll(() => server.close());
const open = (url: string) => server.inject({ url, headers: { host: 'trouble.localhost' } });

test('what a page leaves out because a call broke is fetched again soon', async () => {
  expect((await open('/shown')).headers['surrogate-control']).toBe(`max-age=${limits.edge.sharedSeconds}`);
  trouble = 'unavailable';
  const answer = await open('/shown');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['surrogate-control']).toBe(`max-age=${limits.edge.degradedSeconds}`);
});

test.each(['/missing', '/elsewhere'])('%s is not believed while a call that the page asked broke', async (path) => {
  trouble = 'notFound';
  expect((await open(path)).statusCode).not.toBe(503);
  // The last: a search that found no room among many is no sign that a list is not there.
  for (trouble of ['timeout', 'unavailable', 'tooManyRequests'] as const) {
    const answer = await open(path);
    expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } });
    expect(answer.headers['surrogate-control']).toBeUndefined();
  }
});

test('a page that can’t be without a call asks to come again', async () => {
  trouble = 'unavailable';
  const answer = await open('/bound');
  expect(answer).toMatchObject({
    statusCode: 503,
    headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
  });
  expect(answer.headers['surrogate-control']).toBeUndefined();
});

test('a page that broke over a call which was not available is not called our mistake', async () => {
  for (const code of ['unavailable', 'timeout'] as const) {
    trouble = code;
    const answer = await open('/broken');
    expect(answer).toMatchObject({
      statusCode: 503,
      headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
    });
  }
  trouble = 'internal';
  expect((await open('/broken')).statusCode).toBe(500);
});

test('a broken page is kept by nobody', async () => {
  const answer = await open('/broken');
  expect(answer).toMatchObject({ statusCode: 500, headers: { 'cache-control': 'private, no-store' } });
  expect(answer.headers.xkey).toBeUndefined();
});
