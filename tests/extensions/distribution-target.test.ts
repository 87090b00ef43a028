import { expect, test } from 'vitest';
import { storeConsoleUser } from '../support/console-users.ts';
import { isSigned, useHookServer } from '../support/hook-server.ts';
import type { SampleMember } from '../support/members.ts';
import { storeSite } from '../support/sites.ts';
import { type TestApp, useTestApp } from '../support/test-app.ts';
import { useOutside, useWithoutExtensions } from './outside.ts';

const host = 'optics.localhost';
const hooks = useHookServer();
const outside = useOutside('distribution-target');
let owner: SampleMember;
const portal = useTestApp(
  async (test) => {
    await storeSite(test, { id: 1, sld: 'optics' });
    await test.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
    owner = await storeConsoleUser(test, { userName: 'owner', role: 'owner', site: 1 });
  },
  async () => ({ ...(await outside.variables()), IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);
const without = useWithoutExtensions(portal);

const events = ['item.published'];
const register = (path: string, target: string, at: TestApp = portal) =>
  at.post(host, '/console/webhooks/add', { address: hooks.address(path), events, target }, owner.headers);
const listed = async (at: TestApp) => (await at.get(host, '/console/webhooks', owner.headers)).data;
const deliver = async ({ app }: TestApp) => {
  while ((await app.editorial.webhooks.now()) > 0) await app.editorial.webhooks.idle();
};
const publish = (key: string, title: string) =>
  portal.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    portal.app.write(transaction, 1, [
      {
        mentioned: [],
        members: [],
        main: {
          kind: 'article',
          key,
          doi: key,
          language: 'en',
          titles: { en: title },
          summaries: { en: 'We measured.' },
          publishedOn: '2026-05-09',
          details: {},
          parts: { contributor: [{ names: { en: { full: 'Anna Sample' } } }] },
        },
      },
    ]),
  );

test('what a site publishes is delivered in the form of an extension, signed like any message', async () => {
  expect((await listed(portal)).targets.map(({ code }: { code: string }) => code)).toEqual(['x-dublin-core']);
  const { data } = await register('/harvest', 'x-dublin-core');
  await publish('10.5555/target.1', 'Light & small crystals');
  await deliver(portal);
  const [message] = hooks.at('/harvest');
  expect(message?.headers['content-type']).toBe('application/xml');
  expect(message?.body).toContain('<dc:title>Light &amp; small crystals</dc:title>');
  expect(message?.body).toContain('<dc:creator>Anna Sample</dc:creator>');
  expect(message?.body).toContain('<dc:description>We measured.</dc:description>');
  expect(message && isSigned(message, data.secret)).toBe(true);
  expect((await listed(portal)).deliveries.content[0]).toMatchObject({ state: 'delivered', code: 204 });
});

test('without the extension its messages wait and say why, and those of others arrive', async () => {
  expect((await register('/none', 'x-dublin-core', without)).http).toBe(400);
  await without.post(host, '/console/webhooks/add', { address: hooks.address('/usual'), events }, owner.headers);
  await publish('10.5555/target.2', 'Dark');
  await deliver(without);
  expect(hooks.at('/harvest')).toHaveLength(1);
  expect(hooks.at('/usual')).toHaveLength(1);
  const { targets, deliveries } = await listed(without);
  expect(targets).toEqual([]);
  expect(deliveries.content).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ state: 'waiting', problem: 'target-gone' }),
      expect.objectContaining({ state: 'delivered', code: 204 }),
    ]),
  );
  // It comes when the extension is back.
  await portal.owner.query(`update webhook_due set due_at = now() - interval '1 second'`);
  await deliver(portal);
  expect(hooks.at('/harvest')).toHaveLength(2);
});
