import { createServer, type Socket } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import HomePage, { loader as loadHome } from './home-page.tsx';

/** A search engine that takes every question and answers none. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const listening = async () => {
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const address = silent.address();
  return typeof address === 'object' && address ? `http://127.0.0.1:${address.port}` : '';
};

const [paper, subject] = [idOf(1, 1), idOf(1, 2)];

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
    const item = { status: 'published', titles: { en: 'A much read paper' } };
    await storeRows(app, 1, 'item', [
      { ...item, id: paper, kind: 'article', doi: '10.5555/read', published_on: '2026-01-02', views: 9 },
      { ...item, id: subject, kind: 'subject', titles: { en: 'Lasers' } },
    ]);
    await storeRows(app, 1, 'article', [{ id: paper, type: 'research-article', publication_type: 0, access_type: 0 }]);
    await storeRows(app, 1, 'subject', [{ id: subject, code: 'lasers' }]);
    for (const [site, about] of [
      [1, '0'],
      [3, '-1'],
    ] as const)
      await storeRows(app, site, 'ranking', [
        { about, kind: 'article', measure: 'views', span: 'all', place: 1, item_id: paper, amount: 9 },
      ]);
    for (const site of [1, 3])
      await storeRows(
        app,
        site,
        'module',
        (['numbers', 'subjects', 'ranking', 'papers', 'news'] as const).map((code, place) => ({
          id: idOf(site, 21 + place),
          position: place + 1,
          code,
          style_id: 'plain',
        })),
      );
  },
  async () => ({ IMPRINT_OPENSEARCH_URL: await listening() }),
);

const home = {
  load: async (context: unknown, request: unknown) => loadHome({ context, request } as never),
  Page: HomePage,
};

const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const parts = (html: string) => [...html.matchAll(/data-part="([\w-]+)"/g)].map(([, name]) => name);

test('a portal whose search engine does not answer shows what is stored, and says what it could not load', async () => {
  const { html, view } = await drawnPage(portal, 'www.localhost', '/scanHome', home);
  expect(parts(html)).toContain('numbers');
  expect(words(html)).toContain('Some of the figures could not be loaded. Try again');
  expect(words(html)).toMatch(/Subjects This part of the page could not be loaded. Try again/);
  expect(words(html)).toMatch(/News This part of the page could not be loaded. Try again/);
  // Places that were given before are stored; what is newest the database knows.
  expect(words(html)).toMatch(/A much read paper .{0,40}9 views/);
  expect(parts(html).filter((part) => part === 'paper-lists')).toHaveLength(2);
  expect(html).toMatch(/<a href="\/scanHome[^"]*">Try again/);
  expect(view.init?.headers).toEqual({ 'cache-control': 'private, no-store' });
});

test('a journal’s site keeps its subjects, without numbers that nobody knows', async () => {
  const { html } = await drawnPage(portal, 'optics.localhost', '/homeNav', home);
  expect(words(html)).toMatch(/Subjects .{0,20}Lasers/);
  expect(words(html)).not.toContain('0 papers');
});
