import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { askPage } from '../support/ask-page.tsx';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import { useOutside, usePackage, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const outside = useOutside('home-module');
const careless = usePackage(`export default { apiVersion: 1, homeModules: [
  { code: 'x-unsafe', name: { en: 'Unsafe' }, render: () =>
    '<p onclick="alert(1)" style="color:red">Harmless words</p><script>alert(1)</script><a href="javascript:alert(1)">go</a>' },
  { code: 'x-broken', name: { en: 'Broken' }, render() { throw new Error('not today'); } },
] };`);
const module = { area: 'main', style_id: 'plain', titles: { en: 'Call for papers' } };
const portal = useTestApp(
  async (test) => {
    await storeSite(test, { id: 1, sld: 'optics' });
    await storeSite(test, { id: 2, sld: 'stranger' });
    const news = (key: string, title: string) => ({
      mentioned: [],
      members: [],
      main: { kind: 'news', key, titles: { en: title }, publishedOn: '2026-01-02', details: { type: 'information' } },
    });
    for (const [site, title] of [
      [1, 'A call <script>alert(1)</script>'],
      [2, 'Elsewhere'],
    ] as const)
      await test.app.database.transaction({ reads: [site], writes: site }, (transaction) =>
        test.app.write(transaction, site, [news('call', title)]),
      );
    const drawnBy = (number: number, extension: string) => ({
      id: idOf(1, 900 + number),
      ...module,
      position: number,
      code: 'extension',
      settings: { extension, option: '2027-01-31' },
    });
    const links = [{ name: { en: 'Partner' }, url: 'https://partner.example/' }];
    await storeRows(test, 1, 'module', [
      ...['x-deadline', 'x-unknown', 'x-unsafe', 'x-broken'].map((code, place) => drawnBy(place, code)),
      { id: idOf(1, 910), ...module, position: 10, code: 'links', settings: { links } },
    ]);
  },
  async () => ({ IMPRINT_EXTENSIONS: `${outside.folder}, ${careless}` }),
);
const without = useWithoutExtensions(portal);

const home = async (at = portal) => (await askPage(at, host, '/homeNav')).html;
const drawnIn = (html: string) => html.match(/<section[^>]*data-part="extension".*?<\/section>/gs) ?? [];

test('a module of an extension stands on the home page, with items of its site alone', async () => {
  const [drawn] = drawnIn(await home());
  expect(drawn).toContain('Deadline: 2027-01-31');
  expect(drawn).toContain('A call');
  expect(drawn).toContain('/newsInfo?columnId=');
  expect(drawn).not.toContain('Elsewhere');
});

test('of what a module draws only what is safe reaches a page; one that fails or is unknown is left out', async () => {
  const all = drawnIn(await home());
  expect(all).toHaveLength(2);
  expect(all[1]).toContain('Harmless words');
  expect(all.join()).not.toMatch(/<script|onclick|\sstyle=|javascript:/);
});

test('without the extension the home page leaves the module out and shows the others', async () => {
  const { status, html } = await askPage(without, host, '/homeNav');
  expect(status).toBe(200);
  expect(html).not.toContain('data-part="extension"');
  expect(html).toContain('https://partner.example/');
});
