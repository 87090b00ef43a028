import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const paper = idOf(1, 1);
const news = idOf(1, 2);
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  editor = await storeConsoleUser(app, { userName: 'edda', role: 'editor', site: 1 });
  await storeRows(app, 1, 'item', [
    { id: paper, kind: 'article', status: 'published', titles: {} },
    { id: news, kind: 'news', status: 'published', titles: {} },
  ]);
  await storeRows(app, 1, 'customer', [{ customer_id: 7, name: { en: '=Sample library' } }]);
  await app.app.database.pool.query('select make_usage_months()');
  const use = (item: string, what: string, reader: number, customer: number | null) => ({
    item_id: item,
    what,
    reader: Buffer.alloc(16, reader),
    customer_id: customer,
    happened_at: new Date(Date.now() - 120_000),
  });
  await storeRows(app, 1, 'usage_event', [
    use(paper, 'view', 1, 7),
    use(paper, 'view', 2, null),
    use(paper, 'download', 1, 7),
    use(news, 'view', 3, null),
  ]);
  await app.owner.query('insert into usage_progress (site_id) values (1)');
  await app.app.counting.addingUp.now();
});

test('uses are told by month, by kind and by the institution that paid, from sums that the worker keeps', async () => {
  const { data } = await portal.get(host, '/console/usage?months=2', { ...editor.headers, language: 'en' });
  expect(data.months).toHaveLength(2);
  expect(data.months.at(-1)).toMatchObject({ views: 3, downloads: 1 });
  expect(data.kinds).toEqual([
    { kind: 'article', views: 2, downloads: 1 },
    { kind: 'news', views: 1, downloads: 0 },
  ]);
  expect(data.institutions).toEqual([{ id: '7', name: '=Sample library', views: 1, downloads: 1 }]);
});

test('the table for other programs has the same, and nothing that such a program would run', async () => {
  const answer = await portal.server.inject({ url: '/rc-pub/console/usage/csv', headers: { host, ...editor.headers } });
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toContain('by,name,month,views,downloads');
  expect(answer.body).toMatch(/institution,'=Sample library,\d{4}-\d{2},1,1/);
});
