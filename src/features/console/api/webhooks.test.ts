import { beforeAll, describe, expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import { isSigned, useHookServer } from '../../../../tests/support/hook-server.ts';
import { useMailedApp } from '../../../../tests/support/mailed-app.ts';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useAuthoring, useEditing } from '../../../../tests/support/submissions.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { silentPauses as pauses } from '../../../platform/kernel/due-work.ts';
import { idOf } from '../../../platform/kernel/id.ts';
import { createApp } from '../../../processes/create-app.ts';

const [host, elsewhere] = ['optics.localhost', 'biology.localhost'];
let owner: SampleMember;
let editor: SampleMember;
let stranger: SampleMember;

const hooks = useHookServer();
const { portal, mailbox } = useMailedApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    await storeSite(app, { id: 2, sld: 'biology' });
    await app.owner.query("select set_config('app.reads', '1,2', false), set_config('app.writes', '1', false)");
    owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
    await app.owner.query(`update account set email = 'owner@example.org' where account_id = $1`, [owner.id]);
    editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
    stranger = await storeConsoleUser(app, { userName: 'stranger', role: 'owner', site: 2 });
  },
  async () => ({ IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);

const all = ['item.published', 'item.changed', 'item.withdrawn', 'submission.decided'];
const post = (call: string, body: object, who = owner, at = host) =>
  portal.post(at, `/console/webhooks/${call}`, body, who.headers);
const list = async (who = owner, at = host) => (await portal.get(at, '/console/webhooks?size=50', who.headers)).data;
const register = async (path: string, events = all, who = owner, at = host) =>
  (await post('add', { address: hooks.address(path), events }, who, at)).data as { id: string; secret: string };
const deliver = async () => {
  const { webhooks } = portal.app.editorial;
  while ((await webhooks.now()) > 0) await webhooks.idle();
};
const received = (path: string) => hooks.at(path).map(({ body }) => JSON.parse(body));
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
/** The pause after a try, and the time after which a worker is dead, have gone by. */
const timePasses = () => rows(`update webhook_due set due_at = now() - interval '1 second'`);
const news = (wanted: object, who = editor) =>
  portal.post(
    host,
    '/console/document/save',
    { id: 'new', state: '', kind: 'news', as: 'published', ...wanted },
    who.headers,
  );
const piece = (title: string) => ({ title: { en: title }, type: 'announcement', publishedOn: '2026-01-01' });

describe('what happens at a site', () => {
  let hook: { id: string; secret: string };
  beforeAll(async () => {
    hook = await register('/all');
  });

  test('is told when it is published, changed and withdrawn, once each, signed as Standard Webhooks says', async () => {
    const { data } = await news({ document: piece('Light') });
    await deliver();
    const [found] = await rows(`select id::text from item where titles ->> 'en' = 'Light'`);
    expect(received('/all')).toEqual([
      {
        type: 'item.published',
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
        data: {
          kind: 'news',
          id: found.id,
          doi: null,
          titles: { en: 'Light' },
          address: `https://${host}/newsInfo?columnId=${found.id}`,
        },
      },
    ]);
    await news({ id: data.id, state: data.state, document: piece('More light') });
    await deliver();
    await portal.post(
      host,
      '/console/item/withdraw',
      { id: found.id, reasons: { en: 'A sample reason' }, name: 'More light' },
      editor.headers,
    );
    await deliver();
    expect(received('/all').map(({ type, data: { titles } }) => [type, titles.en])).toEqual([
      ['item.published', 'Light'],
      ['item.changed', 'More light'],
      ['item.withdrawn', 'More light'],
    ]);
    for (const message of hooks.at('/all')) {
      expect(isSigned(message, hook.secret)).toBe(true);
      expect(isSigned({ ...message, body: `${message.body} ` }, hook.secret)).toBe(false);
      const age = Date.now() / 1_000 - Number(message.headers['webhook-timestamp']);
      expect(age).toBeLessThan(60);
    }
    expect(new Set(hooks.at('/all').map(({ headers }) => headers['webhook-id'])).size).toBe(3);
  });

  test('is not told while it is a draft, of counting, or of figures apart from their paper', async () => {
    const before = hooks.at('/all').length;
    await news({ as: 'draft', document: piece('Nobody knows yet') });
    await storeRows(portal, 1, 'item', [
      { id: idOf(1, 500), kind: 'article', status: 'draft', titles: { en: 'An unpublished paper' } },
      { id: idOf(1, 501), kind: 'figure', status: 'published', titles: { en: 'A figure' } },
    ]);
    await rows(`update item set titles = '{"en":"Still unpublished"}' where id = $1`, idOf(1, 500));
    await portal.owner.query(
      `begin; set local app.counting = 'on'; update item set views = views + 1 where site_id = 1; commit`,
    );
    await deliver();
    expect(hooks.at('/all')).toHaveLength(before);
  });

  test('is told when a file comes, and not when smaller forms of its pictures are ready', async () => {
    const [sha256, id] = ['a'.repeat(64), idOf(1, 502)];
    await storeRows(portal, 1, 'item', [{ id, kind: 'news', status: 'published', titles: { en: 'Pictured' } }]);
    await storeRows(portal, 1, 'stored_file', [{ sha256, bytes: 1, content_type: 'image/png', public: true }]);
    await storeRows(portal, 1, 'item_file', [{ item_id: id, position: 1, role: 'image', sha256, name: 'a.png' }]);
    await deliver();
    const titled = () => received('/all').filter(({ data }) => data.titles?.en === 'Pictured');
    expect(titled().map(({ type }) => type)).toEqual(['item.published', 'item.changed']);
    const revision = async () => (await rows('select revision::int from item where id = $1', id))[0].revision;
    const before = await revision();
    await storeRows(portal, 1, 'rendition', [{ sha256, form: 'low', rendered: sha256 }]);
    expect(await revision()).toBeGreaterThan(before);
    await deliver();
    expect(titled()).toHaveLength(2);
  });

  test('is not told where the transaction did not come to its end', async () => {
    await portal.owner.query('begin');
    await rows(`update item set status = 'published' where id = $1`, idOf(1, 500));
    expect(await rows('select from webhook_delivery where item_id = $1', idOf(1, 500))).toHaveLength(1);
    await portal.owner.query('rollback');
    expect(await rows('select from webhook_delivery where item_id = $1', idOf(1, 500))).toHaveLength(0);
    expect(await rows('select from webhook_due')).toHaveLength(0);
  });

  test('is told of decisions by number and link, without a word of the manuscript or its people', async () => {
    const ada = await storeMember(portal, { userName: 'ada', columns: { email: 'ada@example.org' } });
    const id = await useAuthoring(portal, { host, site: 1 }).sent(ada);
    const editing = useEditing(portal, host);
    await editing.decide(editor, id, 'accept', 'A letter.');
    await deliver();
    const { number } = await editing.read(editor, id);
    expect(received('/all').at(-1)).toMatchObject({
      type: 'submission.decided',
      data: {
        kind: 'submission',
        id,
        number,
        decision: 'accepted',
        address: `https://${host}/console/submissions/${id}`,
      },
    });
    expect(hooks.at('/all').at(-1)?.body).not.toMatch(/Light in small crystals|Ada|Sample|letter/);
  });

  test('is told to nobody at another site, and only of what was chosen', async () => {
    await register('/there', all, stranger, elsewhere);
    await register('/withdrawals', ['item.withdrawn']);
    await news({ document: piece('Only here') });
    await deliver();
    expect(received('/all').at(-1).data.titles.en).toBe('Only here');
    expect(hooks.at('/there')).toEqual([]);
    expect(hooks.at('/withdrawals')).toEqual([]);
  });
});

describe('a message that is not taken', () => {
  test('comes again under the same id when its worker died after sending it', async () => {
    const { secret } = await register('/killed', ['item.published']);
    hooks.answers('/killed', 'never');
    await news({ document: piece('A worker dies') });
    const doomed = createApp(portal.app.settings);
    await doomed.editorial.webhooks.now();
    await vi.waitFor(() => expect(hooks.at('/killed')).toHaveLength(1), 5_000);
    // Its connections are gone before it can write down how it went.
    await doomed.database.close();
    hooks.answers('/killed', 204);
    await deliver();
    expect(hooks.at('/killed')).toHaveLength(1);
    await timePasses();
    await deliver();
    const [first, second] = hooks.at('/killed');
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    expect(second && isSigned(second, secret)).toBe(true);
    await timePasses();
    await deliver();
    expect(hooks.at('/killed')).toHaveLength(2);
  }, 30_000);

  test('is tried again with growing pauses, then has failed, and can be sent again', async () => {
    const { id } = await register('/broken', ['item.published']);
    hooks.answers('/broken', 500);
    await news({ document: piece('Refused') });
    await deliver();
    const mine = async () =>
      (await list()).deliveries.content.find(({ webhook }: { webhook: string }) => webhook === id);
    expect(await mine()).toMatchObject({ state: 'waiting', tries: 1, code: 500, titles: { en: 'Refused' } });
    const [{ pause }] = await rows(`select round(extract(epoch from due_at - now()))::int as pause from webhook_due`);
    expect(Math.abs(pause - pauses[0])).toBeLessThan(5);
    expect((await post('sendAgain', { delivery: (await mine()).id })).http).toBe(404);
    for (const _ of pauses) {
      await timePasses();
      await deliver();
    }
    expect(await mine()).toMatchObject({ state: 'failed', tries: pauses.length + 1, nextAt: null });
    await timePasses();
    await deliver();
    expect(hooks.at('/broken')).toHaveLength(pauses.length + 1);

    hooks.answers('/broken', 200);
    expect((await post('sendAgain', { delivery: (await mine()).id })).http).toBe(200);
    await deliver();
    expect(await mine()).toMatchObject({ state: 'delivered', tries: 1, code: 200 });
    expect(new Set(hooks.at('/broken').map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect((await list()).webhooks.find((one: { id: string }) => one.id === id).failingSince).toBeNull();
    await post('remove', { id });
  });

  test('holds nothing else up, however slow its address is', async () => {
    const slow = await register('/slow', ['item.published']);
    const quick = await register('/quick', ['item.published']);
    hooks.answers('/slow', 'never');
    for (const title of ['One', 'Two', 'Three']) await news({ document: piece(title) });
    const begun = performance.now();
    const { webhooks } = portal.app.editorial;
    await vi.waitFor(async () => {
      await webhooks.now();
      expect(hooks.at('/quick')).toHaveLength(3);
    }, 5_000);
    expect(performance.now() - begun).toBeLessThan(5_000);
    // Nobody sends a second message to an address that has not answered the first.
    expect(hooks.at('/slow')).toHaveLength(1);
    await post('remove', { id: slow.id });
    await post('remove', { id: quick.id });
    hooks.hangUp();
    await webhooks.idle();
  }, 30_000);

  test('for days switches its address off and tells its owner by mail; one that says "gone" at once', async () => {
    const days = await register('/days', ['item.published']);
    hooks.answers('/days', 503);
    await news({ document: piece('Day after day') });
    await deliver();
    await rows(`update webhook set failing_since = now() - interval '6 days' where webhook_id = $1`, days.id);
    await timePasses();
    await deliver();
    const state = async (id: string) => (await list()).webhooks.find((one: { id: string }) => one.id === id);
    expect(await state(days.id)).toMatchObject({ isOn: false, failingSince: expect.any(String) });
    expect(await rows('select from webhook_due where webhook_id = $1', days.id)).toEqual([]);
    const mail = await vi.waitFor(() => {
      const [newest] = mailbox.mailsTo('owner@example.org');
      if (!newest) throw new Error('no mail yet');
      return newest;
    }, 5_000);
    expect(mail.text).toContain(`https://${host}/console/webhooks`);
    expect(mail.text).not.toContain('/days');
    expect((await post('test', { id: days.id })).http).toBe(404);
    expect((await post('change', { id: days.id, events: ['item.changed'], isOn: true })).http).toBe(200);
    expect(await state(days.id)).toMatchObject({ isOn: true, failingSince: null, events: ['item.changed'] });
    await post('remove', { id: days.id });

    const gone = await register('/gone', ['item.published']);
    hooks.answers('/gone', 410);
    expect((await post('test', { id: gone.id })).data.delivery).toEqual(expect.any(String));
    await deliver();
    expect(await state(gone.id)).toMatchObject({ isOn: false });
    await post('remove', { id: gone.id });
  });
});

test('an address is https and public, or is not taken', async () => {
  for (const address of ['http://example.org/', 'https://10.0.0.1/', 'https://169.254.169.254/', 'nothing'])
    expect(await post('add', { address, events: all })).toMatchObject({ http: 400, status: 11_040 });
});

test('the secret is answered once, and stands in no list, no log and no column', async () => {
  const { id, secret } = await register('/secret');
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await post('test', { id });
  await deliver();
  const key = secret.slice('whsec_'.length);
  const stored = await rows(`select row_to_json(webhook)::text as text from webhook
    union all select row_to_json(webhook_delivery)::text from webhook_delivery
    union all select row_to_json(console_change)::text from console_change`);
  const said = [JSON.stringify(await list()), ...stored.map(({ text }) => text)].join();
  expect(said).not.toContain(key);
  expect(said).not.toContain(Buffer.from(key, 'base64').toString('hex'));
  // Editors read the log, and a path may be as good as a password.
  const [change] = await rows(`select after::text from console_change where document_id = $1`, id);
  expect(change.after).toContain('127.0.0.1');
  expect(change.after).not.toContain('/secret');
});

test('only owners of the site see and change them, and messages go after 30 days', async () => {
  const { id } = await register('/mine');
  const { data } = await post('test', { id });
  await deliver();
  expect((await portal.get(host, '/console/webhooks', editor.headers)).http).toBe(403);
  expect((await list(stranger, elsewhere)).deliveries.content).toEqual([]);
  for (const [call, body] of [
    ['change', { id, events: all, isOn: false }],
    ['remove', { id }],
    ['test', { id }],
    ['sendAgain', { delivery: data.delivery }],
  ] as const) {
    expect((await post(call, body, stranger)).http).toBe(403);
    expect((await post(call, body, stranger, elsewhere)).http).toBe(404);
  }
  await rows(
    `update webhook_delivery set created_at = now() - interval '31 days' where delivery_id = $1`,
    data.delivery,
  );
  await portal.app.editorial.forgettingDeliveries.now();
  expect(await rows('select from webhook_delivery where delivery_id = $1', data.delivery)).toEqual([]);
});
