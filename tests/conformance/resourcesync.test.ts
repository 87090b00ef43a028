import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeArticle } from '../support/sample-article.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { tellHarvesters } from '../support/told-harvesters.ts';
import { pythonWith } from './tools/python.ts';

const papers = 40;
const port = await freePort();
const origin = `http://optics.localhost:${port}`;
const place = await mkdtemp(join(tmpdir(), 'imprint-resync-'));
const copies = join(place, 'copies');

const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'stranger' });
    for (let number = 1; number <= papers; number += 1)
      await storeArticle(app, 1, idOf(1, number), { item: { status: number > papers - 5 ? 'draft' : 'published' } });
    await storeArticle(app, 2, idOf(2, 1));
    await tellHarvesters(app.app);
    await app.server.listen({ port, host: '127.0.0.1' });
  },
  async () => ({ IMPRINT_PUBLIC_SCHEME: 'http', IMPRINT_PUBLIC_PORT: `${port}` }),
);

afterAll(() => rm(place, { recursive: true, force: true }));

/** What resync, which others wrote, says of a run. */
function sync(way: 'baseline' | 'incremental' | 'audit'): Promise<string> {
  const python = join(pythonWith({ name: 'resync', version: '2.0.1' }), 'bin', 'python');
  const script = join(import.meta.dirname, 'clients', 'sync_resync.py');
  const child = spawn(python, [script, way, `${origin}/`, copies], { cwd: place });
  let heard = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (heard += text));
  return new Promise((resolve) => child.once('close', () => resolve(heard)));
}

const kept = async () => (await readdir(join(copies, 'article'))).map((name) => name.replace('.xml', '')).toSorted();

const asSite = () =>
  portal.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");

async function published(): Promise<string[]> {
  await asSite();
  const { rows } = await portal.owner.query<{ id: string }>(
    "select id::text from item where site_id = 1 and status = 'published'",
  );
  return rows.map(({ id }) => id).toSorted();
}

const change = async (what: string, numbers: readonly number[]) => {
  await asSite();
  for (const number of numbers)
    await portal.owner.query(`update item set ${what} where site_id = 1 and id = $1`, [idOf(1, number)]);
};

test('whoever keeps copies by resync has all papers at first, and later what changed, came and went', async () => {
  expect(await sync('baseline')).toContain('created=35');
  expect(await kept()).toEqual(await published());
  expect(await sync('audit')).toContain('IN SYNC');

  // A second later: resync compares whole seconds.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  await change(`titles = '{"en": "Another title"}'`, [3, 4, 5]);
  await change("status = 'withdrawn', withdrawn_on = '2026-02-02'", [7, 8]);
  await change("status = 'published'", [36, 37, 38]);
  await tellHarvesters(portal.app);
  expect(await sync('incremental')).toContain('deleted=2');
  expect(await kept()).toEqual(await published());
  expect(await readFile(join(copies, 'article', `${idOf(1, 4)}.xml`), 'utf8')).toContain('Another title');
  expect(await sync('audit')).toContain('IN SYNC');
}, 120_000);

test('a part that is none, and a site that is not there, have no list', async () => {
  const ask = (url: string, host = 'optics.localhost') => portal.server.inject({ url, headers: { host } });
  expect((await ask('/resourcesync/resourcelist-x.xml')).statusCode).toBe(404);
  expect((await ask('/resourcesync/changelist.xml', 'nowhere.localhost')).statusCode).toBe(404);
  expect((await ask('/resourcesync/changelist.xml', 'stranger.localhost')).body).not.toContain(idOf(1, 1));
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
