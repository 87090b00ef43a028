import { expect, test, vi } from 'vitest';
import { storeConsoleUser } from '../../../../../tests/support/console-users.ts';
import { useHookServer } from '../../../../../tests/support/hook-server.ts';
import type { SampleMember } from '../../../../../tests/support/members.ts';
import { storeArticle } from '../../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { createWorker } from '../../../../processes/worker.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
const host = 'optics.localhost';
const [paper, old] = [idOf(1, 1), idOf(1, 2)];
let owner: SampleMember;
const hooks = useHookServer();
const portal = useTestApp(
  async (app) => {
    await storeSite(app, { id: 1, sld: 'optics' });
    owner = await storeConsoleUser(app, { userName: 'owner', role: 'owner', site: 1 });
    await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  },
  async () => ({ IMPRINT_OUTGOING_LOOPBACK: 'yes' }),
);
const rows = async (sql: string, ...values: unknown[]) => (await portal.owner.query(sql, values)).rows;
const work = async () => {
  const worker = createWorker(portal.app);
  while ((await worker.once()) > 0);
  await rows("update notify_due set due_at = now() - interval '1 second'");
  await portal.app.coarNotify.sending.now();
  await portal.app.coarNotify.sending.idle();
};
const know = (name: string, isNotified: boolean) =>
  portal.post(
    host,
    '/console/notify/services/save',
    {
      id: null,
      name,
      origin: `https://${name}.example.org`,
      inbox: hooks.address(`/${name}`),
      offers: [],
      isNotified,
    },
    owner.headers,
  );
const list = async () => (await portal.get(host, '/console/notify/requests', owner.headers)).data.content;
const part = (article_id: string, position: number, type: string, more = {}) =>
  storeRows(portal, 1, 'sub_article', [{ article_id, position, type, titles: { en: `${type} ${position}` }, ...more }]);
const change = (id: string) => rows(`update item set titles = titles || '{"en": "Changed"}' where id = $1`, id);

test('each review of a paper is announced once to each service that is told, and to nobody else', async () => {
  expect((await know('told', true)).http).toBe(200);
  expect((await know('silent', false)).http).toBe(200);
  const later = { published_on: '2999-01-01' };
  await storeArticle(portal, 1, old, { item: { doi: '10.5555/old', published_on: '2001-01-01' } });
  await part(old, 1, 'referee-report', { doi: '10.5555/old.r1' });
  await storeArticle(portal, 1, paper, { item: { doi: '10.5555/light', ...later } });
  await part(paper, 1, 'referee-report', { doi: '10.5555/light.r1' });
  await part(paper, 2, 'decision-letter');
  await change(paper);
  hooks.answers('/told', 503);
  await work();
  expect(await list()).toMatchObject([{ isAnnouncement: true, kind: 'review', state: 'waiting', code: 503 }]);
  hooks.answers('/told', 202);
  await work();
  await change(paper);
  await change(old);
  await work();
  const sent = hooks.at('/told').map(({ body }) => JSON.parse(body));
  expect(sent).toHaveLength(2);
  expect(sent[0]).toEqual(sent[1]);
  expect(sent[0]).toMatchObject({
    type: ['Announce', 'coar-notify:ReviewAction'],
    origin: { id: 'https://optics.localhost', inbox: 'https://optics.localhost/inbox' },
    target: { id: 'https://told.example.org' },
    context: { 'ietf:cite-as': 'https://doi.org/10.5555/light' },
    object: { 'ietf:cite-as': 'https://doi.org/10.5555/light.r1', type: ['Page', 'sorg:Review'] },
  });
  expect(hooks.at('/silent')).toEqual([]);
  expect(await list()).toMatchObject([{ isAnnouncement: true, state: 'sent', isUndone: false }]);

  // A further review of the same paper.
  await part(paper, 3, 'peer-review');
  await change(paper);
  await work();
  expect(hooks.at('/told')).toHaveLength(3);
  const [{ id }] = await list();
  expect((await portal.post(host, '/console/notify/requests/undo', { id }, owner.headers)).http).toBe(404);
});

test('a paper that is the review of another is announced with what it reviews', async () => {
  const review = idOf(1, 5);
  await storeArticle(portal, 1, review, { item: { doi: '10.5555/review', published_on: '2999-01-01' } });
  await storeArticle(portal, 1, idOf(1, 6), { item: { doi: '10.5555/reviewed', published_on: '2999-01-01' } });
  await storeRows(portal, 1, 'relation', [
    { from_id: idOf(1, 6), type: 'has-review', target: '10.5555/review', to_id: review },
  ]);
  await change(review);
  await work();
  const sent = hooks.at('/told').map(({ body }) => JSON.parse(body));
  expect(sent.find(({ object }) => object['ietf:cite-as'] === 'https://doi.org/10.5555/review')).toMatchObject({
    context: { id: 'https://doi.org/10.5555/reviewed' },
  });
});
