import { expect, test } from 'vitest';
import { storeSite } from '../../../tests/support/sites.ts';
import { useTestApp } from '../../../tests/support/test-app.ts';
import { storeRows } from '../../../tests/tables/store-rows.ts';
import { idOf } from '../../platform/kernel/id.ts';

const [sound, wrong, draft] = [1, 2, 3].map((place) => idOf(1, place)) as [string, string, string];

const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await storeSite(app, { id: 2, sld: 'stranger' });
  const item = (id: string, status = 'published') => ({
    id,
    kind: 'book',
    status,
    titles: { zh: '光 < 影', en: 'Light' },
    language: 'zh',
    doi: `10.5555/b${id}`,
    published_on: '2026-01-31',
  });
  await storeRows(app, 1, 'item', [item(sound), item(wrong), item(draft, 'draft')]);
  const book = (id: string, isbn: string) => ({ id, isbn, publishers: { en: 'Sample & Press' }, pages: 300 });
  await storeRows(app, 1, 'book', [
    book(sound, '978-3-16-148410-0'),
    book(wrong, '978-3-16-148410-1'),
    book(draft, '978-0-00-000000-2'),
  ]);
  await storeRows(app, 1, 'chapter', [
    { book_id: sound, position: 1, label: '1', titles: { en: 'Rays' }, first_page: '7', last_page: '19' },
  ]);
});

const ask = (query = '', sld = 'optics') =>
  portal.server.inject({ url: `/onix.xml${query}`, headers: { host: `${sld}.localhost` } });

test('has the published books with an ISBN that can be one, with their chapters', async () => {
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(200);
  expect([...body.matchAll(/<RecordReference>(.+?)</g)].map(([, named]) => named)).toEqual([
    `optics.localhost.${sound}`,
  ]);
  for (const said of [
    '<ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>9783161484100</IDValue></ProductIdentifier>',
    '<TitleText language="chi">光 &lt; 影</TitleText>',
    '<ExtentValue>300</ExtentValue>',
    '<PublisherName>Sample &amp; Press</PublisherName>',
    '<PageRun><FirstPageNumber>7</FirstPageNumber><LastPageNumber>19</LastPageNumber></PageRun>',
    '<Date dateformat="00">20260131</Date>',
  ])
    expect(body).toContain(said);
});

test('without such a book, and for what nobody understands, says so', async () => {
  expect((await ask('', 'stranger')).statusCode).toBe(404);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  expect((await ask(`?since=${tomorrow}`)).statusCode).toBe(404);
  for (const query of ['?since=soon', '?since=2026-13-01', '?since=%00'])
    expect((await ask(query)).statusCode, query).toBe(400);
});
