import { beforeAll, expect, test } from 'vitest';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';
import { idOf } from '../../../../platform/kernel/id.ts';
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

/** On a busy machine the engine may be late; the page then says less, and is asked for again. */
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
  ['text', 'text', 'Text', 'article'],
])('the %s search is a tab of /textList', async (_, tab, name, kind) => {
  const { html, kinds } = await searchPage(`/textList?tab=${tab}`);
  expect(html).toMatch(new RegExp(`aria-current="page"[^>]*>${name}<span> `));
  expect(html).toContain('data-part="hit"');
  expect(kinds).toEqual([kind]);
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

test('rows of the advanced search that ask something lead to what they find', async () => {
  const request = new Request(`https://${host}/seniorSearch?value1=ice`);
  const went = await loadAdvanced(pageContext(app, host), request).catch((response) => response);
  expect(went.headers.get('location')).toBe('/searchFrame?q=ice');
});
