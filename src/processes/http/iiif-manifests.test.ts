import { expect, test } from 'vitest';
import { storeArticle, storeFile } from '../../../tests/support/sample-article.ts';
import { storeSite } from '../../../tests/support/sites.ts';
import { type TestApp, useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const [openPaper, heldPaper, album] = [1, 2, 3].map((number) => idOf(1, number)) as [string, string, string];
const closedPaper = idOf(4, 1);

/** Figures stand in a paper in the order of their numbers. */
async function storeFigure(app: TestApp, site: number, number: number, paper: string, status = 'published') {
  const id = idOf(site, number);
  const more = { width: 1_200, height: 800 };
  const sha256 = await storeFile(app, site, Buffer.from(`picture ${site} ${number}`), 'image/png', more);
  await storeRows(app, site, 'item', [{ id, kind: 'figure', status, titles: { en: `Figure ${number}` } }]);
  await storeRows(app, site, 'figure', [{ id, article_id: paper, position: number }]);
  await storeRows(app, site, 'item_file', [{ item_id: id, position: 1, role: 'image', sha256, name: 'a.png' }]);
}

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  await storeSite(app, { id: 3, sld: 'www', classification: 'portal', gathers: [1] });
  await storeSite(app, { id: 4, sld: 'closed', columns: { visit_power: false } });
  const licence = 'https://creativecommons.org/licenses/by/4.0/';
  await storeArticle(app, 1, openPaper, { article: { licence } });
  await storeArticle(app, 1, heldPaper, { item: { embargo_until: '2099-01-01' } });
  await storeArticle(app, 4, closedPaper);
  await storeFigure(app, 1, 12, openPaper);
  await storeFigure(app, 1, 11, openPaper);
  await storeFigure(app, 1, 13, openPaper, 'draft');
  await storeFigure(app, 1, 21, heldPaper);
  await storeFigure(app, 4, 11, closedPaper);
  await storeRows(app, 1, 'item', [{ id: album, kind: 'album', status: 'published', titles: { en: 'Plates' } }]);
  await storeRows(app, 1, 'album', [{ id: album }]);
  await storeRows(
    app,
    1,
    'collection_entry',
    [heldPaper, idOf(1, 12), openPaper].map((entry_id, position) => ({ collection_id: album, position, entry_id })),
  );
});

const read = async (id: string, sld = 'optics') => {
  const answer = await portal.server.inject({
    method: 'GET',
    url: `/iiif/presentation/3/${id}/manifest`,
    headers: { host: `${sld}.localhost` },
  });
  const names = answer.statusCode === 200 ? answer.json().items.map(({ label }: { label: object }) => label) : [];
  return { code: answer.statusCode, headers: answer.headers, body: answer.body, names };
};
const figures = (...numbers: number[]) => numbers.map((number) => ({ en: [`Figure ${number}`] }));

test('a paper’s manifest has its published figures in their order, with the licence of the paper', async () => {
  const { code, names, headers, body } = await read(openPaper);
  expect([code, names]).toEqual([200, figures(11, 12)]);
  expect(body).toContain('"rights":"http://creativecommons.org/licenses/by/4.0/"');
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'surrogate-control': 'max-age=60' });
  expect(`${headers.xkey}`.split(' ')).toEqual(expect.arrayContaining([`i${openPaper}`, `i${idOf(1, 11)}`]));
  expect((await read(idOf(1, 11))).names).toEqual(figures(11));
});

test('an album has its figures and those of its papers, each once, in its order; what is under embargo is left out', async () => {
  expect((await read(album)).names).toEqual(figures(12, 11));
});

test('nobody is told of pictures that they may not see, nor of those of other sites', async () => {
  const codes = [
    await read(heldPaper),
    await read(closedPaper, 'closed'),
    await read(idOf(1, 13)),
    await read(openPaper, 'stranger'),
    await read(openPaper, 'nowhere'),
    await read('x'),
    await read('99999999999999999999'),
  ].map(({ code }) => code);
  expect(codes).toEqual([403, 403, 404, 404, 404, 404, 404]);
  expect((await read(openPaper, 'www')).names).toEqual(figures(11, 12));
});
