import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const channel = idOf(1, 10);
const bannerId = idOf(1, 30);
const article = idOf(1, 77);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'channel', [{ id: channel, position: 1, code: 'new', names: {} }]);
  await storeRows(app, 1, 'module', [
    { id: idOf(1, 22), position: 2, code: 'hologram', style_id: '1' },
    { id: idOf(1, 21), position: 1, code: 'banner', style_id: 'slides', area: 'wide', settings: { bannerId } },
    {
      id: idOf(1, 23),
      position: 3,
      code: 'facts',
      titles: { en: 'Facts', zh: '数据' },
      style_id: 'row',
      area: 'side',
      settings: { facts: ['issn'], size: 3, later: 1 },
      css_content: '[data-part="module"] { color: red; position: fixed }',
    },
    { id: idOf(1, 24), channel_id: channel, position: 1, code: 'textList', style_id: '1', settings: { size: 5 } },
    {
      id: idOf(1, 25),
      channel_id: channel,
      position: 2,
      code: 'papers',
      style_id: 'cards',
      settings: { which: ['mostRead', 'loudest', 'newest'], more: 'javascript:alert(1)' },
    },
  ]);
  await storeRows(app, 1, 'banner_item', [
    {
      id: idOf(1, 41),
      banner_id: bannerId,
      position: 2,
      type: 'article',
      url: 'https://partner.example/',
      target_id: article,
      index_id: 'idx',
      res_name: { en: 'An article', zh: '论文' },
      description: { en: 'New' },
      vas_doc_link: 'https://enhanced.example/a',
      doi: '10.1234/a',
      target_site_id: 1,
      picture_url: '/files/picture',
    },
    { id: idOf(1, 40), banner_id: bannerId, position: 1, type: 'link', url: 'javascript:alert(1)', res_name: {} },
    { id: idOf(1, 42), banner_id: idOf(1, 31), position: 1, type: 'other', res_name: { en: 'Elsewhere' } },
  ]);
  await storeRows(app, 3, 'module', [{ id: idOf(3, 21), position: 1, code: 'journals', style_id: '1' }]);
});
const path = '/front/module/getModuleList';
const codes = (data: { code: string }[]) => data.map(({ code }) => code);

test('GET /front/module/getModuleList without a channel shows the home page’s modules in order; unknown ones are skipped', async () => {
  const answer = await portal.get('optics.localhost', path);
  expect(answer).toMatchObject({ http: 200, status: 0, headers: { xkey: 'f1' } });
  expect(codes(answer.data)).toEqual(['banner', 'facts']);
  expect(answer.data[1]).toEqual({
    id: idOf(1, 23),
    channelId: null,
    code: 'facts',
    titles: { en: 'Facts', zh: '数据' },
    styleId: 'row',
    area: 'side',
    settings: { facts: ['issn'], size: 3 },
    cssContent: expect.stringContaining('color'),
    stylesheet: expect.stringMatching(/^\/theme\/module\/\d+-[0-9a-f]{16}\.css$/),
    items: [],
  });
});

test('cssContent comes with nothing that a tenant may not style', async () => {
  const { data } = await portal.get('optics.localhost', path);
  expect(data[1].cssContent).toContain('[data-part="module"]');
  expect(data[1].cssContent).not.toContain('fixed');
  expect(data[0].cssContent).toBeNull();
});

test('a module’s style is a file of its own that styles that module alone and is kept for ever', async () => {
  const { data } = await portal.get('optics.localhost', path);
  const sheet = (address: string, host = 'optics.localhost') =>
    portal.server.inject({ url: address, headers: { host } });
  const kept = await sheet(data[1].stylesheet);
  expect(kept.body).toContain(`@scope ([data-module="${idOf(1, 23)}"])`);
  expect(kept.body).toContain('[data-part="module"]{color:red}');
  expect(kept.headers['cache-control']).toContain('immutable');
  const older = await sheet(data[1].stylesheet.replace(/-[0-9a-f]+/, '-0000000000000000'));
  expect(older.body).toBe(kept.body);
  expect(older.headers['cache-control']).not.toContain('immutable');
  expect(data[0].stylesheet).toBeNull();
  expect((await sheet(`/theme/module/${data[0].id}-0000000000000000.css`)).statusCode).toBe(404);
  expect((await sheet(data[1].stylesheet, 'stranger.localhost')).statusCode).toBe(404);
});

test('a banner brings its items in order with every field and where each leads', async () => {
  const { data } = await portal.get('optics.localhost', path, { language: 'zh' });
  expect(data[0].items).toHaveLength(2);
  expect(data[0].items[0]).toMatchObject({
    bannerItemId: idOf(1, 40),
    type: 'link',
    url: null,
    id: null,
    target: null,
  });
  expect(data[0].items[1]).toEqual({
    bannerItemId: idOf(1, 41),
    bannerId,
    type: 'article',
    url: 'https://partner.example/',
    id: article,
    indexId: 'idx',
    resName: '论文',
    names: { en: 'An article', zh: '论文' },
    descriptions: { en: 'New' },
    vasDocLink: 'https://enhanced.example/a',
    doi: '10.1234/a',
    siteId: 1,
    pictureUrl: '/files/picture',
    target: { href: 'https://enhanced.example/a', external: true },
  });
});

test('channelId chooses the modules of that channel’s page, also on a portal that gathers the site', async () => {
  expect(codes((await portal.get('optics.localhost', `${path}?channelId=${channel}`)).data)).toEqual([
    'textList',
    'papers',
  ]);
  const gathered = await portal.get('www.localhost', `${path}?channelId=${channel}`);
  expect(codes(gathered.data)).toEqual(['textList', 'papers']);
  expect(gathered.headers.xkey).toBe('f1');
  expect(codes((await portal.get('www.localhost', `${path}?siteId=1`)).data)).toEqual(['banner', 'facts']);
  expect(codes((await portal.get('www.localhost', path)).data)).toEqual(['journals']);
});

test('a module of papers says which lists it shows; lists and addresses that nobody knows are left out', async () => {
  const { data } = await portal.get('optics.localhost', `${path}?channelId=${channel}`);
  expect(data[1]).toMatchObject({ code: 'papers', styleId: 'cards', settings: { which: ['mostRead', 'newest'] } });
  expect(data[1].settings).not.toHaveProperty('more');
});

test('a channel of a foreign site is forbidden with status 10001', async () => {
  expect(await portal.get('www.localhost', `${path}?channelId=${idOf(2, 10)}`)).toMatchObject({
    http: 403,
    status: 10001,
  });
  expect(await portal.get('www.localhost', `${path}?siteId=2`)).toMatchObject({ status: 10001 });
});

test('an unknown channel has no modules, an id that no site can have is not found, anything else is refused', async () => {
  expect(await portal.get('optics.localhost', `${path}?channelId=${idOf(1, 99)}`)).toMatchObject({
    status: 0,
    data: [],
  });
  expect(await portal.get('optics.localhost', `${path}?channelId=7`)).toMatchObject({ status: 404 });
  expect(await portal.get('optics.localhost', `${path}?channelId=x`)).toMatchObject({ status: 400 });
});
