import { describe, expect, test } from 'vitest';
import { kinds } from '../../src/content/kinds.ts';
import { idOf } from '../../src/platform/kernel/id.ts';
import { type TestApp, useTestApp } from '../../tests/support/test-app.ts';
import { fillDemo } from './fill-demo.ts';
import { fillSite } from './fill-site.ts';
import { opticsSite } from './sample-sites.ts';

const portal = useTestApp(async ({ app }) => {
  await fillDemo(app);
});

/** Whatever is written raises a revision: an item's in its mark, a frame's in the sequence. */
async function traces({ owner }: TestApp) {
  const marks = await owner.query('select sink, site_id, item_id, revision from dirty_mark order by 1, 2, 3');
  const frame = await owner.query('select last_value from frame_revision');
  return { marks: marks.rows, frame: frame.rows[0].last_value };
}

test('the demo’s three sites are found by their hosts, and the portal gathers both journals', async () => {
  const { sites } = portal.app;
  expect(await sites.byHost('optics.localhost')).toMatchObject({
    id: 1,
    sld: 'optics',
    defaultLanguage: 'zh',
    colourId: 6,
  });
  expect(await sites.byHost('biology.localhost')).toMatchObject({
    id: 2,
    sld: 'biology',
    defaultLanguage: 'en',
    colourId: 3,
  });
  expect(await sites.byHost('www.localhost')).toMatchObject({ id: 3, classification: 'portal', gathers: [1, 2] });
});

test('the journals’ sites look different by what they store', async () => {
  const theme = async (host: string) => (await portal.get(host, '/front/site/getTheme')).data;
  const optics = await theme('optics.localhost');
  const biology = await theme('biology.localhost');
  const www = await theme('www.localhost');
  expect(optics).toMatchObject({ typePairing: 'serif', homeGrid: 'magazine', cards: 'line' });
  expect(biology).toMatchObject({ typePairing: 'mixed', homeGrid: 'journal', cards: 'tile' });
  expect(www).toMatchObject({ typePairing: 'sans', homeGrid: 'portal', cards: 'cover' });
});

test('two sites show a paper that visitors may not read, or not download', async () => {
  for (const [host, message] of [
    ['members.localhost', 'full text reading permission'],
    ['reading-room.localhost', 'download permission'],
  ] as const) {
    const headers = { language: 'en' };
    const { data: found } = await portal.get(host, '/front/item/list?kinds=article', headers);
    expect(found.content).toHaveLength(1);
    const { data } = await portal.get(host, `/front/front-article/${found.content[0].id}`, headers);
    expect(JSON.stringify([data.reading.message, data.downloading.message])).toContain(message);
  }
});

test('there is one site for each thing that can happen at the door', async () => {
  const state = async (sld: string) => (await portal.app.sites.byHost(`${sld}.localhost`))?.state;
  expect(await state('expired')).toBe('expired');
  expect(await state('stopped')).toBe('stopped');
  expect(await state('barred')).toBe('forbidden');
  expect(await state('maintenance')).toBe('maintenance');
  expect(await portal.app.sites.byHost('members.localhost')).toMatchObject({
    visitPower: false,
    downloadPower: true,
  });
  expect(await portal.app.sites.byHost('reading-room.localhost')).toMatchObject({
    visitPower: true,
    downloadPower: false,
  });
  expect(await portal.app.sites.byHost('static.localhost')).toMatchObject({ staticPageUrl: `/info/${idOf(15, 1)}` });
  expect(await portal.app.sites.byHost('grey.localhost')).toMatchObject({ grayType: 2, colourId: 15 });
});

test('every text says that it is sample data, and one is longer than 300 KB', async () => {
  for (const [host, texts] of [
    ['optics.localhost', [1, 7, 26]],
    ['biology.localhost', [1, 10]],
    ['www.localhost', [3]],
  ] as const) {
    for (const [language, note] of [
      ['zh', '示例数据'],
      ['en', 'Sample data'],
    ] as const) {
      for (const number of texts) {
        const site = (await portal.app.sites.byHost(host))?.id as number;
        const { data } = await portal.get(host, `/front/item/info?columnId=${idOf(site, number)}`, { language });
        const body = await portal.app.files.get(data.body.sha256);
        expect(body?.toString()).toContain(`<strong>${note}</strong>`);
        if (site === 1 && number === 7) expect(body?.length).toBeGreaterThan(300 * 1024);
      }
    }
  }
});

/** As the owner, for whatever of the given sites. */
async function rowsOf(sites: string, sql: string, ...values: unknown[]) {
  const { owner } = portal;
  await owner.query('begin');
  await owner.query(`select set_config('app.reads', $1, true)`, [sites]);
  const { rows } = await owner.query(sql, values);
  await owner.query('commit');
  return rows;
}

describe('the demo has content of every kind', () => {
  test('each journal’s site publishes all of them, and the portal its own', async () => {
    const counted = await rowsOf(
      '1,2,3',
      'select site_id, kind, count(*)::int as count from item group by 1, 2 order by 1, 2',
    );
    const of = (site: number) =>
      Object.fromEntries(counted.filter((row) => row.site_id === site).map((row) => [row.kind, row.count]));
    const journal = {
      journal: 1,
      book: 2,
      news: 24,
      album: 2,
      'special-issue': 2,
      topic: 2,
      expert: 8,
      institution: 5,
      subject: 13,
      'general-resource': 9,
      audio: 2,
      video: 2,
    };
    for (const site of [1, 2]) {
      const counts = of(site);
      expect(counts).toMatchObject({ ...journal, article: site === 1 ? 82 : 74, conference: site === 1 ? 13 : 4 });
      expect(Object.keys(counts).sort()).toEqual(kinds.map(({ name }) => name).sort());
      expect(counts.figure).toBeGreaterThan(20);
      expect(counts.table).toBeGreaterThan(6);
    }
    expect(of(3)).toEqual({ news: 10, topic: 2, album: 1, conference: 1 });
    expect(await rowsOf('3', 'select code, sites from sub_pool order by position')).toEqual([
      { code: 'physics', sites: [1] },
      { code: 'all', sites: [1, 2] },
    ]);
    expect(await rowsOf('1', 'select count(*)::int as members from board_member')).toEqual([{ members: 12 }]);
  });

  test('its articles are in every state that an article can be in', async () => {
    const states = await rowsOf('1', 'select distinct publication_type as type, version from article order by 1, 2');
    expect(states).toEqual([
      { type: -1, version: 0 },
      { type: 0, version: 0 },
      { type: 1, version: -1 },
      { type: 1, version: 1 },
      { type: 3, version: 0 },
    ]);
    const relations = await rowsOf('1', 'select type from relation where to_id is not null order by type');
    expect(new Set(relations.map(({ type }) => type))).toEqual(
      new Set(['comments-on', 'corrects', 'relates-to', 'retracts', 'translates']),
    );
    expect(await rowsOf('1', 'select distinct value from article_version order by 1')).toEqual(
      [-1, 0, 1].map((value) => ({ value })),
    );
    const [tombstone] = await rowsOf(
      '1',
      `select status, withdrawal from item where kind = 'article' and withdrawn_on is not null`,
    );
    expect(tombstone).toMatchObject({ status: 'withdrawn', withdrawal: { zh: expect.stringContaining('示例') } });
    const [cited] = await rowsOf('1', `select max(citations)::int as most from item where kind = 'article'`);
    expect(cited.most).toBeGreaterThan(0);
  });

  test('every article and piece of news says that it is sample data', async () => {
    const unlabelled = await rowsOf(
      '1,2',
      `select source_key from item where kind = 'article' and summaries::text !~ '示例数据|Sample data'`,
    );
    expect(unlabelled).toEqual([]);
    const news = await rowsOf('1', `select bodies->>'zh' as sha256 from news where bodies ? 'zh' limit 5`);
    for (const { sha256 } of news) expect((await portal.app.files.get(sha256))?.toString()).toContain('示例数据');
  });

  test('a body links only to what stands in it, and shows only files that anyone may fetch', async () => {
    const bodies = await rowsOf('1,2', 'select body from article where body is not null limit 12');
    for (const { body } of bodies) {
      const html = (await portal.app.files.get(body))?.toString() ?? '';
      const anchors = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, anchor]) => anchor));
      for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target);
      for (const [, sha256] of html.matchAll(/src="\/files\/([0-9a-f]{64})/g))
        expect(await rowsOf('1,2', 'select distinct public from stored_file where sha256 = $1', sha256)).toEqual([
          { public: true },
        ]);
    }
  });

  test.each([
    { path: 'front-article', key: '10.5555/fol.2026.10.1', url: () => '/article/doi/10.5555/fol.2026.10.1' },
    { path: 'front-news', key: 'sample:optics/news/1', url: (id: string) => `/newsInfo?columnId=${id}` },
    { path: 'rc_res_general', key: 'sample:optics/general/1', url: (id: string) => `/currencyDetails?columnId=${id}` },
    { path: 'rc_res_general', key: 'sample:optics/standard/3', url: (id: string) => `/libraryDetails?columnId=${id}` },
  ])('the jump address of $key leads to its page', async ({ path, key, url }) => {
    const [{ id }] = await rowsOf('1', 'select id from item where site_id = 1 and source_key = $1', key);
    const { status, data } = await portal.get('optics.localhost', `/front/${path}/getJumpUrl?id=${id}`);
    expect({ status, data }).toEqual({ status: 0, data: { url: url(id) } });
  });
});

test('a group of journals is made by its template and filled by importing records', async () => {
  const site = (await portal.app.sites.byHost('press.localhost')) as { id: number };
  expect(site).toMatchObject({ classification: 'group' });
  const counted = await rowsOf(
    String(site.id),
    "select kind, count(*)::int as count from item where kind in ('journal', 'article', 'issue') group by 1 order by 1",
  );
  expect(counted).toEqual([
    { kind: 'article', count: 12 },
    { kind: 'issue', count: 7 },
    { kind: 'journal', count: 3 },
  ]);
});

test('no sentence stands in two papers', async () => {
  const bodies = await rowsOf('1,2', 'select body from article where body is not null');
  const known = new Map<string, string>();
  for (const { body } of bodies) {
    const html = (await portal.app.files.get(body))?.toString() ?? '';
    const text = [...html.matchAll(/<p>(.*?)<\/p>/gs)].map(([, inside = '']) => inside.replace(/<[^>]+>/g, ''));
    for (const sentence of text.flatMap((paragraph) => paragraph.split(/(?<=[。！？])|(?<=[.!?])\s+/))) {
      if (sentence.length < 16) continue;
      expect([known.get(sentence) ?? body, sentence]).toEqual([body, sentence]);
      known.set(sentence, body);
    }
  }
});

describe('filling the demo again', () => {
  test('changes no row and leaves no mark', async () => {
    const before = await traces(portal);
    await fillDemo(portal.app);
    expect(await traces(portal)).toEqual(before);
  });

  test('removes what an earlier version left, and nothing that a site made itself', async () => {
    const { owner, app } = portal;
    await owner.query(`begin; select set_config('app.writes', '1', true), set_config('app.reads', '1', true)`);
    const made = await owner.query(
      `insert into channel (site_id, id, position, code, names) values (1, $1, 999, 'column', '{}'), (1, new_id(1), 999, 'column', '{}') returning id`,
      [idOf(1, 199)],
    );
    await owner.query('commit');
    await fillSite(app, opticsSite);
    await owner.query(`begin; select set_config('app.reads', '1', true)`);
    const { rows } = await owner.query('select id from channel where site_id = 1 and position = 999');
    await owner.query('commit');
    expect(rows).toEqual([{ id: made.rows[1].id }]);
  });
});
