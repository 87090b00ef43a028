import { describe, expect, test } from 'vitest';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';

const aiqa = {
  enabled: true,
  title: { en: 'Ask' },
  place: 'end',
  url: 'https://assistant.example/frame',
  appId: 'public-7',
  appName: { en: 'Assistant' },
  texts: { en: 'Ask about this journal' },
};
const stored = {
  header: {
    defaultLanguage: 'en',
    browserIcon: '/files/icon',
    navStyle: 'band',
    name: { en: 'Sample Optics' },
    tagline: { en: 'Light' },
    mark: 'SO',
  },
  footer: {
    toolbarStyle: 3,
    publisher: { en: 'Sample Press' },
    address: { en: '1 Sample Road' },
    copyright: { en: '© Sample Press' },
    icp: 'ICP 0',
    police: null,
    links: [{ name: { en: 'Partner' }, url: 'https://partner.example/' }],
  },
  seo: { title: { en: 'Optics' }, description: { en: 'About light' }, keywords: { en: 'optics; lasers' } },
  publication: { coverStyle: 'shadow', periodsAscending: true, periodsByYear: false },
  aggregated: { enableComment: false, enableAlbum: true, enableSubscription: false },
  functions: {
    onlineFirst: false,
    justAccepted: true,
    backIssues: false,
    submission: true,
    shortRankings: false,
    fullText: false,
    ask: true,
  },
  search: { scopes: ['thesis', 'others'], quickSearch: [{ en: 'laser' }] },
  conditions: [{ field: 'resName_tic', names: { en: 'Title' } }],
  access: {
    jumpOrigins: ['https://jump.example'],
    frameAncestors: ['https://partner.example'],
    hostedPages: ['https://hosted.example/page', 'javascript:alert(1)'],
  },
  aiqa: { ...aiqa, secret: 'never shown' },
};

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger', language: 'zh' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(
    app,
    1,
    'site_config',
    Object.entries(stored).map(([section, value]) => ({ section, value: JSON.stringify(value) })),
  );
  await storeRows(app, 2, 'site_config', [{ section: 'aiqa', value: JSON.stringify({ ...aiqa, enabled: false }) }]);
});

const { title, place, url, texts, enabled, appId, appName } = aiqa;
/** What a site without any configuration answers: it is Chinese and called stranger. */
const plain = { zh: 'stranger' };

const sections = [
  {
    path: '/front/site/getConfigHeader',
    answer: stored.header,
    plainly: { defaultLanguage: 'zh', browserIcon: null, navStyle: 'line', name: plain, tagline: {}, mark: 'S' },
  },
  {
    path: '/front/config-footer/getFooterConfig',
    answer: stored.footer,
    plainly: { toolbarStyle: 1, publisher: {}, address: {}, copyright: {}, icp: null, police: null, links: [] },
  },
  {
    path: '/front/config-seo/findBySiteId',
    answer: stored.seo,
    plainly: { title: plain, description: {}, keywords: {} },
  },
  {
    path: '/front/config-publication/getPublicationConfig',
    answer: stored.publication,
    plainly: { coverStyle: 'plain', periodsAscending: false, periodsByYear: true },
  },
  {
    path: '/front/site/getAggregatedConfig',
    answer: stored.aggregated,
    plainly: { enableComment: true, enableAlbum: true, enableSubscription: true },
  },
  {
    path: '/front/site/getMagazineFunctionalControl',
    answer: stored.functions,
    plainly: {
      onlineFirst: true,
      justAccepted: true,
      backIssues: true,
      submission: true,
      shortRankings: true,
      fullText: true,
      ask: false,
    },
  },
  { path: '/front/site/getFrameAncestors', answer: stored.access.frameAncestors, plainly: [] },
  { path: '/front/site/getHostedPages', answer: ['https://hosted.example/page'], plainly: [] },
  { path: '/front/aiqa/getAiqaConfig', answer: { title, place, url, texts, enabled }, plainly: null },
  { path: '/front/aiqa/getAppInfo', answer: { appId, appName }, plainly: null },
];

describe.each(sections.map((section) => [section.path, section] as const))('GET %s', (path, { answer, plainly }) => {
  test('shows what the site stored, each field', async () => {
    const given = await portal.get('optics.localhost', path);
    expect(given).toMatchObject({ http: 200, status: 0, headers: { xkey: 'f1' } });
    expect(given.data).toEqual(answer);
  });

  test('shows the plain section where nothing is stored or it is switched off', async () => {
    expect((await portal.get('stranger.localhost', path)).data).toEqual(plainly);
  });

  test('a portal shows that of a site that it gathers, and of no other', async () => {
    expect((await portal.get('www.localhost', `${path}?siteId=1`)).data).toEqual(answer);
    expect(await portal.get('www.localhost', `${path}?siteId=2`)).toMatchObject({ http: 403, status: 10001 });
  });

  test('a siteId that is no number is refused', async () => {
    expect((await portal.get('optics.localhost', `${path}?siteId=x`)).status).toBe(400);
  });
});

const sectionsByPath = [
  {
    path: '/front/site/{id}/search-config',
    answer: stored.search,
    plainly: { scopes: ['thesis', 'periodical', 'picture', 'table', 'video', 'others'], quickSearch: [] },
  },
  { path: '/front/site/{id}/search-conditions', answer: stored.conditions, plainly: [] },
];

describe.each(sectionsByPath.map((section) => [section.path, section] as const))(
  'GET %s',
  (path, { answer, plainly }) => {
    const ofSite = (host: string, id: number | string) => portal.get(host, path.replace('{id}', String(id)));

    test('shows what the site stored, or the plain section', async () => {
      const given = await ofSite('optics.localhost', 1);
      expect(given).toMatchObject({ http: 200, status: 0, headers: { xkey: 'f1' } });
      expect(given.data).toEqual(answer);
      expect((await ofSite('stranger.localhost', 2)).data).toEqual(plainly);
    });

    test('the id may be that of a site that a portal gathers, and no other', async () => {
      expect((await ofSite('www.localhost', 1)).data).toEqual(answer);
      expect(await ofSite('www.localhost', 2)).toMatchObject({ http: 403, status: 10001 });
      expect(await ofSite('optics.localhost', 'x')).toMatchObject({ http: 400, status: 400 });
    });
  },
);
