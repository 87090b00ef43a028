import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { bannerTypes } from '../../src/features/portal/home/domain/banner-target.ts';
import type { PublicChannel } from '../../src/features/sites/navigation/contract.ts';
import { channelProblems } from '../../src/features/sites/navigation/domain/editing/channel-document.ts';
import {
  channelFields,
  namedText,
  otherPage,
  outside,
} from '../../src/features/sites/navigation/domain/editing/channel-form.ts';
import { ownPages } from '../../src/features/sites/navigation/domain/editing/own-pages.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { askPage } from '../support/ask-page.tsx';
import { storeSite } from '../support/sites.ts';
import { storeRows } from '../tables/store-rows.ts';
import { useLightSites } from './light-sites.ts';

const [entries] = channelFields;
const targets = entries?.type === 'list' ? entries.of.find(({ name }) => name === 'target') : undefined;
/** The places that the console offers, by the code that is stored. */
const offered = targets?.type === 'choice' ? targets.choices.map(({ value }) => value) : [];
const codes = [...new Set([...offered.filter((code) => code !== otherPage), ...ownPages, 'mag/{journal}'])];

const linkOf: Readonly<Record<string, string>> = { [outside]: 'https://partner.example/', [namedText]: 'for-authors' };

const banner = idOf(1, 30_000);
const portal = useLightSites({ light: {} });
const host = 'light.localhost';
beforeAll(async () => {
  const journal = portal.id('light', 'light');
  await storeRows(
    portal,
    1,
    'channel',
    codes.map((code, place) => ({
      id: idOf(1, 20_000 + place),
      position: 100 + place,
      code: code.replace('{journal}', journal),
      names: { en: `English ${code}`, zh: `中文${code}` },
      link_value: linkOf[code] ?? null,
      banner_id: code === 'news' ? banner : null,
    })),
  );
  await storeRows(portal, 1, 'column_text', [
    {
      id: idOf(1, 29_000),
      channel_id: idOf(1, 20_000),
      position: 0,
      code: linkOf[namedText],
      titles: { en: 'For authors', zh: '作者须知' },
    },
  ]);
  const expected = { news: 'a-news', wechat: 'a-news', album: 'a-album', article: '10.5555/issued' };
  await storeRows(
    portal,
    1,
    'banner_item',
    bannerTypes.map((type, position) => ({
      id: idOf(1, 30_001 + position),
      banner_id: banner,
      position,
      type,
      url: type === 'link' || type === 'other' ? '/searchFrame?q=light' : null,
      target_id: type in expected ? portal.id('light', expected[type as keyof typeof expected]) : null,
      res_name: { en: `Slide ${type}`, zh: `横幅${type}` },
      description: { en: `About ${type}` },
      picture_url: `/files/${type}`,
    })),
  );
  await storeSite(portal, { id: 9, sld: 'www', classification: 'portal', gathers: [1] });
  await storeRows(portal, 9, 'banner_item', [
    {
      id: idOf(9, 2),
      banner_id: idOf(9, 1),
      position: 0,
      type: 'news',
      res_name: { en: 'From a gathered site' },
      target_id: portal.id('light', 'a-news'),
    },
  ]);
});

const flatten = (channels: readonly PublicChannel[]): PublicChannel[] =>
  channels.flatMap((channel) => [channel, ...flatten(channel.children)]);
const channelsIn = async (language: string): Promise<PublicChannel[]> =>
  flatten((await portal.get(host, '/front/channel/getChannelList', { language })).data);
/** Opens an address as a reader does, with where it leads on. */
async function opened(address: string) {
  const page = await askPage(portal, host, address);
  return page.goes?.startsWith('/') ? askPage(portal, host, page.goes) : page;
}

describe.each(['zh', 'en'])('in %s', (language) => {
  test.each(codes)('a channel of code %s opens its page', async (code) => {
    const name = language === 'zh' ? `中文${code}` : `English ${code}`;
    const channel = (await channelsIn(language)).find(({ names }) => names[language as 'zh'] === name);
    if (code === outside) return expect(channel?.target?.href).toBe('https://partner.example/');
    const page = await opened(channel?.target?.href ?? '/nowhere');
    expect(page.status).toBe(200);
    expect(page.html).toMatch(/<h1[\s>]/);
  });

  test.each(bannerTypes)('a banner of type %s opens something', async (type) => {
    const { html } = await askPage(portal, host, `/news?bannerId=${banner}&lang=${language}`);
    const title = language === 'zh' ? `横幅${type}` : `Slide ${type}`;
    const [, link = ''] = new RegExp(`href="([^"]+)">[^<]*<span[^>]*>: (?:<!-- -->)?${title}<`).exec(html) ?? [];
    expect(link).toMatch(/^\//);
    expect((await opened(link)).status).toBe(200);
  });
});

test('any other code leads to /{code}, and that page is there', async () => {
  const channels = await channelsIn('en');
  for (const code of ['hssArticle', 'subjectDetails', 'researchDetail', 'subPoolArticle', 'conference2025']) {
    const href = channels.find(({ names }) => names.en === `English ${code}`)?.target?.href ?? '';
    expect(new URL(href, 'http://site').pathname).toBe(`/${code}`);
    expect((await opened(href)).status).toBe(200);
  }
  const terms = channels.find(({ names }) => names.en === 'English researchDetail')?.target?.href ?? '';
  expect((await opened(terms)).html).not.toMatch(/<h1[^>]*>researchDetail/);
});

test('a channel to a text of its own names it', async () => {
  const channel = (await channelsIn('en')).find(({ names }) => names.en === 'English customRoute');
  expect(new URL(channel?.target?.href ?? '', 'http://site').searchParams.get('code')).toBe('for-authors');
});

describe('the console', () => {
  const entry = (path: string) => ({
    entries: [{ depth: 0, target: otherPage, path, names: {}, id: '1', shown: true }],
  });

  test('refuses a path that leads nowhere, or to a page about one thing without the thing', () => {
    for (const path of ['thesisDetails', 'nowhere', 'console', '../mag', 'bookDetails', ''])
      expect(channelProblems(entry(path))).toEqual([{ path: 'entries.0.path', code: 'fieldRefused' }]);
    for (const path of ['conference2025', '/manuscript', 'mag/7', 'article/doi/10.5555/a', 'hssArticle'])
      expect(channelProblems(entry(path))).toEqual([]);
  });

  test('knows every page of the portal: what a channel may name, and why it may not name the others', () => {
    const routes = [...readFileSync('src/routes.ts', 'utf8').matchAll(/page\(\s*'\/([^']*)'/g)].map(
      ([, at = '']) => at,
    );
    const inside = routes.filter((route) => !/^console|[:*]/.test(route));
    const left = {
      'a page about one thing':
        'thesisDetails bigThesisDetails expertDetails organDetails previewFile articleChanges bookDetailsNew bookDetails bookCatelogDetail libraryDetails currencyDetails textDetail newsInfo academicDetail newScienceDetail virtualProjectDetail projectDetail audioDetails videoDetails itemDetails opinion',
      'for partners’ frames':
        'innerSeniorSearch innerHome innerRecommendation innerRecommendationTest innerBigThesisDetails innerExpertDetails',
      'says that something is wrong': 'errorPage errorMaintain forbiddenPage',
      'other codes lead there': 'contact periodIntroduce subaboutus subcontact',
      'ours, and linked by its address': 'ask forLibraries',
      'for librarians alone': 'librarian',
    };
    const known = [...codes, ...Object.values(left).flatMap((names) => names.split(' '))].map((at) => at.toLowerCase());
    expect(inside.filter((route) => !known.includes(route.toLowerCase()))).toEqual([]);
  });
});

describe('the banner of a channel', () => {
  test('stands above the page that the channel leads to, by bannerId or by the channel alone', async () => {
    const channel = (await channelsIn('en')).find(({ names }) => names.en === 'English news');
    expect(channel?.bannerId).toBe(banner);
    const byAddress = await askPage(portal, host, channel?.target?.href ?? '');
    const byChannel = await askPage(portal, host, `/news?columnId=${channel?.id}`);
    const byBanner = await askPage(portal, host, `/news?bannerId=${banner}`);
    for (const { html } of [byAddress, byChannel, byBanner]) {
      expect(html.indexOf('Slide news')).toBeGreaterThan(0);
      expect(html.indexOf('Slide news')).toBeLessThan(html.indexOf('<h1'));
    }
    expect((await askPage(portal, host, '/news')).html).not.toContain('Slide news');
  });

  test('a slide has its picture and its words', async () => {
    const { html } = await askPage(portal, host, `/news?bannerId=${banner}`);
    expect(html).toContain('src="/files/news"');
    expect(html).toContain('About news');
    const { data } = await portal.get(host, `/front/module/getBanner?bannerId=${banner}`);
    expect(data[0]).toMatchObject({ descriptions: { en: 'About link' }, pictureUrl: '/files/link' });
  });

  test('a bannerId of nothing shows nothing', async () => {
    for (const id of [idOf(1, 39_999), idOf(5, 1)]) {
      const page = await askPage(portal, host, `/news?bannerId=${id}`);
      expect(page.status).toBe(200);
      expect(page.html).not.toContain('data-part="banner"');
    }
  });

  test('a slide says by siteId whose thing it shows, and opens it in the portal that gathers the site', async () => {
    const { data } = await portal.get('www.localhost', `/front/module/getBanner?bannerId=${idOf(9, 1)}`);
    expect(data).toMatchObject([{ siteId: 1, type: 'news', bannerId: idOf(9, 1) }]);
    const page = await askPage(portal, 'www.localhost', `/news?bannerId=${idOf(9, 1)}`);
    const [, link = ''] = /href="([^"]+)">[^<]*<span[^>]*>: (?:<!-- -->)?From a gathered site</.exec(page.html) ?? [];
    expect((await askPage(portal, 'www.localhost', link)).html).toContain('A piece of news');
  });
});
