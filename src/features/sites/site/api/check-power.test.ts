import { expect, test } from 'vitest';
import { requestTo } from '../../../../../tests/support/request-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { checkPower } from '../contract.ts';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'open' });
  await storeSite(app, { id: 2, sld: 'members', columns: { visit_power: false, download_power: false } });
  await storeSite(app, { id: 4, sld: 'reading', columns: { download_power: false } });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [2] });
});
const path = '/front/site/checkPower';
const refusals = {
  visitMessage: 'Please log in to your personal account to obtain full text reading permission',
  downloadMessage: 'Please log in to your personal account to obtain download permission',
};

test('GET /front/site/checkPower: powers that were left on are open to all', async () => {
  expect(await portal.get('open.localhost', `${path}?siteId=1`)).toMatchObject({
    http: 200,
    status: 0,
    data: { visitPower: true, downloadPower: true, visitMessage: null, downloadMessage: null },
  });
});

test('a visitor is told to log in for a power that is switched off', async () => {
  expect((await portal.get('members.localhost', path)).data).toEqual({
    visitPower: false,
    downloadPower: false,
    ...refusals,
  });
  expect((await portal.get('reading.localhost', path)).data).toEqual({
    visitPower: true,
    visitMessage: null,
    downloadPower: false,
    downloadMessage: refusals.downloadMessage,
  });
});

test('a member has both powers', async () => {
  const handler = portal.app.handlers.find(({ endpoint }) => endpoint.name === checkPower.name);
  if (!handler) throw new Error('no such call');
  const context = requestTo('members.localhost', { member: { id: '1', isAssured: false } });
  expect(await portal.app.run(handler, context, {})).toEqual({
    ok: true,
    value: { visitPower: true, downloadPower: true, visitMessage: null, downloadMessage: null },
  });
});

test('the answer is for this requester alone and never kept by the edge', async () => {
  const { headers } = await portal.get('members.localhost', path);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['surrogate-control']).toBeUndefined();
});

test('a portal answers for a site that it gathers, and for no other', async () => {
  expect((await portal.get('www.localhost', `${path}?siteId=2`)).data).toMatchObject({ visitPower: false });
  expect(await portal.get('www.localhost', `${path}?siteId=4`)).toMatchObject({ http: 403, status: 10001 });
  expect((await portal.get('www.localhost', `${path}?siteId=x`)).status).toBe(400);
});
