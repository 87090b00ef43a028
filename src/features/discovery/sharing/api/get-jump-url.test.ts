import { describe, expect, test } from 'vitest';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { loadSearch } from '../../search/pages/load-search.ts';

const article = idOf(1, 1);
const news = idOf(1, 2);
const resource = idOf(1, 3);
const draft = idOf(1, 4);
const withdrawn = idOf(1, 5);
const [link, standard, patent, hostile] = [6, 7, 8, 9].map((number) => idOf(1, number)) as [
  string,
  string,
  string,
  string,
];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'item', [
    { id: article, kind: 'article', status: 'published', titles: {}, doi: '10.5555/Bent Light' },
    { id: news, kind: 'news', status: 'published', titles: {} },
    { id: resource, kind: 'general-resource', status: 'published', titles: {} },
    { id: draft, kind: 'article', status: 'draft', titles: {} },
    { id: withdrawn, kind: 'article', status: 'withdrawn', titles: {} },
    ...[link, hostile].map((id) => ({ id, kind: 'news', status: 'published', titles: {} })),
    ...[standard, patent].map((id) => ({ id, kind: 'general-resource', status: 'published', titles: {} })),
  ]);
  await storeRows(app, 1, 'news', [
    { id: news, type: 'information' },
    { id: link, type: 'link', link: 'https://partner.example/call' },
    { id: hostile, type: 'link', link: 'javascript:alert(1)' },
  ]);
  await storeRows(app, 1, 'general_resource', [
    { id: resource, library: 'general' },
    { id: standard, library: 'standard' },
    { id: patent, library: 'patent' },
  ]);
});

describe.each([
  { path: '/front/front-article/getJumpUrl', id: article, other: news, url: '/article/doi/10.5555/bent%20light' },
  { path: '/front/front-news/getJumpUrl', id: news, other: resource, url: `/newsInfo?columnId=${news}` },
  {
    path: '/front/rc_res_general/getJumpUrl',
    id: resource,
    other: article,
    url: `/currencyDetails?columnId=${resource}`,
  },
])('GET $path', ({ path, id, other, url }) => {
  const jump = (host: string, query: string) => portal.get(host, `${path}?${query}`);

  test('id leads to the page of this very site that shows the thing', async () => {
    expect(await jump('optics.localhost', `id=${id}`)).toMatchObject({
      status: 0,
      data: { url },
      headers: { xkey: `i${id}` },
    });
  });

  test('siteId may name a site that a portal gathers, and no other', async () => {
    expect((await jump('www.localhost', `siteId=1&id=${id}`)).data).toEqual({ url });
    expect((await jump('www.localhost', `id=${id}`)).data).toEqual({ url });
    expect(await jump('www.localhost', `siteId=2&id=${id}`)).toMatchObject({ http: 403, status: 10001 });
    expect((await jump('www.localhost', `id=${idOf(2, 1)}`)).status).toBe(10001);
    expect((await jump('stranger.localhost', `id=${id}`)).status).toBe(10001);
  });

  test('an id that nothing of this kind has does not exist', async () => {
    for (const unknown of [idOf(1, 99), other, draft, '7'])
      expect(await portal.get('optics.localhost', `${path}?id=${unknown}`, { language: 'en' })).toMatchObject({
        http: 404,
        message: 'Article id is not exist.',
      });
  });

  test('without an id it is refused', async () => {
    expect((await jump('optics.localhost', '')).status).toBe(400);
    expect((await jump('optics.localhost', 'id=https://evil.example')).status).toBe(400);
  });
});

test('a jump leads to the one address of a thing: standards and patents to the library, a link in the news to where it leads', async () => {
  const jump = async (path: string, id: string) => (await portal.get('optics.localhost', `${path}?id=${id}`)).data.url;
  for (const id of [standard, patent])
    expect(await jump('/front/rc_res_general/getJumpUrl', id)).toBe(`/libraryDetails?columnId=${id}`);
  expect(await jump('/front/front-news/getJumpUrl', link)).toBe('https://partner.example/call');
  expect(await jump('/front/front-news/getJumpUrl', hostile)).toBe(`/newsInfo?columnId=${hostile}`);
});

test('/article with an id is read at the address that it jumps to', async () => {
  const request = new Request(`https://optics.localhost/article?id=${article}`);
  const went = await loadSearch(pageContext(portal, 'optics.localhost'), request).catch((response) => response);
  expect([went.status, went.headers.get('location')]).toEqual([301, '/article/doi/10.5555/bent%20light']);
});

test('a withdrawn article keeps its address, where its page says so', async () => {
  const answer = await portal.get('optics.localhost', `/front/front-article/getJumpUrl?id=${withdrawn}`);
  expect(answer.data).toEqual({ url: `/thesisDetails?columnId=${withdrawn}` });
});
