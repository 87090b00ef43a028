import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'common_code', [
    { category: 'researchField', code: 'laser', position: 2, names: { en: 'Lasers', zh: '激光' } },
    { category: 'researchField', code: 'fibre', position: 1, names: { zh: '光纤' } },
    { category: 'region', code: 'cn', position: 1, names: { en: 'China' } },
  ]);
});
const path = '/front/commonResource/getCommonCodes';

test('GET /front/commonResource/getCommonCodes shows the common codes by category, each in its order', async () => {
  const answer = await portal.get('optics.localhost', path);
  expect(answer).toMatchObject({ http: 200, status: 0, headers: { xkey: 'f1' } });
  expect(answer.data).toEqual({
    researchField: [
      { code: 'fibre', name: '光纤', names: { zh: '光纤' } },
      { code: 'laser', name: 'Lasers', names: { en: 'Lasers', zh: '激光' } },
    ],
    region: [{ code: 'cn', name: 'China', names: { en: 'China' } }],
  });
});

test('one category can be asked for; an unknown one is empty', async () => {
  expect(Object.keys((await portal.get('optics.localhost', `${path}?category=region`)).data)).toEqual(['region']);
  expect(await portal.get('optics.localhost', `${path}?category=none`)).toMatchObject({ status: 0, data: {} });
});

test('a portal shows the codes of a site that it gathers, and of no other', async () => {
  expect(Object.keys((await portal.get('www.localhost', `${path}?siteId=1`)).data)).toHaveLength(2);
  expect((await portal.get('www.localhost', `${path}?siteId=2`)).status).toBe(10001);
});

test('an empty category is refused', async () => {
  expect((await portal.get('optics.localhost', `${path}?category=`)).status).toBe(400);
});
