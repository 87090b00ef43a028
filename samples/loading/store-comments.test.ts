import { expect, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { storeSite } from '../../tests/support/sites.ts';
import { useTestApp } from '../../tests/support/test-app.ts';
import { storeRows } from '../../tests/tables/store-rows.ts';
import { opticsSite } from './sample-sites.ts';
import { storeComments } from './store-comments.ts';

const sites = [opticsSite.directory];

const portal = useTestApp(async (test) => {
  await storeSite(test, { id: 1, sld: 'optics' });
  const papers = Array.from({ length: 200 }, (_, place) => ({
    id: idOf(1, place + 1),
    kind: 'article',
    status: 'published',
    titles: { en: `Paper ${place}` },
    published_on: '2025-05-01',
  }));
  await storeRows(test, 1, 'item', papers);
  await storeComments(test.app, sites);
});

const counted = async () => {
  await portal.owner.query("select set_config('app.reads', '1', false)");
  const { rows } = await portal.owner.query(
    `select (select count(*)::int from comment) as comments, (select count(*)::int from comment where state = 'waiting') as waiting,
       count(*) filter (where score is not null)::int as scored, count(distinct score)::int as scores,
       (select count(*)::int from comment where text !~ '示例评论|Sample comment') as unlabelled from item`,
  );
  return rows[0];
};

test('a sample site has comments with stars of several heights, and some that wait for its editors', async () => {
  const { comments, waiting, scored, scores, unlabelled } = await counted();
  expect(comments).toBeGreaterThan(60);
  expect(waiting).toBe(8);
  expect(scored).toBeGreaterThan(20);
  expect(scores).toBeGreaterThan(3);
  expect(unlabelled).toBe(0);
});

test('doing it again says nothing more', async () => {
  const before = await counted();
  await storeComments(portal.app, sites);
  expect(await counted()).toEqual(before);
});
