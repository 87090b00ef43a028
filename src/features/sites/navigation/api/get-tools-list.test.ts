import { expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';

const tool = (counter: number, type: string, platformType: string | null, more: object = {}) => ({
  id: idOf(1, counter),
  index_id: `tool-${counter}`,
  position: counter,
  type,
  platform_type: platformType,
  res_name: { en: `Tool ${counter}`, zh: `工具 ${counter}` },
  ...more,
});

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(app, 1, 'tool_link', [
    tool(1, 'pop', null, {
      description: { en: 'Scan me', zh: '扫一扫' },
      cover: '/files/cover',
      cover_id: 'c1',
      link_type2: 'column',
      link_value2: '1099511627777',
      bounce_picture_url: '/files/bounce',
      picture_url: 'https://pictures.example/p.png',
      url: 'https://partner.example/app',
    }),
    tool(2, 'platform', 'rss', { url: '/rssList' }),
    tool(3, 'platform', 'email'),
    tool(4, 'platform', 'folderAdd'),
    tool(5, 'platform', 'share'),
    tool(6, 'share', null),
    tool(7, 'external', null, {
      url: 'javascript:alert(1)',
      link_value2: 'javascript:alert(1)',
      picture_url: 'data:x',
    }),
  ]);
});

test('GET /front/tools/getToolsList shows the toolbar’s links in order with every field', async () => {
  const answer = await portal.get('optics.localhost', '/front/tools/getToolsList', { language: 'zh' });
  expect(answer).toMatchObject({ http: 200, status: 0 });
  expect(answer.data[0]).toEqual({
    id: idOf(1, 1),
    indexId: 'tool-1',
    type: 'pop',
    platformType: null,
    resName: '工具 1',
    names: { en: 'Tool 1', zh: '工具 1' },
    description: '扫一扫',
    descriptions: { en: 'Scan me', zh: '扫一扫' },
    cover: '/files/cover',
    coverId: 'c1',
    linkType2: 'column',
    linkValue2: '1099511627777',
    bouncePictureUrl: '/files/bounce',
    pictureUrl: 'https://pictures.example/p.png',
    url: 'https://partner.example/app',
  });
  expect(answer.data.map(({ type, platformType }: Record<string, string>) => [type, platformType])).toEqual([
    ['pop', null],
    ['platform', 'rss'],
    ['platform', 'email'],
    ['platform', 'folderAdd'],
    ['platform', 'share'],
    ['share', null],
    ['external', null],
  ]);
  expect(answer.headers.xkey).toBe('f1');
});

test('a link that a browser would run is not handed out', async () => {
  const { data } = await portal.get('optics.localhost', '/front/tools/getToolsList');
  expect(data[6]).toMatchObject({ url: null, linkValue2: null, pictureUrl: null });
});

test('a portal shows the toolbar of a site that it gathers, and of no other', async () => {
  expect((await portal.get('www.localhost', '/front/tools/getToolsList?siteId=1')).data).toHaveLength(7);
  expect((await portal.get('www.localhost', '/front/tools/getToolsList')).data).toEqual([]);
  expect((await portal.get('www.localhost', '/front/tools/getToolsList?siteId=2')).status).toBe(10001);
});

test('a siteId of zero is refused', async () => {
  expect((await portal.get('optics.localhost', '/front/tools/getToolsList?siteId=0')).status).toBe(400);
});
