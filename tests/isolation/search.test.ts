import { afterAll, describe, expect, test, vi } from 'vitest';
import { siteOfId } from '../../src/platform/kernel/id.ts';
import type { SearchEngine } from '../../src/platform/ports/search-engine.ts';
import { dropIndices } from '../support/indices.ts';
import { storeSite } from '../support/sites.ts';
import { useTestApp } from '../support/test-app.ts';
import { type MarkedSite, sites } from './marked-site.ts';
import type { KnownItems } from './search-asks.ts';
import { idOfKey, indexAll, ownWord, shared, storeSearched } from './search-content.ts';
import { comparable, findingsIn, type Heard, hear, searchEndpoints } from './search-walk.ts';

vi.setConfig({ testTimeout: 180_000 });

const { gathered, other, portal } = sites;
const papers = { [gathered.id]: 3, [portal.id]: 2, [other.id]: 7 };

const atHome = useTestApp(async (app) => {
  for (const site of Object.values(sites))
    await storeSite(app, { id: site.id, sld: site.sld, gathers: site === portal ? [gathered.id] : [] });
  for (const site of Object.values(sites)) {
    await app.owner.query("select set_config('app.writes', $1, false)", [String(site.id)]);
    await app.owner.query(
      `insert into site_config (site_id, section, value) values ($1, 'functions', '{"ask":true}')`,
      [site.id],
    );
    await app.owner.query(
      `insert into sub_pool (site_id, id, code, position, names, sites) values ($1, $2, $3, 1, '{"en":"Pool"}', $4)`,
      [site.id, site.itemId(900_000), `pool-of-${site.sld}`, [site.id, gathered.id]],
    );
  }
});
afterAll(() => dropIndices(atHome.app.settings));

const store = async (site: MarkedSite) => storeSearched(atHome, site, papers[site.id] ?? 0);

const known = async (site: MarkedSite): Promise<KnownItems> => ({
  site,
  article: await idOfKey(atHome, site, 'article', shared.doi(0)),
  journal: await idOfKey(atHome, site, 'journal', '1234-5679'),
  album: await idOfKey(atHome, site, 'album', 'an-album'),
  expert: await idOfKey(atHome, site, 'expert', 'a-expert'),
  topic: await idOfKey(atHome, site, 'topic', 'a-topic'),
  figure: await idOfKey(atHome, site, 'figure', `${shared.doi(0)}#fig-1`),
  pool: `pool-of-${site.sld}`,
});

/** What the three hosts are told that must not tell them of others. */
const pairs = [
  [gathered, other],
  [portal, other],
  [gathered, portal],
] as const;
const hearAll = async (
  targets: readonly (readonly [MarkedSite, MarkedSite])[] = pairs,
): Promise<readonly [asking: MarkedSite, foreign: MarkedSite, heard: Heard[]][]> => {
  const itemsOfSite = new Map<MarkedSite, KnownItems>();
  for (const site of Object.values(sites)) itemsOfSite.set(site, await known(site));
  const heard: [MarkedSite, MarkedSite, Heard[]][] = [];
  for (const [asking, foreign] of targets)
    heard.push([
      asking,
      foreign,
      await hear(atHome.app, itemsOfSite.get(asking) as KnownItems, itemsOfSite.get(foreign) as KnownItems),
    ]);
  return heard;
};

const tellsOf = (text: string, site: MarkedSite): boolean =>
  text.includes(ownWord(site)) || (text.match(/\d{13,19}/g) ?? []).some((id) => siteOfId(id) === site.id);

describe('two sites with the same titles, authors and keywords, and a portal that gathers one of them', () => {
  let first: Awaited<ReturnType<typeof hearAll>> = [];

  test('find their own things by every call', async () => {
    for (const site of Object.values(sites)) await store(site);
    await indexAll(atHome);
    first = await hearAll();
    expect(searchEndpoints.length).toBeGreaterThan(11);
    for (const [asking, , heard] of first) {
      const calls = new Set(heard.filter(({ text }) => tellsOf(text, asking)).map(({ call }) => call));
      expect([...calls].sort(), asking.sld).toEqual(searchEndpoints.map(({ name }) => name as string).sort());
      expect(heard.filter(({ text }) => text.includes('"reduced":true'))).toEqual([]);
    }
  });

  test('are told nothing of any other: no hit, no facet, no suggestion, no highlight', () => {
    for (const [asking, foreign, heard] of first) expect(findingsIn(heard, foreign), asking.sld).toEqual([]);
  });

  test('are answered the same, in every number, when the other grows to many times its size', async () => {
    await storeSearched(atHome, other, 40);
    await indexAll(atHome);
    const again = await hearAll(pairs.slice(0, 2));
    for (const [place, [, , heard]] of again.entries())
      expect(comparable(heard)).toEqual(comparable(first[place]?.[2] ?? []));
  });
});

/** Row security protects these calls besides the filter or in its place, so that they stay green without it. */
const guardedTwice = [
  'GET /front/item/list',
  'GET /front/front-news/getHomeNewsList',
  'GET /front/album/albumList',
  'GET /front/topic/res/list',
  'GET /front/vod/res/list',
  'GET /front/expert/getArticles',
  'GET /front/album/resPicture/search',
  'GET /front/album/resTable/search',
  'GET /front/album/clusters',
  'GET /front/front-category/getSubjectCategory',
];

describe('the walk turns red', () => {
  test('for hits, clusters and suggestions, when the engine is asked without its filter', async () => {
    const { engine } = atHome.app;
    const everything = Object.values(sites).map(({ id }) => id);
    const { search, searchAll } = engine;
    const unfiltered: SearchEngine = {
      search: (_, families, request) => search(everything, families, request),
      searchAll: (requests) => searchAll(requests.map((one) => ({ ...one, sites: everything }))),
    };
    // What was kept of honest answers would hide that the engine is requested too much.
    await atHome.owner.query('truncate related_item');
    Object.assign(engine, unfiltered);
    try {
      const [[, , heard] = []] = await hearAll(pairs.slice(0, 1));
      const red = new Set(findingsIn(heard ?? [], other).map((finding) => finding.split(' {')[0]));
      const names = searchEndpoints.map(({ name }) => name as string);
      expect([...red].sort()).toEqual(names.filter((name) => !guardedTwice.includes(name)).sort());
    } finally {
      Object.assign(engine, { search, searchAll });
    }
  });
});
