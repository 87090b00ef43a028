import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { askPage } from '../support/ask-page.tsx';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { storeRows } from '../tables/store-rows.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const outside = useOutside('home-module');
const module = { area: 'main', style_id: 'plain', titles: { en: 'Call for papers' } };
const portal = useTestApp(async (test) => {
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
  await storeRows(test, 1, 'module', [
    {
      id: idOf(1, 900),
      ...module,
      position: 0,
      code: 'extension',
      settings: { extension: 'x-deadline', option: '2027-01-31' },
    },
    { id: idOf(1, 901), ...module, position: 1, code: 'extension', settings: { extension: 'x-unknown' } },
    {
      id: idOf(1, 902),
      ...module,
      position: 2,
      code: 'links',
      settings: { links: [{ name: { en: 'Partner' }, url: 'https://partner.example/' }] },
    },
  ]);
}, outside.variables);
const without = useWithoutExtensions(portal);

test('a module of an extension stands on the home page with items of its site alone, as safe HTML', async () => {
  const { html } = await askPage(portal, host, '/homeNav');
  const drawn = /<section[^>]*data-part="extension".*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(drawn).toContain('Deadline: 2027-01-31');
  expect(drawn).toContain('/newsInfo?columnId=');
  expect(drawn).not.toMatch(/<script|Elsewhere/);
  expect(html.match(/data-part="extension"/g)).toHaveLength(1);
});

test('without the extension the home page leaves the module out and shows the others', async () => {
  const { status, html } = await askPage(without, host, '/homeNav');
  expect(status).toBe(200);
  expect(html).not.toContain('data-part="extension"');
  expect(html).toContain('https://partner.example/');
});
