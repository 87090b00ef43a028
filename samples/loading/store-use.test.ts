import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { storeRows } from '../../tests/tables/store-rows.ts';
import { biologySite, opticsSite, portalSite } from './sample-sites.ts';
import { storeUse } from './store-use.ts';

const sites = [portalSite, opticsSite, biologySite].map(({ directory }) => directory);
const numbers = Array.from({ length: 40 }, (_, place) => place + 1);

const portal = useTestApp(async (test) => {
  for (const { id, sld } of sites.toReversed())
    await storeSite(test, { id, sld, gathers: sld === 'www' ? [1, 2] : [] });
  for (const site of [1, 2]) {
    await storeRows(
      test,
      site,
      'item',
      numbers.map((number) => ({
        id: idOf(site, number),
        kind: 'article',
        status: 'published',
        titles: { en: `Paper ${number}` },
        published_on: `2025-0${1 + (number % 9)}-01`,
      })),
    );
  }
  await storeUse(test.app, sites);
});

test('every sample site has readers in every window of time, months and countries', async () => {
  for (const host of ['optics.localhost', 'biology.localhost', 'www.localhost']) {
    for (const window of ['week', '1m', '3m', '6m', '1y', '2y', '3y', 'all']) {
      const { data } = await portal.get(host, `/front/ranking/list?window=${window}`);
      expect(data.content.length, `${host} ${window}`).toBeGreaterThan(5);
    }
    const { data } = await portal.get(host, '/front/statistics/chart');
    expect(data.months.filter(({ views }: { views: number }) => views > 0).length).toBeGreaterThan(10);
    expect(data.places.length).toBeGreaterThan(5);
    expect(data.unknown.views).toBeGreaterThan(0);
  }
});

test('doing it again invents nobody', async () => {
  const most = async () => (await portal.get('optics.localhost', '/front/ranking/list')).data.content[0].amount;
  const before = await most();
  await storeUse(portal.app, sites);
  expect(await most()).toBe(before);
});
