import { createElement, type ReactNode } from 'react';
import {
  data,
  isRouteErrorResponse,
  Outlet,
  RouterContextProvider,
  redirect,
  Scripts,
  type ServerBuild,
  useLoaderData,
  useRouteError,
} from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import renderDocument from '../../entry.server.tsx';
import { type DocumentParts, documentParts } from '../../platform/ui/page-context.ts';
import { createPageHandler } from './page-handler.ts';

function ErrorBoundary() {
  const error = useRouteError();
  return createElement('h1', null, isRouteErrorResponse(error) ? `refused: ${error.data}` : `broken: ${error}`);
}

const Layout = ({ children }: { children: ReactNode }) =>
  createElement('html', null, createElement('body', null, children, createElement(Scripts)));

const root = {
  Layout,
  ErrorBoundary,
  default: () => createElement(Outlet),
  loader: () => data('frame', { headers: { 'x-frame': 'shown', 'set-cookie': 'frame=1' } }),
  headers: ({ errorHeaders, loaderHeaders }: { errorHeaders?: Headers; loaderHeaders: Headers }) =>
    errorHeaders ?? loaderHeaders,
};

const page = (loader: () => unknown, draw: (loaderData: unknown) => unknown = String) => ({
  loader,
  default: () => createElement('p', null, String(draw(useLoaderData()))),
});

const modules = {
  shown: page(() => data('light', { headers: { 'set-cookie': 'page=1' } })),
  elsewhere: page(() => {
    throw redirect('/shown');
  }),
  refused: page(() => {
    throw data('no such paper', { status: 404, headers: { 'x-why': 'unknown' } });
  }),
  broken: page(() => {
    throw new Error('password');
  }),
  undrawable: page(
    () => 'light',
    () => {
      throw new Error('password');
    },
  ),
  file: { loader: () => new Response('bytes') },
  'room/:id': page(() => 'inner'),
};

const names = Object.keys(modules) as (keyof typeof modules)[];
const assets = (id: string) => ({ id, module: `/assets/${id}.js`, imports: [], css: [], hasLoader: true });
const build = {
  entry: { module: { default: renderDocument } },
  routes: {
    root: { id: 'root', path: '', module: root },
    ...Object.fromEntries(
      names.map((name) => [name, { id: name, parentId: 'root', path: name, module: modules[name] }]),
    ),
  },
  assets: {
    version: 'test',
    url: '/assets/manifest.js',
    entry: { module: '/assets/entry.js', imports: [] },
    routes: {
      root: { ...assets('root'), path: '' },
      ...Object.fromEntries(names.map((name) => [name, { ...assets(name), parentId: 'root', path: name }])),
    },
  },
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

const handle = createPageHandler(build, 'production');

async function open(path: string) {
  const context = new RouterContextProvider();
  const parts: DocumentParts = { slots: new Map() };
  context.set(documentParts, parts);
  const answer = await handle(new Request(`http://optics.localhost${path}`), context);
  return { answer, html: parts.chunks ? Buffer.concat(parts.chunks).toString() : await answer.text() };
}

const logged = vi.spyOn(console, 'error');
beforeEach(() => void logged.mockImplementation(() => {}));
afterEach(() => logged.mockReset());

test('a page is a document with the data of its routes and the headers that they say', async () => {
  const { answer, html } = await open('/shown');
  expect(answer.status).toBe(200);
  expect(html).toMatch(/^<!DOCTYPE html><html>.*<p>light<\/p>.*<\/html>$/s);
  expect(html).toContain('{"loaderData":{"root":"frame","shown":"light"},"errors":null}');
  expect(answer.headers.get('x-frame')).toBe('shown');
  expect(answer.headers.getSetCookie().sort()).toEqual(['frame=1', 'page=1']);
});

test('the browser is told to load the routes of this page alone', async () => {
  const { html } = await open('/shown');
  expect(html).toContain('/assets/shown.js');
  expect(html).not.toContain('/assets/refused.js');
});

test.each(['/SHOWN', '/show%6E', '/shown/'])('%s is the same address', async (path) => {
  const { answer, html } = await open(path);
  expect([answer.status, html.includes('<p>light</p>')]).toEqual([200, true]);
});

test('below an address its own routes are tried, then those that take any', async () => {
  expect((await open('/room/7')).html).toContain('<p>inner</p>');
  expect((await open('/room/7/8')).answer.status).toBe(404);
  expect((await open('/%E0%A4%A/7')).answer.status).toBe(404);
});

test('a loader leads elsewhere', async () => {
  const { answer } = await open('/elsewhere');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/shown']);
});

test('what a loader refuses is shown with its status and headers, and is no mistake of ours', async () => {
  const { answer, html } = await open('/refused');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('x-why')).toBe('unknown');
  expect(html).toContain('<h1>refused: no such paper</h1>');
  expect(logged).not.toHaveBeenCalled();
});

test('an address without a route is not found', async () => {
  const { answer, html } = await open('/nowhere');
  expect(answer.status).toBe(404);
  expect(html).toContain('<h1>refused: ');
});

test.each(['/broken', '/undrawable'])('what breaks at %s is told to the log, not to the reader', async (path) => {
  const { answer, html } = await open(path);
  expect(answer.status).toBe(500);
  expect(html).toContain('<h1>broken: Error: Unexpected Server Error</h1>');
  expect(html).not.toContain('password');
  expect(logged.mock.calls.flat().map(String)).toContain('Error: password');
});

test('a route without a component answers by itself, and an open page gets data alone', async () => {
  expect((await open('/file')).html).toBe('bytes');
  const { answer, html } = await open('/shown.data');
  expect(answer.headers.get('content-type')).toBe('text/x-script');
  expect(html).toContain('"light"');
});
