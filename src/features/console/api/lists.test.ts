import { expect, test } from 'vitest';
import { storeConsoleUser } from '../../../../tests/support/console-users.ts';
import type { SampleMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const host = 'optics.localhost';
const day = 86_400_000;
let editor: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'biology' });
  editor = await storeConsoleUser(app, { userName: 'editor', role: 'editor', site: 1 });
  await app.owner.query(`update account set real_name = 'Li Sample' where user_name = 'editor'`);
  const article = (place: number, more: object, site = 1) => ({
    id: idOf(site, place),
    kind: 'article',
    status: 'published',
    titles: { en: `Paper ${place}` },
    ...more,
  });
  await storeRows(app, 1, 'item', [
    article(1, { views: 7, doi: '10.5555/one' }),
    article(2, { views: 40 }),
    article(3, { status: 'draft' }),
    article(4, { status: 'withdrawn', withdrawn_on: '2026-01-01' }),
  ]);
  await storeRows(app, 2, 'item', [article(1, { views: 99 }, 2)]);
  await storeRows(
    app,
    1,
    'article',
    [1, 2, 3, 4].map((place) => ({
      id: idOf(1, place),
      access_type: 0,
      publication_type: 0,
      type: 'research-article',
    })),
  );
  await storeRows(app, 1, 'contributor', [
    { article_id: idOf(1, 1), position: 1, role: 'author', type: 'person', names: { en: { full: 'Li Sample' } } },
  ]);
  await storeRows(app, 1, 'submission', [
    {
      submission_id: idOf(1, 90),
      kind: 'manuscript',
      account_id: editor.id,
      language: 'en',
      state: 'accepted',
      round: 1,
      number: 'A-1',
      sent_at: new Date(Date.now() - 14 * day),
      decided_at: new Date(Date.now() - 4 * day),
    },
  ]);
  await storeRows(app, 1, 'submission_opinion', [
    {
      opinion_id: idOf(1, 91),
      submission_id: idOf(1, 90),
      round: 1,
      name: 'R',
      email: 'r@example.org',
      language: 'en',
      due_on: '2026-01-01',
      state: 'asked',
    },
  ]);
});

const list = async (query: string) =>
  (await portal.get(host, `/console/documents?kind=article${query}`, { ...editor.headers, language: 'en' })).data;
const titles = async (query: string) =>
  (await list(query)).content.map((row: { titles: { en: string } }) => row.titles.en);

test('a row says who wrote it, its DOI, its state and how often it was viewed, of this site alone', async () => {
  const { content, totalElements } = await list('');
  expect(totalElements).toBe(4);
  expect(content.at(-1)).toMatchObject({
    titles: { en: 'Paper 1' },
    facts: { status: 'published', authors: [{ en: 'Li Sample' }], doi: '10.5555/one', views: 7 },
  });
});

test('a list is narrowed down by state and sorted by change or views', async () => {
  expect(await titles('')).toEqual(['Paper 4', 'Paper 3', 'Paper 2', 'Paper 1']);
  expect(await titles('&state=draft')).toEqual(['Paper 3']);
  expect(await titles('&state=withdrawn')).toEqual(['Paper 4']);
  expect(await titles('&sort=views')).toEqual(['Paper 2', 'Paper 1']);
  // The order hides nothing that was requested, and shows nothing else.
  expect(await titles('&state=draft&sort=views')).toEqual(['Paper 3']);
  expect(await titles('&state=withdrawn&sort=views')).toEqual(['Paper 4']);
  expect(await titles('&state=published&sort=updated')).toEqual(['Paper 1', 'Paper 2']);
  // The author of the first was stored last.
  expect(await titles('&sort=updated&size=1&page=1')).toEqual(['Paper 4']);
});

test('whoever sits here is called by the name they gave, and sees what waits', async () => {
  const { data } = await portal.get(host, '/console/me', editor.headers);
  expect(data).toMatchObject({ userName: 'editor', name: 'Li Sample', waiting: { comments: 0, submissions: 0 } });
});

test('a list says whether what is in it can be taken away there: papers are withdrawn one by one, with their reasons', async () => {
  const { data } = await portal.get(host, '/console/me', editor.headers);
  const isRemovable = (wanted: string) => data.kinds.find(({ kind }: { kind: string }) => kind === wanted).isRemovable;
  expect([isRemovable('article'), isRemovable('news')]).toEqual([false, true]);
  const { state } = (await portal.get(host, `/console/document?kind=article&id=${idOf(1, 1)}`, editor.headers)).data;
  const wanted = { kind: 'article', id: idOf(1, 1), state };
  expect((await portal.post(host, '/console/document/remove', wanted, editor.headers)).http).toBe(404);
});

test('the dashboard counts the submissions of a year, days to a decision and reviews that are overdue', async () => {
  const { data } = await portal.get(host, '/console/overview', editor.headers);
  expect(data.submissionFigures).toMatchObject({ overdue: 1, counts: { accepted: 1 } });
  expect(data.submissionFigures.medianDays).toBeCloseTo(10, 0);
  expect(data.submissionFigures.sent).toHaveLength(12);
  expect(data.submissionFigures.sent.reduce((sum: number, one: number) => sum + one, 0)).toBe(1);
});
