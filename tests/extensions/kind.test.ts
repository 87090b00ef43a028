import { afterAll, expect, test, vi } from 'vitest';
import { createWorker } from '../../src/processes/worker.ts';
import { askPage } from '../support/ask-page.tsx';
import { storeConsoleUser } from '../support/console-users.ts';
import { dropIndices } from '../support/indices.ts';
import type { SampleMember } from '../support/members.ts';
import { storeSite } from '../support/sites.ts';
import { type TestApp, useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const kind = 'x-protocol';
const host = 'optics.localhost';
const outside = useOutside('kind');
let owner: SampleMember;
const portal = useTestApp(async (test) => {
  // A busy engine may be late, and the client then tries again what was done.
  await vi.waitFor(() => test.app.index.prepare(), { timeout: 90_000, interval: 1_000 });
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await test.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  owner = await storeConsoleUser(test, { userName: 'owner', role: 'owner', site: 1 });
}, outside.variables);
const without = useWithoutExtensions(portal);
afterAll(() => dropIndices(portal.app.settings));

const document = {
  title: { en: 'Growing sample crystals' },
  publishedOn: '2026-01-02',
  summary: { en: 'How to grow them.' },
  accession: 'SAMPLE-4711',
  materials: 'Water\nSalt',
  testedon: '2026-01-01',
  repository: 'https://repository.example/4711',
};
const save = (changed: object, wanted: object = { id: 'new', state: '' }) =>
  portal.post(
    host,
    '/console/document/save',
    { ...wanted, kind, as: 'published', document: { ...document, ...changed } },
    owner.headers,
  );
const listed = async (at: TestApp, path: string, sld = 'optics') =>
  ((await at.get(`${sld}.localhost`, path)).data.content as { kind: string; url: string }[]).map(({ kind }) => kind);
const index = async ({ app }: TestApp) => {
  const worker = createWorker(app);
  while ((await worker.once()) > 0);
};
const fetched = async (at: TestApp, url: string) => (await at.server.inject({ url, headers: { host } })).body;

test('an editor publishes an item of a kind that an extension brings, with its fields and their rules', async () => {
  const { data } = await portal.get(host, `/console/document?kind=${kind}&id=new`, owner.headers);
  expect(data.name).toBe('Protocol (sample)');
  expect(data.fields.map(({ label }: { label: string }) => label)).toContain('Accession number');
  expect((await save({ accession: '' })).data).toMatchObject({ outcome: 'refused', problems: [{ path: 'accession' }] });
  expect((await save({})).data.outcome).toBe('stored');
  await index(portal);
});

test('readers find it in lists, by search and by its number, in feed and sitemap, and nobody elsewhere does', async () => {
  expect(await listed(portal, `/front/item/list?kinds=${kind}`)).toEqual([kind]);
  expect(await listed(portal, '/front/item/list')).toEqual([kind]);
  expect(await listed(portal, '/front/item/list', 'stranger')).toEqual([]);
  for (const words of ['crystals', 'SAMPLE-4711', 'salt'])
    await vi.waitFor(
      async () => expect(await listed(portal, `/front/advSearch?scope=others&q=${words}`)).toEqual([kind]),
      {
        timeout: 30_000,
        interval: 500,
      },
    );
  expect(await fetched(portal, '/rss/site.rss')).toContain('Growing sample crystals');
  expect(await fetched(portal, '/sitemap-0.xml')).toContain('/itemDetails?columnId=');
});

test('its page shows its fields and how it is cited; an edit keeps the fields that it leaves alone', async () => {
  const [{ url }] = (await portal.get(host, `/front/item/list?kinds=${kind}`)).data.content;
  const { status, html } = await askPage(portal, host, url);
  expect(status).toBe(200);
  expect(html).toContain('Accession number');
  expect(html).toContain('href="https://repository.example/4711"');
  expect(html).toMatch(/data-part="quote"[^>]*>[^<]*Growing sample crystals/);
  const id = new URLSearchParams(url.split('?')[1]).get('columnId') ?? '';
  const { data } = await portal.get(host, `/console/document?kind=${kind}&id=${id}`, owner.headers);
  expect((await save({ ...data.document, materials: 'Water' }, { id, state: data.state })).data.outcome).toBe('stored');
  const rows = await portal.owner.query('select fields from extension_item where id = $1', [id]);
  expect(rows.rows[0].fields).toMatchObject({ accession: 'SAMPLE-4711', materials: 'Water', testedon: '2026-01-01' });
});

test('without the extension its items break no list, no search, no feed and no job, and stay in the database', async () => {
  await portal.owner.query('update item set revision = revision + 1 where site_id = 1');
  await index(without);
  expect(await listed(without, '/front/item/list')).toEqual([]);
  expect((await without.get(host, '/front/advSearch?scope=others&q=crystals')).http).toBe(200);
  expect(await fetched(without, '/rss/site.rss')).not.toContain('Growing sample crystals');
  expect(await fetched(without, '/sitemap-0.xml')).not.toContain('/itemDetails');
  const [{ url }] = (await portal.get(host, `/front/item/list?kinds=${kind}`)).data.content;
  expect((await askPage(without, host, url)).status).toBe(404);
  expect((await without.get(host, `/console/document?kind=${kind}&id=new`, owner.headers)).http).toBe(404);
  expect((await without.get(host, '/console/me', owner.headers)).http).toBe(200);
});
