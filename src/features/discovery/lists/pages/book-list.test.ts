import { afterAll, expect, test, vi } from 'vitest';
import { indexAll } from '../../../../../tests/isolation/search-content.ts';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { dropIndices } from '../../../../../tests/support/indices.ts';
import { storeSite } from '../../../../../tests/support/sites.ts';
import { useTestApp } from '../../../../../tests/support/test-app.ts';
import { loadList } from '../parts/load-list.ts';
import ListPage from './list-page.tsx';

const host = 'optics.localhost';
const long = 'Sound, heat and light in the many other things of this world';
const books: readonly [title: string, on: string, views: number][] = [
  [long, '2026-01-01', 1],
  ['Sound', '2025-01-01', 9],
  ['Light', '2024-01-01', 5],
];

vi.setConfig({ testTimeout: 30_000 });
const portal = useTestApp(async (app) => {
  await storeSite(app, { id: 1, sld: 'optics' });
  await app.app.database.transaction({ reads: [1], writes: 1 }, (transaction) =>
    app.app.write(
      transaction,
      1,
      [
        ...books.map(([key, publishedOn]) => ({ kind: 'book', key, titles: { en: key }, publishedOn, details: {} })),
        {
          kind: 'news',
          key: 'alone',
          titles: { en: 'The only announcement' },
          publishedOn: '2026-01-01',
          details: { type: 'announcement' },
        },
      ].map((main) => ({ mentioned: [], members: [], main })),
    ),
  );
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  for (const [key, , views] of books)
    await app.owner.query('update item set views = $2 where source_key = $1', [key, views]);
  await indexAll(app);
});
afterAll(() => dropIndices(portal.app.settings));

/** The titles as the page shows them, one below the other, and the order that it calls chosen. */
async function listed(query: string, tries = 6): Promise<{ titles: string[]; chosen: string[] }> {
  const { html, view } = await drawnPage(portal, host, `/bookList${query}`, { load: loadList, Page: ListPage });
  if (view.reduced && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return listed(query, tries - 1);
  }
  const [list = ''] = /data-part="list"[\s\S]*/.exec(html) ?? [];
  const places = books.map(([title]) => [list.indexOf(`>${title}<`), title] as const).filter(([place]) => place >= 0);
  const [bar = ''] = /data-part="list-sorts"[\s\S]*?<ul|data-part="list-sorts"[\s\S]*/.exec(html) ?? [];
  return {
    titles: places.sort(([one], [other]) => one - other).map(([, title]) => title),
    chosen: [...bar.matchAll(/aria-current="true"[^>]*>([^<]+)</g)].map(([, name = '']) => name).slice(0, 2),
  };
}

test.each([
  ['date', '', [long, 'Sound', 'Light'], ['Date', 'Descending']],
  ['date', '?sort=publishDate,desc', [long, 'Sound', 'Light'], ['Date', 'Descending']],
  ['date', '?sort=publishDate,asc', ['Light', 'Sound', long], ['Date', 'Ascending']],
  ['visits', '?sort=visits', ['Sound', 'Light', long], ['Views', 'Descending']],
  ['visits', '?sort=visits,desc', ['Sound', 'Light', long], ['Views', 'Descending']],
  ['visits', '?sort=visits,asc', [long, 'Light', 'Sound'], ['Views', 'Ascending']],
  ['relevance', '?q=light', ['Light', long], ['Relevance']],
  ['date', '?q=light&sort=publishDate', [long, 'Light'], ['Date', 'Descending']],
  ['visits', '?q=sound&sort=visits,asc', [long, 'Sound'], ['Views', 'Ascending']],
])('books stand in the order of %s at /bookList%s', async (_, query, titles, chosen) => {
  expect(await listed(query)).toEqual({ titles, chosen });
});

test('news opens at the first tab that has any', async () => {
  const open = () => drawnPage(portal, host, '/news', { load: loadList, Page: ListPage });
  await vi.waitFor(async () => expect((await open()).html).toContain('The only announcement'), {
    timeout: 10_000,
    interval: 500,
  });
});
