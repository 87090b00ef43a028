import { afterAll, describe, expect, test, vi } from 'vitest';
import { indexAll } from '../../../../tests/isolation/search-content.ts';
import { dropIndices } from '../../../../tests/support/indices.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../../tests/support/test-app.ts';
import type { DraftRow, DraftUnit, ItemDraft } from '../../../platform/item/writing/item-draft.ts';

const journal: ItemDraft = {
  kind: 'journal',
  key: 'light',
  titles: { en: 'Sample Light', zh: '示例之光' },
  details: {},
};
const period: ItemDraft = {
  kind: 'issue',
  key: 'light/2026/5/2',
  titles: {},
  publishedOn: '2026-02-01',
  details: { journal: { kind: 'journal', key: 'light' }, year: 2026, volume: '5', issue: '2' },
};
const reviews = { en: 'Reviews', zh: '综述' };
const letters = { en: 'Letters', zh: '快报' };

const paper = (
  number: number,
  titles: ItemDraft['titles'],
  details: DraftRow,
  more: Partial<ItemDraft> = {},
): DraftUnit => ({
  mentioned: [journal, period],
  members: [],
  main: {
    kind: 'article',
    key: `10.5555/list.${number}`,
    doi: `10.5555/LIST.${number}`,
    language: 'en',
    titles,
    publishedOn: `${2020 + number}-03-01`,
    ...more,
    details: { journal: { kind: 'journal', key: 'light' }, ...details },
  },
});
const inIssue = (position: number, part: object) => ({
  period: { kind: 'issue', key: period.key },
  position,
  part,
  publicationType: 0,
  firstPage: String(position * 10),
  lastPage: String(position * 10 + 9),
});
const units: DraftUnit[] = [
  paper(1, { en: 'Second letter' }, inIssue(3, letters)),
  paper(
    2,
    { en: 'A review', zh: '一篇综述' },
    { ...inIssue(1, reviews), accessType: 0 },
    {
      summaries: { en: 'What is known.', zh: '已知之事。' },
      keywords: { en: ['light', 'matter'] },
      parts: {
        contributor: [
          { names: { en: { full: 'Anna Sample' }, zh: { full: '安娜' } } },
          { names: { en: { full: 'Bo Sample' } } },
          { role: 'editor', names: { en: { full: 'Ed Sample' } } },
        ],
      },
    },
  ),
  paper(3, { en: 'First letter' }, inIssue(2, letters)),
  paper(4, { en: 'Another review' }, inIssue(4, { zh: '综述' })),
  paper(5, { en: 'Online first' }, { publicationType: 1, version: 1 }),
  paper(6, { en: 'Just accepted' }, { publicationType: 1, version: -1 }),
  paper(
    7,
    { en: 'Retraction of the first letter' },
    { publicationType: 0 },
    {
      relations: [{ type: 'retracts', target: '10.5555/list.3' }],
    },
  ),
];
const foreign: DraftUnit = { ...paper(8, { en: 'Foreign' }, inIssue(1, reviews)) };

const ids = new Map<string, string>();
async function fill(test: TestApp): Promise<void> {
  await storeSite(test, { id: 1, sld: 'light' });
  await storeSite(test, { id: 2, sld: 'stranger' });
  await storeSite(test, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  for (const [site, content] of [
    [1, units],
    [2, [foreign]],
  ] as const) {
    const scope = { reads: [site], writes: site };
    await test.app.database.transaction(scope, (transaction) => test.app.write(transaction, site, content));
    await test.owner.query(
      `select set_config('app.reads', '${site}', false), set_config('app.writes', '${site}', false)`,
    );
    const { rows } = await test.owner.query('select id, source_key from item where site_id = $1', [site]);
    for (const row of rows) ids.set(`${site} ${row.source_key}`, String(row.id));
  }
  await test.owner.query(`select set_config('app.reads', '1', false), set_config('app.writes', '1', false)`);
  await test.owner.query(`update item set views = 40, citations = 2 where source_key = '10.5555/list.2'`);
  await test.owner.query(`update item set status = 'withdrawn' where source_key = '10.5555/list.4'`);
  await indexAll(test);
}
const id = (key: string, site = 1) => ids.get(`${site} ${key}`) ?? '';

const portal = useTestApp(fill);
afterAll(() => dropIndices(portal.app.settings));
vi.setConfig({ testTimeout: 30_000 });
const names = (papers: { resName: string }[]) => papers.map(({ resName }) => resName);

describe('GET /front/front-article/getArticlesByPeriodicalIdGroupByColumn/{id}', () => {
  const contents = (period: string, host = 'light', query = '') =>
    portal.get(`${host}.localhost`, `/front/front-article/getArticlesByPeriodicalIdGroupByColumn/${period}${query}`);

  test('shows a period’s columns with their published papers in the order of the issue', async () => {
    const answer = await contents(id('light/2026/5/2'));
    expect(answer).toMatchObject({ http: 200, status: 0 });
    const columns = answer.data.map((column: { column: string; content: { resName: string }[] }) => [
      column.column,
      names(column.content),
    ]);
    expect(columns).toEqual([
      ['Reviews', ['A review']],
      ['Letters', ['First letter', 'Second letter']],
    ]);
    expect(answer.headers.xkey).toBe(
      ['light/2026/5/2', 'light', '10.5555/list.2', '10.5555/list.3', '10.5555/list.1']
        .map((key) => `i${id(key)}`)
        .concat('l1')
        .join(' '),
    );
  });

  test('a paper carries the specification’s fields, names joined by ";", in the reader’s language', async () => {
    const { data } = await portal.get(
      'light.localhost',
      `/front/front-article/getArticlesByPeriodicalIdGroupByColumn/${id('light/2026/5/2')}`,
      { language: 'zh' },
    );
    expect(data[0]).toMatchObject({ column: '综述', names: reviews });
    expect(data[0].content[0]).toEqual({
      id: id('10.5555/list.2'),
      siteId: 1,
      resName: '一篇综述',
      enResName: 'A review',
      titles: { en: 'A review', zh: '一篇综述' },
      summary: '已知之事。',
      authors: ['安娜', 'Bo Sample'].join(';'),
      keyword: ['light', 'matter'].join(';'),
      doi: '10.5555/LIST.2',
      url: '/article/doi/10.5555/list.2',
      cover: null,
      publicationId: id('light'),
      publicationName: '示例之光',
      year: 2026,
      volume: '5',
      issue: '2',
      firstPageNum: '10',
      lastPageNum: '19',
      publishDate: '2022-03-01',
      publicationType: 0,
      accessType: 0,
      version: 0,
      integrity: null,
      attachType: null,
      visits: 40,
      downloads: 0,
      referenceCount: 2,
      commentCount: 0,
      score: null,
    });
  });

  test('a paper that was retracted says so', async () => {
    const { data } = await contents(id('light/2026/5/2'));
    expect(data[1].content[0]).toMatchObject({ resName: 'First letter', integrity: 'retracted' });
  });

  test('a long issue is read page by page', async () => {
    const { data } = await contents(id('light/2026/5/2'), 'light', '?page=1&size=2');
    expect(data).toMatchObject([{ column: 'Letters', content: [{ resName: 'Second letter' }] }]);
    expect((await contents(id('light/2026/5/2'), 'light', '?size=101')).status).toBe(400);
  });

  test('a portal shows an issue of a site that it gathers, and of no other', async () => {
    expect((await contents(id('light/2026/5/2'), 'www')).data).toHaveLength(2);
    expect((await contents(id('light/2026/5/2', 2), 'www')).status).toBe(10001);
    expect((await contents(id('light/2026/5/2', 2), 'light')).status).toBe(10001);
  });

  test('what is no period is not found', async () => {
    for (const other of [id('light'), id('10.5555/list.2')]) expect((await contents(other)).status).toBe(404);
  });
});

describe('GET /front/front-article/getFirstPublishArticlesByPage', () => {
  const first = (query = '', host = 'light') =>
    portal.get(`${host}.localhost`, `/front/front-article/getFirstPublishArticlesByPage${query}`);

  test('finds papers that are online before their issue, and accepted manuscripts apart', async () => {
    const answer = await first();
    expect(answer.data).toMatchObject({ totalElements: 1, totalPages: 1, page: 0, size: 20 });
    expect(names(answer.data.content)).toEqual(['Online first']);
    expect(answer.headers.xkey).toBe(`f1 i${id('light')} i${id('10.5555/list.5')} l1`);
    expect(names((await first('?state=justAccepted')).data.content)).toEqual(['Just accepted']);
  });

  test('of one journal, if it is named', async () => {
    expect((await first(`?publicationIndexId=${id('light')}`)).data.totalElements).toBe(1);
    expect((await first(`?publicationIndexId=${id('light', 2)}`)).status).toBe(10001);
    expect((await first(`?publicationIndexId=${id('10.5555/list.2')}`)).status).toBe(404);
  });

  test('a portal finds those of the sites that it gathers in the index, with the same fields', async () => {
    const [own, gathered] = [await first(), await first('', 'www')];
    expect(gathered.data.content).toEqual(own.data.content);
    expect(names((await first('?state=justAccepted', 'www')).data.content)).toEqual(['Just accepted']);
  });

  test('beyond the last page there is nothing', async () => {
    expect((await first('?page=3')).data).toMatchObject({ content: [], totalElements: 1 });
  });
});

test('GET /front/statistics/publication/{id} counts papers, views and citations by year', async () => {
  const answer = await portal.get('light.localhost', `/front/statistics/publication/${id('light')}`);
  expect(answer.data.map(({ year }: { year: number }) => year)).toEqual([2021, 2022, 2023, 2025, 2026, 2027]);
  expect(answer.data[1]).toEqual({ year: 2022, papers: 1, views: 40, citations: 2 });
  expect(answer.headers.xkey).toBe(`i${id('light')} l1`);
  expect((await portal.get('light.localhost', `/front/statistics/publication/${id('10.5555/list.2')}`)).status).toBe(
    404,
  );
});

test('GET /front/front-publication/columns/{id} shows a journal’s columns, the largest first', async () => {
  const { data } = await portal.get('light.localhost', `/front/front-publication/columns/${id('light')}`);
  expect(data).toEqual([
    { column: 'Letters', names: letters, papers: 2 },
    { column: 'Reviews', names: reviews, papers: 1 },
  ]);
});
