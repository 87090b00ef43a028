import { afterAll, describe, expect, test, vi } from 'vitest';
import { dropIndices, indexAll } from '../../../../tests/isolation/search-content.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type Answer, type TestHouse, useTestHouse } from '../../../../tests/support/test-house.ts';
import type { DraftRow, DraftUnit, ItemDraft } from '../../../platform/item/writing/item-draft.ts';
import { scopes } from '../domain/search-question.ts';

const journal: ItemDraft = {
  kind: 'journal',
  key: '2050-084x',
  titles: { en: 'Sample Letters of Light', zh: '光学样刊' },
  publishedOn: '2012-01-01',
  details: { issn: '2050-084X', cn: '11-1929/V', sponsors: { en: 'Sample Society' } },
};
const unit = (main: ItemDraft, more: Partial<DraftUnit> = {}): DraftUnit => ({
  mentioned: [],
  members: [],
  ...more,
  main,
});
const paper = (
  number: number,
  facts: Partial<ItemDraft>,
  details: DraftRow = {},
  parts: ItemDraft['parts'] = {},
): ItemDraft => ({
  kind: 'article',
  key: `10.5555/paper.${number}`,
  doi: `10.5555/paper.${number}`,
  language: 'en',
  titles: {},
  publishedOn: `${2026 - number}-03-01`,
  ...facts,
  details: { type: 'research-article', journal: { kind: 'journal', key: journal.key }, ...details },
  parts,
});

const perovskite = paper(
  1,
  {
    titles: { en: 'Stable perovskite solar cells', zh: '稳定的钙钛矿太阳能电池' },
    summaries: { en: 'We measured <the> efficiency of modules.', zh: '我们测量了组件的效率。' },
    keywords: { en: ['perovskite', 'solar cell'], zh: ['钙钛矿', '太阳能电池'] },
    subjects: [{ kind: 'subject', key: 'physics' }],
  },
  { accessType: 0, publicationType: 0, firstPage: '101', lastPage: '109', part: { en: 'Letters' }, volume: '12' },
  {
    contributor: [{ names: { en: { full: 'Anna Sample', family: 'Sample', given: 'Anna' } }, affiliations: [1] }],
    affiliation: [{ names: { en: 'Institute of Sample Physics' } }],
  },
);
const subject: ItemDraft = { kind: 'subject', key: 'physics', titles: { en: 'Physics' }, details: { code: 'physics' } };
const figure: ItemDraft = {
  kind: 'figure',
  key: `${perovskite.key}#fig-1`,
  titles: { en: 'Spectrum' },
  keywords: { en: ['spectroscopy'] },
  details: {
    article: { kind: 'article', key: perovskite.key },
    position: 1,
    label: 'Figure 1',
    captions: { en: 'Absorption of the film', zh: '薄膜的吸收光谱' },
  },
};
const table: ItemDraft = {
  kind: 'table',
  key: `${perovskite.key}#tbl-1`,
  titles: { en: 'Efficiencies' },
  details: {
    article: { kind: 'article', key: perovskite.key },
    position: 1,
    label: 'Table 1',
    captions: { en: 'Efficiencies of all cells' },
    content: '<table></table>',
  },
};
const units: DraftUnit[] = [
  unit(perovskite, { mentioned: [journal, subject], members: [figure, table] }),
  unit(paper(2, { titles: { zh: '钙钛矿薄膜的研究' }, language: 'zh' }, { accessType: 1, publicationType: 1 })),
  unit(
    paper(
      6,
      { titles: { en: 'Perovskite crystals' }, summaries: { en: 'Crystals that grow.' } },
      { accessType: 1, publicationType: 3 },
    ),
  ),
  unit(paper(12, { titles: { en: 'Crystals of ice' } }, { accessType: 1, publicationType: -1 })),
  unit({ kind: 'video', key: 'video-1', titles: { en: 'A film about perovskite' }, details: {} }),
  unit({ kind: 'news', key: 'news-1', titles: { en: 'News of perovskite' }, details: { type: 'information' } }),
  unit({
    kind: 'general-resource',
    key: 'g-1',
    titles: { en: 'A patent on perovskite' },
    details: { library: 'patent' },
  }),
  unit({ kind: 'expert', key: 'https://orcid.org/0000-0002-1825-0097', titles: { en: 'Anna Sample' }, details: {} }),
];
/** Stored after what it holds. */
const album = unit({
  kind: 'album',
  key: 'album-1',
  titles: { en: 'Album of films' },
  entries: [
    { kind: 'figure', key: figure.key },
    { kind: 'table', key: table.key },
  ],
  details: {},
});
const foreign = unit(paper(3, { titles: { en: 'Foreign perovskite zirconate' }, keywords: { en: ['foreign'] } }), {
  mentioned: [journal],
});

const ids = new Map<string, string>();
async function fill(test: TestHouse): Promise<void> {
  await storeSite(test, { id: 1, sld: 'optics' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  for (const [site, content] of [
    [1, units],
    [1, [album]],
    [2, [foreign]],
  ] as const) {
    const scope = { reads: [site], writes: site };
    await test.house.database.transaction(scope, (transaction) => test.house.write(transaction, site, content));
    await test.owner.query(
      `select set_config('app.reads', '${site}', false), set_config('app.writes', '${site}', false)`,
    );
    const { rows } = await test.owner.query('select id, source_key, kind from item where site_id = $1', [site]);
    for (const row of rows) ids.set(`${site} ${row.source_key}`, String(row.id));
    const counts: [number, number][] = [
      [1, 10],
      [2, 30],
      [6, 20],
    ];
    for (const [number, visits] of counts)
      await test.owner.query(
        `update item set views = $2::int, downloads = $2::int, citations = $2::int, comments = $2::int, score = 1 + $2::int / 10 where source_key = $1`,
        [`10.5555/paper.${number}`, visits],
      );
  }
  await test.owner.query(`select set_config('app.reads', '3', false), set_config('app.writes', '3', false)`);
  await test.owner.query(
    `insert into sub_pool (site_id, id, code, position, names, sites) values (3, ${(3n << 40n) + 1n}, 'light', 1, '{"en":"Light"}', '{1,2}')`,
  );
  await indexAll(test);
}

const portal = useTestHouse(fill);
afterAll(() => dropIndices(portal));
const patience = { timeout: 20_000, interval: 500 };
vi.setConfig({ testTimeout: 30_000 });

/** On a busy machine the engine may be late; the database then answers in its place until it is back. */
const ask = async (
  path: string,
  parameters: Record<string, string | string[]>,
  host = 'optics',
  language = 'en',
  tries = 6,
): Promise<Answer> => {
  const search = new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as [string, string])),
  );
  const answer = await portal.get(`${host}.localhost`, `${path}?${search}`, { language });
  if (!answer.data?.reduced || tries === 0) return answer;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return ask(path, parameters, host, language, tries - 1);
};
const titles = async (parameters: Record<string, string | string[]>, path = '/front/advSearch') => {
  const { data, message } = await ask(path, parameters);
  if (!data) throw new Error(message);
  expect(data.reduced).toBe(false);
  return data.content.map((hit: { resName: string }) => hit.resName);
};
const first = 'Stable perovskite solar cells';
const second = '钙钛矿薄膜的研究';
const third = 'Perovskite crystals';
const fourth = 'Crystals of ice';

describe('GET /front/advSearch', () => {
  test('words find papers; a hit tells where it matched, marked and escaped, and which page shows it', async () => {
    const { data } = await ask('/front/advSearch', { q: 'efficiency modules' });
    expect(data).toMatchObject({ totalElements: 1, totalIsLowerBound: false, reduced: false, totalPages: 1, page: 0 });
    expect(data.content[0]).toMatchObject({
      resName: first,
      authors: 'Anna Sample',
      keyword: 'perovskite;solar cell',
      publicationName: 'Sample Letters of Light',
      firstPageNum: '101',
      publishDate: '2025-03-01',
      visits: 10,
      matched: ['summary'],
      url: `/thesisDetails?columnId=${ids.get('1 10.5555/paper.1')}`,
    });
    expect(data.content[0].highlights.summary).toEqual([
      'We measured &lt;the&gt; <mark>efficiency</mark> of <mark>modules</mark>.',
    ]);
  });

  test('a keyword finds its other language as well, and the hit says so', async () => {
    const { data } = await ask('/front/advSearch', { q: 'perovskite' });
    const found = data.content.find((hit: { resName: string }) => hit.resName === second);
    expect(found.synonyms).toEqual([{ asked: 'perovskite', found: '钙钛矿' }]);
    expect(data.notes).toContainEqual({ code: 'synonym', value: '钙钛矿' });
  });

  test('Chinese words are found in Chinese texts', async () => {
    expect(await titles({ q: '太阳能电池' })).toEqual([first]);
    expect((await titles({ q: '钙钛矿薄膜' }))[0]).toBe(second);
  });

  test.each([
    ['crystals AND ice', [fourth]],
    ['crystals NOT ice', [third]],
    ['title:ice OR title:stable', [first, fourth]],
    ['"solar cells"', [first]],
    ['"cells solar"', []],
    ['cryst* NOT perovskite', [fourth]],
    ['year:2014', [fourth]],
  ])('the query language: %s', async (q, expected) => {
    expect((await titles({ q })).sort()).toEqual([...expected].sort());
  });

  test.each([
    ['resName_tic:stable', [first]],
    ['authors_tic:"Sample Anna"', [first]],
    ['authorCompany_tic:institute', [first]],
    ['keyword_tic:perovskite', [first]],
    ['summary_tic:modules', [first]],
    ['doi:10.5555/PAPER.6', [third]],
    ['part:letters', [first]],
    ['institution:"sample physics"', [first]],
    ['abstract:modules', [first]],
    ['column:letters', [first]],
    ['firstPageNum:101', [first]],
    ['lastPageNum:109', [first]],
    ['keywordExt_tic:钙钛矿', [first]],
  ])('the advanced field %s', async (q, expected) => expect(await titles({ q })).toEqual(expected));

  test.each([
    ['publicationName:letters', 'periodical'],
    ['organizerUnit:society', 'periodical'],
    ['cn:11-1929/V', 'periodical'],
    ['issn:2050-084X', 'periodical'],
    ['noteChinese_tic:吸收光谱', 'picture'],
    ['keyWords_tic:spectroscopy', 'picture'],
    ['thesis_tic:stable', 'picture'],
  ])('the advanced field %s of the scope %s', async (q, scope) => expect(await titles({ q, scope })).toHaveLength(1));

  test.each(scopes)('the scope %s shows its own kinds only', async (scope) => {
    const { data } = await ask('/front/advSearch', { scope, size: '50' });
    const kinds = new Set(data.content.map((hit: { kind: string }) => hit.kind));
    const own = {
      thesis: ['article'],
      periodical: ['journal'],
      picture: ['figure'],
      table: ['table'],
      video: ['video'],
    };
    expect([...kinds].sort()).toEqual(
      scope === 'others' ? ['album', 'expert', 'general-resource', 'news'] : own[scope as keyof typeof own],
    );
  });

  test.each([
    ['publishDate,desc', [first, second, third, fourth]],
    ['publishDate,asc', [fourth, third, second, first]],
    ['visits,desc', [second, third, first, fourth]],
    ['downloads,desc', [second, third, first, fourth]],
    ['referenceCount,desc', [second, third, first, fourth]],
    ['commentCount,desc', [second, third, first, fourth]],
    ['score,desc', [second, third, first, fourth]],
    ['visits,asc', [fourth, first, third, second]],
    ['relevance', [first, second, third, fourth]],
  ])('the order %s', async (sort, expected) => expect(await titles({ sort })).toEqual(expected));

  test.each([
    [{ year: 'all' }, 4],
    [{ year: '1' }, 0],
    [{ year: '3' }, 2],
    [{ year: '5' }, 2],
    [{ year: '10' }, 3],
    [{ yearFrom: '2020', yearTo: '2024' }, 2],
    [{ publicationType: ['0', '3'] }, 2],
    [{ facet: 'keyword:perovskite' }, 1],
    [{ q: 'crystals', within: 'ice' }, 1],
  ])('narrowed by %j', async (narrowed, count) => {
    expect(await titles(narrowed as Record<string, string>)).toHaveLength(count);
  });

  test.each([
    ['Formal', '0', first],
    ['Online First', '1', second],
    ['Conference Paper', '3', third],
    ['Conference Enhanced', '-1', fourth],
  ])('the publication type %s is %s', async (_, publicationType, expected) => {
    expect(await titles({ publicationType })).toEqual([expected]);
  });

  test.each([
    ['open access', '0', 1],
    ['non open access', '1', 3],
  ])('%s is %s', async (_, accessType, count) => expect(await titles({ accessType })).toHaveLength(count));

  test('precise (1) takes words as they are; fuzzy (0) forgives a slip and says what was meant', async () => {
    expect(await titles({ q: 'crystal', match: '1' })).toEqual([]);
    expect(await titles({ q: 'crystal', match: '0' })).toHaveLength(2);
    await vi.waitFor(async () => {
      const { data } = await ask('/front/advSearch', { q: 'perovksite crystals' });
      expect(data.content[0]?.resName).toBe(third);
      expect(data.notes).toContainEqual({ code: 'did-you-mean', value: 'perovskite crystals' });
    }, patience);
    expect(await titles({ q: 'perovksite crystals', match: '1' })).toEqual([]);
  });

  test('an identifier finds the thing that it names', async () => {
    const { data } = await ask('/front/advSearch', { q: 'https://doi.org/10.5555/paper.6' });
    expect(data.content.map((hit: { doi: string }) => hit.doi)).toEqual(['10.5555/paper.6']);
    expect(data.notes).toEqual([{ code: 'identifier', value: 'doi' }]);
  });

  test('a cursor walks through everything once; a made-up one is refused', async () => {
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { data } = await ask('/front/advSearch', { size: '1', sort: 'visits,desc', ...(cursor ? { cursor } : {}) });
      seen.push(...data.content.map((hit: { resName: string }) => hit.resName));
      cursor = data.cursor;
    }
    expect(seen).toEqual([second, third, first, fourth]);
    expect((await ask('/front/advSearch', { cursor: 'abc' })).status).toBe(400);
  });

  test('nothing searchable gets the specification’s message; so do wrong orders and pages too deep', async () => {
    expect(await ask('/front/advSearch', { q: '?!' })).toMatchObject({
      status: 400,
      message: 'Please enter the correct content',
    });
    expect((await ask('/front/advSearch', { sort: 'colour,desc' })).status).toBe(400);
    expect((await ask('/front/advSearch', { page: '9999', size: '100' })).status).toBe(400);
  });

  test('a portal asks what it gathers; prefixes narrow it; a site that it does not gather is refused with 10001', async () => {
    expect((await ask('/front/advSearch', { q: 'crystals' }, 'www')).data.totalElements).toBe(2);
    expect((await ask('/front/advSearch', { q: 'crystals', slds: 'optics' }, 'www')).data.totalElements).toBe(2);
    expect((await ask('/front/advSearch', { q: 'crystals', slds: 'www' }, 'www')).data.totalElements).toBe(0);
    expect((await ask('/front/advSearch', { slds: 'stranger' }, 'www')).status).toBe(10001);
    expect((await ask('/front/advSearch', { q: 'zirconate' }, 'www')).data.totalElements).toBe(0);
  });
});

describe('the other search calls', () => {
  test('GET /front/advSearch/clusters counts choices, and a choice does not empty its own list', async () => {
    const { data } = await ask('/front/advSearch/clusters', { facet: 'keyword:perovskite' });
    const named = (name: string) => data.clusters.find((cluster: { name: string }) => cluster.name === name);
    expect(data.scopes).toEqual({ thesis: 1, periodical: 1, picture: 1, table: 1, video: 1, others: 4 });
    expect(named('keyword').values).toContainEqual({
      value: 'solar cell',
      label: 'solar cell',
      count: 1,
      chosen: false,
    });
    expect(named('keyword').values).toContainEqual({
      value: 'perovskite',
      label: 'perovskite',
      count: 1,
      chosen: true,
    });
    expect(named('year').values).toEqual([{ value: '2025', label: '2025', count: 1, chosen: false }]);
    expect(named('journal').values).toEqual([
      { value: ids.get('1 2050-084x'), label: 'Sample Letters of Light', count: 1, chosen: false },
    ]);
    const [chosen] = named('journal').values;
    expect(await titles({ facet: `journal:${chosen.value}` })).toHaveLength(4);
  });

  test('GET /api/primary/article/advancedSearchArticle finds papers', async () => {
    expect(await titles({ q: 'ice', scope: 'video' }, '/api/primary/article/advancedSearchArticle')).toEqual([fourth]);
  });

  test('GET /api/rc-news/advSearch finds news', async () => {
    expect(await titles({ q: 'perovskite' }, '/api/rc-news/advSearch')).toEqual(['News of perovskite']);
  });

  test('GET /api/rc_res_general/advSearch finds general resources of a library', async () => {
    const path = '/api/rc_res_general/advSearch';
    expect(await titles({ q: 'perovskite', library: 'patent' }, path)).toEqual(['A patent on perovskite']);
    expect(await titles({ q: 'perovskite', library: 'standard' }, path)).toEqual([]);
    const { data } = await ask(path, { q: 'patent' });
    expect(data.content[0].url).toMatch(/^\/libraryDetails\?columnId=/);
  });

  test('GET /api/author/search finds people', async () => {
    expect(await titles({ q: 'sample anna' }, '/api/author/search')).toEqual(['Anna Sample']);
  });

  test('GET /front/album/resPicture/search, /front/album/resTable/search and /front/album/clusters stay in the album', async () => {
    const albumId = ids.get('1 album-1') as string;
    expect(await titles({ albumId }, '/front/album/resPicture/search')).toEqual(['Spectrum']);
    expect(await titles({ albumId }, '/front/album/resTable/search')).toEqual(['Efficiencies']);
    const { data } = await ask('/front/album/clusters', { albumId, scope: 'picture' });
    expect(data.scopes).toMatchObject({ thesis: 0, picture: 1, table: 1 });
    expect((await ask('/front/album/resPicture/search', { albumId }, 'stranger')).status).toBe(10001);
  });

  test('GET /front/front-category/getSubjectCategory counts the papers of each subject', async () => {
    const { data } = await ask('/front/front-category/getSubjectCategory', {});
    expect(data).toMatchObject([{ code: 'physics', name: 'Physics', parentId: null, count: 1 }]);
  });

  test('GET /front/sub/page asks the sites of a pool that the portal gathers, and no other', async () => {
    const { data } = await ask('/front/sub/page', { code: 'light', q: 'perovskite crystals' }, 'www');
    expect(data.pool).toEqual({ code: 'light', name: 'Light' });
    expect(data.content.map((hit: { siteId: number }) => hit.siteId)).toContain(1);
    expect(data.content.map((hit: { siteId: number }) => hit.siteId)).not.toContain(2);
    expect((await ask('/front/sub/page', { code: 'none' }, 'www')).data).toMatchObject({
      pool: null,
      totalElements: 0,
    });
  });

  test('GET /front/search/suggest completes titles, people, keywords and journals of the own site', async () => {
    await vi.waitFor(async () => {
      const { data } = await ask('/front/search/suggest', { q: 'Pero' });
      expect(data).toContainEqual({ text: 'perovskite', type: 'keyword', url: null });
      expect(data.map(({ text }: { text: string }) => text)).toContain(third);
      expect(JSON.stringify(data)).not.toContain('Foreign');
      const sample = (await ask('/front/search/suggest', { q: 'sample' })).data;
      expect(sample).toContainEqual({ text: 'Anna Sample', type: 'author', url: null });
      expect(sample.map(({ type }: { type: string }) => type)).toContain('journal');
    }, patience);
  });
});
