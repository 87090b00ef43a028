import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', language: 'zh' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'expired', columns: { expires_at: '2020-01-01' } });
  await storeSite(app, { id: 5, sld: 'barred', columns: { forbidden: true } });
});

test('a host finds its own site by its prefix (/front/site/findBySld)', async () => {
  const answer = await portal.get('optics.localhost', '/front/site/findBySld?sld=optics&timestamps=1');
  expect(answer).toMatchObject({
    http: 200,
    status: 0,
    data: { id: 1, sld: 'optics', visitPower: true, downloadPower: true },
  });
  const gathered = await portal.get('www.localhost', '/front/site/findBySld?sld=optics');
  expect(gathered.data).toMatchObject({ id: 1, sld: 'optics' });
});

test('a portal finds a site that it gathers by its id (/front/site/findBySiteId)', async () => {
  const answer = await portal.get('www.localhost', '/front/site/findBySiteId?siteId=1');
  expect(answer).toMatchObject({ status: 0, data: { sld: 'optics' } });
});

test('a site that is not gathered is forbidden with status 10001', async () => {
  expect(await portal.get('www.localhost', '/front/site/findBySiteId?siteId=2')).toMatchObject({
    http: 403,
    status: 10001,
  });
  expect(await portal.get('barred.localhost', '/front/site/findBySld?sld=barred')).toMatchObject({ status: 10001 });
});

test('the siteId header must name the host’s own site', async () => {
  const own = await portal.get('optics.localhost', '/front/site/getConfigHeader', { siteId: '1' });
  expect(own.status).toBe(0);
  const other = await portal.get('optics.localhost', '/front/site/getConfigHeader', { siteId: '2' });
  expect(other.status).toBe(10001);
});

test('an expired site is found with status 0 and `expired`, and answers no other call', async () => {
  expect(await portal.get('expired.localhost', '/front/site/findBySld?sld=expired')).toMatchObject({
    status: 0,
    data: { expired: true },
  });
  expect(await portal.get('expired.localhost', '/front/site/getConfigHeader')).toMatchObject({ status: 10001 });
});

test('an unknown host is told so in the language that it asks for', async () => {
  const answer = await portal.get('nowhere.localhost', '/front/site/findBySld?sld=optics', { language: 'zh' });
  expect(answer.http).toBe(404);
  expect(answer.message).toMatch(/[一-鿿]/);
});
