import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { type SampleMember, storeMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const paper = idOf(1, 1);
const host = 'optics.localhost';
let owner: SampleMember;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await storeRows(app, 1, 'item', [{ id: paper, kind: 'article', status: 'published', titles: { en: 'On lenses' } }]);
  const columns = { institution: 'Sample Institute', email: 'ann@example.org', mobile: '13800000000' };
  const { id: ann } = await storeMember(app, { userName: 'Ann_100%', columns });
  const { id: ben } = await storeMember(app, { userName: 'ben' });
  const { id: elsewhere } = await storeMember(app, { userName: 'annette' });
  await storeMember(app, { userName: 'anna-who-did-nothing' });
  const item = { item_id: paper, kind: 'article' };
  await storeRows(app, 1, 'collected', [{ account_id: ann, ...item }]);
  await storeRows(app, 1, 'comment', [{ account_id: ann, comment_id: idOf(1, 9), item_id: paper, text: 'Good.' }]);
  await storeRows(app, 1, 'member_use', [
    { account_id: ann, what: 'read', ...item },
    { account_id: ann, what: 'download', ...item },
  ]);
  const receiver = { email: 'ben@example.org', email_hash: 'b'.repeat(64), language: 'en' };
  await storeRows(app, 1, 'alert', [{ ...receiver, alert_id: idOf(1, 8), what: 'current', account_id: ben }]);
  await storeRows(app, 2, 'collected', [{ account_id: elsewhere, ...item }]);
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query("update site_member set seen_at = now() - interval '3 hours' where account_id = $1", [ann]);
});

interface ListedMember {
  readonly userName: string;
}
const ask = async (search = '', who = owner) => portal.get(host, `/console/members${search}`, who.headers);
const names = async (search = '') => (await ask(search)).data.content.map(({ userName }: ListedMember) => userName);

test('whoever did something at this site is listed, the last one first, with what they did and without addresses', async () => {
  const answer = await ask();
  expect(answer.data.totalElements).toBe(2);
  expect(await names()).toEqual(['ben', 'Ann_100%']);
  const [ben, ann] = answer.data.content;
  expect(ben).toMatchObject({ subscriptions: 1, collected: 0, comments: 0, read: 0 });
  expect(ann).toMatchObject({ institution: 'Sample Institute', collected: 1, comments: 1, read: 1, subscriptions: 0 });
  expect(JSON.stringify(answer.data)).not.toMatch(/example\.org|13800000000/);
});

test('a member is found by how the user name begins, whatever its case and signs', async () => {
  expect(await names('?text=ANN')).toEqual(['Ann_100%']);
  expect(await names('?text=ann_100%25')).toEqual(['Ann_100%']);
  expect(await names('?text=nn')).toEqual([]);
  expect(await names('?size=1&page=1')).toEqual(['Ann_100%']);
});

test('someone who comes again after an hour is seen anew', async () => {
  await portal.owner.query('update member_use set used_at = now()');
  expect(await names()).toEqual(['Ann_100%', 'ben']);
});

test('editors do not see the members', async () => {
  expect((await ask('', editor)).http).toBe(403);
});

test('the list is read through its indices, whatever other sites have', async () => {
  await portal.owner.query(
    `insert into account (user_name) select 'sample-' || number from generate_series(1, 3000) number`,
  );
  await portal.owner.query(
    `insert into site_member (site_id, account_id, name_key, seen_at)
     select 1, account_id, lower(user_name), now() - interval '1 day' from account where user_name like 'sample-%'`,
  );
  await portal.owner.query('analyze site_member, account');
  const { planOf, readThrough, rowsRead } = await import('../../../../../tests/support/query-plan.ts');
  const { listStatement } = await import('../store/postgres-site-members.ts');
  for (const text of ['', 'sample-29'])
    for (const planned of ['custom', 'generic'] as const) {
      const statement = listStatement(1, { text, page: 0, size: 20 });
      const scope = { reads: [1], writes: null };
      const plan = await planOf(portal.app.database.pool, scope, statement, { planned, run: true });
      expect(readThrough(plan, ['site_member', 'account'])).toEqual([]);
      expect(rowsRead(plan)).toBeLessThan(200);
    }
});
