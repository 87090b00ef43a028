import fastify from 'fastify';
import type { LoaderFunctionArgs, ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleBody, storeArticle } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import type { getArticle } from '../../content/article/contract.ts';
import { idOf } from '../../platform/kernel/id.ts';
import { sessionCookie } from '../../platform/ports/sessions.ts';
import { documentParts, pageRequest } from '../../platform/ui/page-context.ts';
import { addPages } from './pages.ts';

const paper = idOf(1, 1);
let whole = '';
const app = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'members', columns: { visit_power: false } });
  whole = (await storeArticle(test, 1, paper, { body: sampleBody(6) })) ?? '';
});

/** A page that tries to place the whole text, whatever it was told, and says what it got. */
async function loader({ context }: LoaderFunctionArgs) {
  const { call, placeBody } = context.get(pageRequest);
  const early = await placeBody(whole);
  const answer = await call<typeof getArticle>('GET /front/front-article/{id}', { id: paper });
  const { reading } = answer.ok ? answer.value : { reading: undefined };
  const late = await placeBody(whole);
  const given = reading?.body ? await placeBody(reading.body) : false;
  const text = [...context.get(documentParts).slots.values()].map(String).join();
  return Response.json({ early, late, given, extent: reading?.extent, text });
}

const server = fastify();
beforeAll(() => {
  const route = { id: 'root', path: '*', module: { loader } };
  const build = {
    entry: { module: {} },
    routes: { root: route },
    future: {},
    basename: '/',
    isSpaMode: false,
    ssr: true,
  };
  addPages(
    server,
    app.app,
    { ...build, prerender: [], routeDiscovery: { mode: 'initial' } } as unknown as ServerBuild,
    'production',
  );
});
afterAll(() => server.close());
const open = (cookie = '') => server.inject({ url: '/thesisDetails', headers: { host: 'members.localhost', cookie } });

test('a page can place a text only after a call gave it to this reader: a visitor gets the beginning', async () => {
  const answer = await open();
  expect(answer.json()).toMatchObject({ early: false, late: false, given: true, extent: 'trial' });
  expect(answer.json().text).toContain('words-of-part-0');
  expect(answer.json().text).not.toContain('words-of-part-1');
  expect(answer.headers['surrogate-control']).toBe('max-age=60');
});

test('a member gets all of it, on a page that nobody else is shown', async () => {
  const token = await app.app.sessions.begin({ member: '7', site: 1, seconds: 60 });
  const answer = await open(`${sessionCookie}=${token}`);
  expect(answer.json()).toMatchObject({ early: false, late: true, given: true, extent: 'full' });
  expect(answer.json().text).toContain('words-of-part-5');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.headers['surrogate-control']).toBeUndefined();
});
