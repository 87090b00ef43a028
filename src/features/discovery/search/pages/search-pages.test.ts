import { beforeAll, expect, test } from 'vitest';
import { soon } from '../../../../../tests/support/console.ts';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';
import { storeRows } from '../../../../../tests/tables/store-rows.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
import { loadList } from '../../lists/parts/load-list.ts';
import AdvancedPage from './advanced-page.tsx';
import { loadAdvanced } from './load-advanced.ts';
import { loadSearch } from './load-search.ts';
import SearchPage from './search-page.tsx';

const { app } = useSearchPortal();
const host = 'optics.localhost';
const column = idOf(1, 900_800);

beforeAll(async () => {
  await app.owner.query("select set_config('app.reads', '1', false), set_config('app.writes', '1', false)");
  await app.owner.query(
    `insert into channel (site_id, id, position, code, names) values (1, $1, 1, 'article', '{"en": "Picks"}')`,
    [column],
  );
  await app.owner.query(
    `insert into column_entry select 1, $1, id from item where source_key = '10.5555/paper.2' and kind = 'article'`,
    [column],
  );
});

/** On a busy machine the engine may be late; the page then says less, and is requested again. */
async function searchPage(address: string, at = host, tries = 6): Promise<{ html: string; kinds: string[] }> {
  const { html, view } = await drawnPage(app, at, address, { load: loadSearch, Page: SearchPage });
  if (!view.whole && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return searchPage(address, at, tries - 1);
  }
  const hits = view.answer.state === 'found' ? view.answer.content : [];
  return { html, kinds: [...new Set(hits.map(({ kind }) => kind))] };
}

test('a visitor may search: the search results of /searchFrame say how many there are and mark why', async () => {
  const { html, kinds } = await searchPage('/searchFrame?q=crystals');
  expect(html).toMatch(/<h1[^>]*>\d papers?<\/h1>/);
  expect(html).toMatch(/data-part="hit".*<mark>crystals<\/mark>/is);
  expect(kinds).toEqual(['article']);
});

test.each([
  ['figure', 'picture', 'Figures', 'figure'],
  ['table', 'table', 'Tables', 'table'],
  ['text', 'text', 'Full text', 'article'],
])('the %s search is a tab of /textList', async (_, tab, name, kind) => {
  const { html, kinds } = await searchPage(`/textList?tab=${tab}`);
  expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<span> `));
  expect(html).toContain('data-part="hit"');
  expect(kinds).toEqual([kind]);
});

test('the text search shows the passage with its heading and what matched, and leads to the paragraph', async () => {
  const { html } = await searchPage('/textList?tab=text&q=annealed+nitrogen');
  expect(html).toContain('<a href="/article/doi/10.5555/paper.1?lang=en#p-1"');
  expect(html).toMatch(/data-part="passage"[^>]*><bdi>Methods<\/bdi>/);
  expect(html).toContain('The films were <mark>annealed</mark> in <mark>nitrogen</mark> for two hours.');
  expect(html).not.toContain('sort=visits');
  expect((await searchPage('/textList?tab=text&q=efficiency+of+modules')).kinds).toEqual([]);
});

test.each([
  '/searchFrame?q=ice&slds=nobody',
  '/article?slds=nobody',
  '/virtualAlbum?slds=nobody',
  '/bookList?slds=nobody',
])('a site that is not gathered is refused on every list and search alike: %s', async (address) => {
  const load = address.startsWith('/bookList') ? loadList : loadSearch;
  const refused = await load(pageContext(app, 'www.localhost'), new Request(`https://www.localhost${address}`)).catch(
    (thrown) => thrown,
  );
  expect(refused).toMatchObject({ init: { status: 403 }, data: { screen: 'forbidden' } });
});

test('/subPoolArticle shows the papers of its sub-pool, and facets of them alone', async () => {
  const { html, kinds } = await searchPage('/subPoolArticle?code=light', 'www.localhost');
  expect(html).toMatch(/<h1[^>]*>Light<\/h1>/);
  expect(kinds).toEqual(['article']);
  expect(html).toContain('data-part="refine"');
  const choices = [...html.matchAll(/name="facet" value="([a-zA-Z]+):/g)].map(([, name]) => name);
  expect(new Set(choices)).toContain('journal');
  // The pool names a site that the portal does not gather: nothing of it is counted.
  expect(html).not.toContain('Stranger');
});

test('a list of papers that a column led to shows what stands in it: /article, /textList', async () => {
  const { html, kinds } = await searchPage(`/article?columnId=${column}`);
  expect(html).toMatch(/<h1[^>]*>Picks<\/h1>/);
  expect(kinds).toEqual(['article']);
  expect([...html.matchAll(/data-part="hit"/g)]).toHaveLength(1);
  expect((await searchPage(`/textList?columnId=${column}`)).html).not.toContain('data-part="hit"');
});

const advancedPage = (address: string) =>
  drawnPage(app, host, address, { load: loadAdvanced, Page: AdvancedPage }).then(({ html }) => html);

test('the advanced search of /seniorSearch is a form of rows', async () => {
  const html = await advancedPage('/seniorSearch');
  expect(html).toMatch(/<h1[^>]*>Advanced search<\/h1>/);
  expect(html).toContain('name="value1"');
  expect(html).not.toContain('role="alert"');
});

test('the advanced search requires a term: Please enter the search term.', async () => {
  expect(await advancedPage('/seniorSearch?value1=&value2=+')).toMatch(
    /role="alert"[^>]*>Please enter the search term\.</,
  );
});

test('search text of up to 150 characters may stand in each row of the advanced search', async () => {
  const query = (longest: number) =>
    new URLSearchParams([1, 2, 3, 4].map((row) => [`value${row}`, 'x'.repeat(row === 4 ? longest : 150)]));
  const request = new Request(`https://${host}/seniorSearch?${query(150)}`);
  const went = await loadAdvanced(pageContext(app, host), request).catch((response) => response);
  expect(went.headers.get('location')).toMatch(/^\/searchFrame\?q=x{150}\+AND\+x{150}\+AND/);
  const { html } = await searchPage(went.headers.get('location'));
  expect(html).toContain('Your search found no records');
  expect(await advancedPage(`/seniorSearch?${query(151)}`)).toMatch(
    /role="alert"[^>]*>Please enter the correct content/,
  );
});

test('the question as text is asked in the scope, years and access that the form beside it names', async () => {
  const html = await advancedPage('/seniorSearch?q=ice&scope=table&yearFrom=2020');
  const [form = ''] = /<form[^>]*action="\/seniorSearch".*?<\/form>/s.exec(html) ?? [];
  expect(form).toMatch(/<textarea[^>]*name="q"/);
  for (const name of ['scope', 'yearFrom', 'yearTo', 'facet']) expect(form.split(`name="${name}"`)).toHaveLength(2);
  expect(form).toMatch(/<button type="submit"[^>]* formAction="\/searchFrame"/);
});

test('a search is made precise, and fuzzy again, beside what it found: match precise 1, fuzzy 0', async () => {
  const address = '/searchFrame?q=crystal+ice';
  const fuzzy = (await searchPage(address)).html;
  expect(fuzzy).toMatch(/aria-current="true"[^>]*>Partial match</);
  const [, precise = ''] = /<a [^>]*href="([^"]+)"[^>]*>Exact match</.exec(fuzzy) ?? [];
  expect(precise).toBe(`${address}&match=1`);
  const exact = (await searchPage('/searchFrame?q=crystals&match=1')).html;
  expect(exact).toMatch(/aria-current="true"[^>]*>Exact match</);
  expect(exact).toMatch(/<a [^>]*href="\/searchFrame\?q=crystals"[^>]*>Partial match</);
  // The papers have “crystals”.
  expect((await searchPage('/searchFrame?q=crystal')).kinds).toEqual(['article']);
  expect((await searchPage('/searchFrame?q=crystal&match=1')).kinds).toEqual([]);
});

test.each([
  { sort: 'score', stars: [4, 3, 2], comments: [20, 10, 30] },
  { sort: 'commentCount', stars: [2, 4, 3], comments: [30, 20, 10] },
])('what can be ordered by $sort says its rating and its comments', async ({ sort, stars, comments }) => {
  const { html } = await searchPage(`/article?sort=${sort},desc`);
  const said = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, number]) => Number(number));
  expect(said(/<bdi[^>]*>([\d.]+) of 5 stars<\/bdi>/g)).toEqual(stars);
  expect(said(/<bdi[^>]*>(\d+) comments?<\/bdi>/g)).toEqual(comments);
});

test('a search that finds nothing offers the site’s quick search list: Your search found no records', async () => {
  const quickSearch = [{ en: 'laser' }, { en: 'lens' }];
  await storeRows(app, 1, 'site_config', [{ section: 'search', value: { scopes: ['thesis', 'table'], quickSearch } }]);
  await expect.poll(async () => (await searchPage('/searchFrame?q=qqqq')).html, soon).toContain('>laser</a>');
  const { html } = await searchPage('/searchFrame?q=qqqq');
  expect(html).toMatch(
    /<h2[^>]*>Your search found no records<.*Popular searches.*<a href="\/searchFrame\?q=lens&scope=thesis&lang=en">lens<\/a>/s,
  );
});

test('rows of the advanced search that ask something lead to what they find', async () => {
  const request = new Request(`https://${host}/seniorSearch?value1=ice`);
  const went = await loadAdvanced(pageContext(app, host), request).catch((response) => response);
  expect(went.headers.get('location')).toBe('/searchFrame?q=ice');
});
