import { expect, test } from 'vitest';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import JournalJoinPage, { loader as loadJournal } from '../../../../content/journal/pages/journal-join-page.tsx';
import { idOf } from '../../../../platform/kernel/id.ts';
import HomePage, { loader as loadHome } from './home-page.tsx';

/** A publisher’s group of two journals, of which the first is its own; and a site that nobody gathers. */
const journals = [
  { site: 1, number: 1, name: 'Sample Soil' },
  { site: 1, number: 2, name: 'Sample Sound' },
  { site: 2, number: 1, name: 'Foreign Letters' },
];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'press', classification: 'group', columns: { mag_id: null } });
  await storeSite(app, { id: 2, sld: 'foreign' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  for (const { site, number, name } of journals) {
    const id = idOf(site, number);
    await storeRows(app, site, 'item', [{ id, kind: 'journal', status: 'published', titles: { en: name } }]);
    await storeRows(app, site, 'journal', [{ id }]);
  }
  await app.owner.query('update site set mag_id = $1 where site_id = 1', [idOf(1, 1)]);
  await storeRows(app, 2, 'module', [{ id: idOf(2, 21), position: 1, code: 'subscribe', style_id: '1' }]);
  await storeRows(app, 3, 'module', [{ id: idOf(3, 21), position: 1, code: 'journals', style_id: '1' }]);
});

const home = {
  load: async (context: unknown, request: unknown) => (await loadHome({ context, request } as never)).data,
  Page: HomePage,
};

async function journalAt(address: string): Promise<string> {
  const [, siteId, id] = /^\/journalJoin\/(\d+)\/(\d+)/.exec(address) ?? [];
  const load = (context: unknown, request: unknown) =>
    loadJournal({ context, request, params: { siteId, id } } as never);
  const { html } = await drawnPage(portal, 'www.localhost', address, { load, Page: JournalJoinPage });
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? '';
}

test('each journal that a portal’s home shows opens in the portal: /journalJoin/{siteId}/{id}', async () => {
  const { html } = await drawnPage(portal, 'www.localhost', '/scanHome', home);
  const links = [...html.matchAll(/<a href="(\/journalJoin[^"]+)"><bdi>([^<]+)</g)];
  expect(links.map(([, , name]) => name)).toEqual(['Sample Soil', 'Sample Sound']);
  for (const [, address = '', name] of links) expect(await journalAt(address)).toBe(name);
});

test('a journal of a site that is not gathered stays shut, also below the name of one that is', async () => {
  await expect(journalAt(`/journalJoin/2/${idOf(2, 1)}`)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(journalAt(`/journalJoin/1/${idOf(2, 1)}`)).rejects.toMatchObject({ init: { status: 403 } });
  await expect(journalAt(`/journalJoin/1/${idOf(1, 99)}`)).rejects.toMatchObject({ init: { status: 404 } });
});

test('the home of a new site, which has nothing yet but the box for mails, says that it is being prepared', async () => {
  const { html } = await drawnPage(portal, 'foreign.localhost', '/homeNav?lang=en', home);
  expect(html).toContain('This home page is being prepared.');
});
