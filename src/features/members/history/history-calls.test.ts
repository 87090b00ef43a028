import { describe, expect, test } from 'vitest';
import { type SampleMember, storeMember } from '../../../../tests/support/members.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const paper = idOf(1, 1);
const book = idOf(1, 2);
const leaving = idOf(1, 3);
const draft = idOf(1, 4);
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

let ann: SampleMember;
let ben: SampleMember;

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'item', [
    { id: paper, kind: 'article', status: 'published', titles: { en: 'On lenses', zh: '论透镜' } },
    { id: book, kind: 'book', status: 'published', titles: { en: 'Light' } },
    { id: leaving, kind: 'article', status: 'published', titles: { en: 'Soon gone' } },
    { id: draft, kind: 'article', status: 'draft', titles: { en: 'Not yet' } },
  ]);
  ann = await storeMember(app, { userName: 'ann' });
  ben = await storeMember(app, { userName: 'ben' });
});

const optics = 'optics.localhost';
const www = 'www.localhost';

const view = (id: string, member: SampleMember | null, host = optics) =>
  portal.post(host, '/front/statistics/view', { id }, { 'user-agent': browser, ...member?.headers });
const historys = (member: SampleMember, host = optics, query = '') =>
  portal.get(host, `/front/frontMembers/historys?${query}`, { language: 'en', ...member.headers });
const downloads = (member: SampleMember, host = optics) =>
  portal.get(host, '/front/frontMembers/downloads', { language: 'en', ...member.headers });
const forget = (member: SampleMember, body: object, host = optics) =>
  portal.post(host, '/front/frontMembers/forget', body, member.headers);
const idsOf = ({ data }: { data?: { content: { id: string }[] } }) => data?.content.map(({ id }) => id);

async function download(id: string, member: SampleMember) {
  const site = { id: 1, sld: 'optics', defaultLanguage: 'en' } as const;
  const context = { host: site, target: site, reads: [1], writes: 1 };
  await portal.app.counting.usage.count(context, id, 'download', {
    address: '203.0.113.1',
    agent: browser,
    session: member.id,
  });
}

describe('GET /front/frontMembers/historys', () => {
  test('what a member reads is listed once, the newest first, with how often it was read', async () => {
    await view(paper, ann);
    await view(book, ann);
    await view(paper, ann);
    const { data, headers } = await historys(ann);
    expect(data).toMatchObject({ totalElements: 2, totalPages: 1, page: 0 });
    expect(data.content[0]).toMatchObject({
      id: paper,
      kind: 'article',
      type: 'article',
      resName: 'On lenses',
      url: `/thesisDetails?columnId=${paper}`,
      isThere: true,
      times: 2,
    });
    expect(data.content[1]).toMatchObject({ id: book, type: 'publication', times: 1 });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('a page is cut by page and size', async () => {
    expect(idsOf(await historys(ann, optics, 'page=1&size=1'))).toEqual([book]);
    expect((await historys(ann, optics, 'size=51')).http).toBe(400);
  });

  test('a visitor leaves no history, and what is not published is in none', async () => {
    await view(paper, null);
    await view(draft, ben);
    expect(idsOf(await historys(ben))).toEqual([]);
  });

  test('history belongs to one member at one site', async () => {
    await view(paper, ben, www);
    expect(idsOf(await historys(ben, www))).toEqual([paper]);
    expect(idsOf(await historys(ben))).toEqual([]);
    expect(idsOf(await historys(ann, www))).toEqual([]);
    expect(idsOf(await historys(ann, 'stranger.localhost'))).toEqual([]);
  });

  test('what was withdrawn since is still named and said to be gone', async () => {
    await view(leaving, ann);
    await portal.owner.query('begin');
    await portal.owner.query("select set_config('app.reads', '1', true), set_config('app.writes', '1', true)");
    await portal.owner.query("update item set status = 'withdrawn' where id = $1", [leaving]);
    await portal.owner.query('commit');
    const { data } = await historys(ann);
    expect(data.content[0]).toMatchObject({ id: leaving, resName: 'Soon gone', url: null, isThere: false });
  });

  test('a visitor is asked to sign in', async () => {
    expect((await portal.get(optics, '/front/frontMembers/historys')).http).toBe(401);
    expect((await portal.get(optics, '/front/frontMembers/downloads')).http).toBe(401);
    expect((await portal.post(optics, '/front/frontMembers/forget', { what: 'read' })).http).toBe(401);
  });
});

describe('GET /front/frontMembers/downloads', () => {
  test('what a member downloads stands apart from what they read', async () => {
    await download(book, ann);
    const { data } = await downloads(ann);
    expect(data.content).toMatchObject([{ id: book, resName: 'Light', times: 1 }]);
    expect(idsOf(await downloads(ben))).toEqual([]);
  });
});

describe('POST /front/frontMembers/forget', () => {
  test('forgets single things, and only those of whoever asks', async () => {
    await download(paper, ben);
    await download(paper, ann);
    expect((await forget(ann, { what: 'download', ids: [paper] })).data).toEqual({ forgotten: 1 });
    expect(idsOf(await downloads(ann))).toEqual([book]);
    expect(idsOf(await downloads(ben))).toEqual([paper]);
    expect((await forget(ann, { what: 'download', ids: [paper] })).data).toEqual({ forgotten: 0 });
  });

  test('forgets all of one list at one site, and leaves the other list', async () => {
    await view(paper, ben, www);
    const { totalElements } = (await historys(ann)).data;
    expect((await forget(ann, { what: 'read' })).data).toEqual({ forgotten: totalElements });
    expect(idsOf(await historys(ann))).toEqual([]);
    expect(idsOf(await downloads(ann))).toEqual([book]);
    expect(idsOf(await historys(ben, www))).toEqual([paper]);
  });
});
