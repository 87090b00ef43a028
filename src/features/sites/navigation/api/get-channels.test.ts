import { describe, expect, test, vi } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const home = idOf(1, 10);
const about = idOf(1, 11);
const issues = idOf(1, 12);
const partner = idOf(1, 13);
const hidden = idOf(1, 14);
const belowHidden = idOf(1, 15);

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics', language: 'zh' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 4, sld: 'expired', columns: { expires_at: '2020-01-01' } });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1, 4] });
  await storeRows(app, 1, 'channel', [
    { id: home, position: 1, code: 'homeNav', names: { zh: '首页', en: 'Home' } },
    { id: about, position: 2, code: 'column', names: { zh: '关于' } },
    {
      id: issues,
      parent_id: about,
      position: 1,
      code: 'backissue',
      names: { zh: '过刊', en: 'Back issues' },
      link_type: 'blank',
      link_value: 'note',
      banner_id: idOf(1, 30),
      news_data_type: 'Dynamic',
    },
    { id: partner, position: 3, code: 'jump', names: { en: 'Partner' }, link_value: 'javascript:alert(1)' },
    { id: hidden, position: 4, code: 'news', names: { en: 'Hidden' }, enable: false },
    { id: belowHidden, parent_id: hidden, position: 1, code: 'news', names: { en: 'Below' } },
  ]);
  await storeRows(app, 2, 'channel', [{ id: idOf(2, 10), position: 1, code: 'news', names: { en: 'Foreign' } }]);
  await storeRows(app, 4, 'channel', [{ id: idOf(4, 10), position: 1, code: 'news', names: { en: 'Late' } }]);
});

const listedIssues = {
  id: issues,
  code: 'backissue',
  name: '过刊',
  enName: 'Back issues',
  names: { zh: '过刊', en: 'Back issues' },
  enable: true,
  linkType: 'blank',
  linkValue: 'note',
  parentId: about,
  bannerId: idOf(1, 30),
  newsDataType: 'Dynamic',
  showsAll: false,
  target: {
    href: `/academic?columnId=${issues}&columnName=Back+issues&bannerId=${idOf(1, 30)}&code=backissue&type=backissue&newsDataType=Dynamic&lang=en`,
    external: false,
    newWindow: true,
  },
  children: [],
};

describe('GET /front/channel/getChannelList', () => {
  test('shows the navigation as a tree with every field of a channel and where it leads', async () => {
    const answer = await portal.get('optics.localhost', '/front/channel/getChannelList', { language: 'en' });
    expect(answer).toMatchObject({ http: 200, status: 0 });
    expect(answer.data).toHaveLength(3);
    expect(answer.data[1]).toMatchObject({ id: about, parentId: null, children: [listedIssues] });
    expect(answer.data[1].children).toEqual([listedIssues]);
    expect(answer.headers.xkey).toBe('f1');
  });

  test('leaves out channels that are switched off and all below them', async () => {
    const text = JSON.stringify(await portal.get('optics.localhost', '/front/channel/getChannelList'));
    expect(text).not.toContain(hidden);
    expect(text).not.toContain(belowHidden);
  });

  test('a name is the Chinese one or else the site’s, an English name may be missing', async () => {
    const { data } = await portal.get('optics.localhost', '/front/channel/getChannelList');
    expect(data[1]).toMatchObject({ name: '关于', enName: '' });
    expect(data[2]).toMatchObject({ name: 'Partner', enName: 'Partner' });
  });

  test('an address that a browser would run is shown nowhere', async () => {
    const { data } = await portal.get('optics.localhost', '/front/channel/getChannelList');
    expect(data[2]).toMatchObject({ target: null, linkValue: null });
  });

  test('a portal shows the navigation of a site that it gathers, and of no other', async () => {
    const gathered = await portal.get('www.localhost', '/front/channel/getChannelList?siteId=1');
    expect(gathered.data).toHaveLength(3);
    expect(gathered.headers.xkey).toBe('f1');
    expect(await portal.get('www.localhost', '/front/channel/getChannelList')).toMatchObject({ status: 0, data: [] });
    for (const siteId of [2, 4])
      expect((await portal.get('www.localhost', `/front/channel/getChannelList?siteId=${siteId}`)).status).toBe(10001);
    expect((await portal.get('optics.localhost', '/front/channel/getChannelList?siteId=3')).status).toBe(10001);
  });

  test('a siteId that is no number is refused', async () => {
    expect(await portal.get('optics.localhost', '/front/channel/getChannelList?siteId=x')).toMatchObject({
      http: 400,
      status: 400,
    });
  });
});

describe('GET /front/channel/info', () => {
  const info = (host: string, channelId: string) =>
    portal.get(host, `/front/channel/info?channelId=${channelId}`, { language: 'en' });

  test('channelId finds one channel with those above it', async () => {
    const answer = await info('optics.localhost', issues);
    expect(answer.status).toBe(0);
    const { ancestors, ...channel } = answer.data;
    expect(channel).toEqual(listedIssues);
    expect(ancestors).toMatchObject([
      { id: about, name: '关于', target: { href: expect.stringContaining('/periodIntroduce?') } },
    ]);
    expect(ancestors[0].children).toBeUndefined();
    expect(answer.headers.xkey).toBe('f1');
  });

  test('a portal finds the channel of a site that it gathers without being told the site', async () => {
    expect((await info('www.localhost', issues)).data).toMatchObject({ id: issues });
  });

  test('the channel of a foreign or expired site is forbidden with status 10001', async () => {
    expect(await info('www.localhost', idOf(2, 10))).toMatchObject({ http: 403, status: 10001 });
    expect(await info('www.localhost', idOf(4, 10))).toMatchObject({ status: 10001 });
    expect(await info('optics.localhost', idOf(3, 10))).toMatchObject({ status: 10001 });
  });

  test('an unknown channel, one that is switched off and one below it are not found', async () => {
    for (const id of [idOf(1, 99), hidden, belowHidden, '5'])
      expect(await info('optics.localhost', id)).toMatchObject({ http: 404, status: 404 });
  });

  test('a channelId must be an id', async () => {
    for (const id of ['x', '9999999999999999999']) expect((await info('optics.localhost', id)).status).toBe(400);
    expect((await portal.get('optics.localhost', '/front/channel/info')).status).toBe(400);
  });
});

test('what stands around every page of a busy site is not read for every page', async () => {
  const paths = [
    '/front/channel/getChannelList',
    `/front/channel/info?channelId=${issues}`,
    '/front/tools/getToolsList',
    '/front/commonResource/getCommonCodes',
    '/front/module/getModuleList',
    `/front/module/getModuleList?channelId=${issues}`,
  ];
  for (const path of paths) await portal.get('optics.localhost', path);
  const connect = vi.spyOn(portal.app.database.pool, 'connect');
  for (const path of paths) expect((await portal.get('optics.localhost', path)).status).toBe(0);
  expect(connect).not.toHaveBeenCalled();
  connect.mockRestore();
});
