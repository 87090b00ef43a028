import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

let owner: SampleMember;
let stranger: SampleMember;
const library = idOf(1, 70);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  await storeRows(app, 1, 'customer', [{ customer_id: library, name: { en: 'A sample library' } }]);
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  stranger = await storeConsoleUser(app, { userName: 'stranger', role: 'owner', site: 2 });
});

const post = (call: string, body: object, who = owner, at = 'optics.localhost') =>
  portal.post(at, `/console/counter/keys/${call}`, body, who.headers);
const list = async () => (await portal.get('optics.localhost', '/console/counter/keys', owner.headers)).data.keys;

test('a key is told once, opens what it is for at its site under its name, and nothing after it is revoked', async () => {
  const { keys } = portal.app.counter;
  const { data } = await post('create', { customer: library, requestor: 'harvester' });
  expect(await keys.opens(1, 'harvester', data.key)).toEqual({ customer: library });
  expect(await keys.opens(1, 'someone-else', data.key)).toBeUndefined();
  expect(await keys.opens(2, 'harvester', data.key)).toBeUndefined();
  const today = new Date().toISOString().slice(0, 10);
  expect(await list()).toEqual([
    {
      id: data.id,
      customer: library,
      customerName: { en: 'A sample library' },
      requestor: 'harvester',
      createdAt: expect.stringContaining(today),
      usedOn: today,
      revokedAt: null,
    },
  ]);
  const stored = await portal.owner
    .query("select set_config('app.reads', '1', false)")
    .then(() => portal.owner.query('select * from counter_key'));
  expect(JSON.stringify(stored.rows)).not.toContain(data.key);
  expect((await post('revoke', { id: data.id }, stranger, 'biology.localhost')).http).toBe(404);
  expect((await post('revoke', { id: data.id })).http).toBe(200);
  expect((await post('revoke', { id: data.id })).http).toBe(404);
  expect(await keys.opens(1, 'harvester', data.key)).toBeUndefined();
});

test('a key is for a customer of the site, or for the site', async () => {
  expect((await post('create', { customer: library, requestor: 'x' }, stranger, 'biology.localhost')).http).toBe(404);
  expect((await post('create', { customer: library, requestor: 'no spaces' })).http).toBe(400);
  const { data } = await post('create', { customer: null, requestor: 'the-press' });
  expect(await portal.app.counter.keys.opens(1, 'the-press', data.key)).toEqual({ customer: null });
});
