import { beforeAll, describe, expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../../tests/support/sample-article.ts';
import { storeSite } from '../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../tests/support/test-app.ts';
import { storeRows } from '../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../platform/kernel/id.ts';

const ids = {
  journal: idOf(1, 1),
  paper: idOf(1, 2),
  first: idOf(1, 3),
  second: idOf(1, 4),
  table: idOf(1, 5),
  withdrawn: idOf(1, 6),
  draft: idOf(1, 7),
  alone: idOf(1, 8),
  news: idOf(1, 9),
  foreign: idOf(2, 1),
  closedPaper: idOf(4, 1),
  closedFigure: idOf(4, 2),
  closedTable: idOf(4, 3),
};
const hashes = { original: '', high: '', low: '' };
const content =
  '<table class="data"><thead><tr><th>Loss &amp; gain</th><th scope="col"><i>n</i></th></tr></thead><tbody><tr><td>17</td></tr></tbody></table>';

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { visit_power: false } });
  const store = (site: number, table: Parameters<typeof storeRows>[2], ...rows: object[]) =>
    storeRows(app, site, table, rows as Parameters<typeof storeRows>[3]);
  const item = (id: string, kind: string, more: object = {}) => ({
    id,
    kind,
    status: 'published',
    titles: { en: `A ${kind}`, zh: '一个' },
    language: 'en',
    ...more,
  });

  for (const site of [1, 4]) {
    hashes.original = await storeFile(app, site, Buffer.from('original'), 'image/png', {
      width: 4_000,
      height: 3_000,
    });
    hashes.high = await storeFile(app, site, Buffer.from('high'), 'image/webp', { width: 2_000, height: 1_500 });
    hashes.low = await storeFile(app, site, Buffer.from('low'), 'image/webp', { width: 600, height: 450 });
    await store(
      site,
      'rendition',
      { sha256: hashes.original, form: 'high', rendered: hashes.high },
      { sha256: hashes.original, form: 'low', rendered: hashes.low },
    );
  }
  await store(1, 'item', item(ids.journal, 'journal', { titles: { en: 'Sample Optics' } }));
  await store(1, 'journal', { id: ids.journal });
  await storeArticle(app, 1, ids.paper, {
    item: { titles: { en: 'Bent light', zh: '弯曲的光' }, doi: '10.5555/Bent', published_on: '2026-03-04' },
    article: { journal_id: ids.journal, licence: 'https://creativecommons.org/licenses/by/4.0/', access_type: 0 },
  });
  await store(1, 'contributor', {
    article_id: ids.paper,
    position: 1,
    role: 'author',
    type: 'person',
    names: { en: { full: 'Li Sample' } },
  });
  const inPaper = { article_id: ids.paper };
  await store(
    1,
    'item',
    item(ids.first, 'figure', { titles: { en: 'Loss by length', zh: '损耗' } }),
    item(ids.second, 'figure'),
    item(ids.table, 'table'),
    item(ids.withdrawn, 'figure', {
      status: 'withdrawn',
      withdrawn_on: '2026-05-06',
      withdrawal: { en: 'Wrong picture.' },
      summaries: { en: 'gone-summary' },
    }),
    item(ids.draft, 'figure', { status: 'draft' }),
    item(ids.alone, 'figure'),
    item(ids.news, 'news'),
  );
  await store(
    1,
    'figure',
    {
      id: ids.first,
      ...inPaper,
      position: 1,
      anchor: 'fig1',
      label: 'Fig. 1',
      alternative: 'A falling line',
      captions: { en: '<p>Loss by <i>length</i>.</p>' },
      attributions: { en: 'Drawn by Li Sample' },
    },
    { id: ids.second, ...inPaper, position: 2, licence: 'https://creativecommons.org/publicdomain/zero/1.0/' },
    { id: ids.withdrawn, ...inPaper, position: 3, captions: { en: 'gone-caption' } },
    { id: ids.draft, ...inPaper, position: 4 },
    { id: ids.alone, position: 1 },
  );
  await store(1, 'data_table', { id: ids.table, ...inPaper, position: 1, label: 'Table 1', content });
  await store(1, 'item_file', {
    item_id: ids.first,
    position: 1,
    role: 'image',
    sha256: hashes.original,
    name: 'fig1.png',
  });

  await storeArticle(app, 4, ids.closedPaper);
  await store(4, 'item', item(ids.closedFigure, 'figure'), item(ids.closedTable, 'table'));
  await store(4, 'figure', {
    id: ids.closedFigure,
    article_id: ids.closedPaper,
    position: 1,
    captions: { en: 'Seen' },
  });
  await store(4, 'data_table', { id: ids.closedTable, article_id: ids.closedPaper, position: 1, content });
  await store(4, 'item_file', {
    item_id: ids.closedFigure,
    position: 1,
    role: 'image',
    sha256: hashes.original,
    name: 'fig1.png',
  });
});

const read = (id: string, site = 'optics') => portal.get(`${site}.localhost`, `/front/record/${id}`);

describe('a figure', () => {
  // biome-ignore lint/suspicious/noExplicitAny: the answer is looked at piece by piece
  let data: any;
  beforeAll(async () => {
    ({ data } = await read(ids.first));
  });

  test('is told with its caption, label, words for those who do not see it, and where it stands', () => {
    expect(data).toMatchObject({
      id: ids.first,
      kind: 'figure',
      resName: 'Loss by length',
      label: 'Fig. 1',
      anchor: 'fig1',
      captions: { en: '<p>Loss by <i>length</i>.</p>' },
      alternative: 'A falling line',
      content: null,
      attributions: { en: 'Drawn by Li Sample' },
      url: `/textDetail?columnId=${ids.first}`,
    });
  });

  test('has its own licence, else its paper’s', async () => {
    expect(data.licence).toBe('https://creativecommons.org/licenses/by/4.0/');
    expect((await read(ids.second)).data.licence).toBe('https://creativecommons.org/publicdomain/zero/1.0/');
  });

  test('can be had in each precision that exists', () => {
    expect(data.pictures).toEqual([
      {
        id: `${ids.first}-1`,
        name: 'fig1.png',
        labels: {},
        forms: [
          {
            form: 'original',
            sha256: hashes.original,
            contentType: 'image/png',
            bytes: 8,
            width: 4_000,
            height: 3_000,
          },
          { form: 'high', sha256: hashes.high, contentType: 'image/webp', bytes: 4, width: 2_000, height: 1_500 },
          { form: 'low', sha256: hashes.low, contentType: 'image/webp', bytes: 3, width: 600, height: 450 },
        ],
      },
    ]);
  });

  test('leads to its paper', () => {
    expect(data.paper).toMatchObject({
      id: ids.paper,
      titles: { en: 'Bent light', zh: '弯曲的光' },
      doi: '10.5555/Bent',
      url: '/article/doi/10.5555/bent',
      publishDate: '2026-03-04',
      authors: [{ names: { en: { full: 'Li Sample' } } }],
      journal: { id: ids.journal, titles: { en: 'Sample Optics' } },
    });
  });

  test('stands among the published figures and tables of its paper, in their order', () => {
    expect(data.neighbours.map(({ id }: { id: string }) => id)).toEqual([ids.first, ids.second, ids.table]);
    expect(data.neighbours[0]).toMatchObject({ kind: 'figure', label: 'Fig. 1', picture: hashes.low });
  });

  test('is cited as its paper is, with its label', async () => {
    const cited = await portal.get('optics.localhost', `/front/front-article/getPublicizeInfo?id=${ids.first}`);
    expect(cited.data.quote).toContain('Fig. 1 Loss by length. In: Bent light');
    expect(cited.data.quote).toContain('Sample Optics');
    expect(cited.data.transQuote).toContain('Fig. 1 损耗. 见：弯曲的光');
  });

  test('may stand alone', async () => {
    expect((await read(ids.alone)).data).toMatchObject({ paper: null, neighbours: [], pictures: [] });
  });
});

test('a table is told with its content', async () => {
  expect((await read(ids.table)).data).toMatchObject({ kind: 'table', label: 'Table 1', content });
});

test('a table that everybody may read shows its first cells among its neighbours, and no other does', async () => {
  const cellsOf = async (id: string, site?: string) =>
    (await read(id, site)).data.neighbours.map(({ cells }: { cells: unknown }) => cells);
  expect(await cellsOf(ids.first)).toEqual([null, null, [['Loss & gain', 'n'], ['17']]]);
  expect(await cellsOf(ids.closedFigure, 'closed')).toEqual([null, null]);
});

test('a portal shows the records of the sites that it gathers, and no other', async () => {
  expect((await read(ids.first, 'www')).data.siteId).toBe(1);
  expect((await read(ids.foreign)).status).toBe(10001);
});

test('a reader on trial gets pictures in low precision, no table, and the reason', async () => {
  const figure = (await read(ids.closedFigure, 'closed')).data;
  expect(figure.captions).toEqual({ en: 'Seen' });
  expect(figure.pictures[0].forms.map(({ form }: { form: string }) => form)).toEqual(['low']);
  const table = (await read(ids.closedTable, 'closed')).data;
  expect(table.content).toBeNull();
  expect(table.reading).toMatchObject({
    allowed: false,
    message: 'Please log in to your personal account to obtain full text reading permission',
  });
});

test('of a withdrawn figure its name stays, and why it was withdrawn', async () => {
  const { data } = await read(ids.withdrawn);
  expect(data).toMatchObject({ withdrawal: { date: '2026-05-06', reasons: { en: 'Wrong picture.' } }, pictures: [] });
  expect(JSON.stringify(data)).not.toMatch(/gone-/);
});

test('what is no figure, a draft or nothing is not found', async () => {
  for (const id of [ids.news, ids.draft, ids.paper, idOf(1, 999)]) expect((await read(id)).http, id).toBe(404);
});
