import { expect, test } from 'vitest';
import { drawnPage } from '../../../../../tests/support/drawn-page.ts';
import { pageContext } from '../../../../../tests/support/page-context.ts';
import { useSearchPortal } from '../../../../../tests/support/searching/search-portal.ts';
import { loadList } from '../../lists/parts/load-list.ts';
import AdvancedPage from './advanced-page.tsx';
import { loadAdvanced } from './load-advanced.ts';
import { loadSearch } from './load-search.ts';
import SearchPage from './search-page.tsx';

const { app } = useSearchPortal();
const host = 'optics.localhost';

/** On a busy machine the engine may be late; the page then says less, and is asked for again. */
async function searchPage(address: string, tries = 6): Promise<{ html: string; kinds: string[] }> {
  const { html, view } = await drawnPage(app, host, address, { load: loadSearch, Page: SearchPage });
  if (!view.whole && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return searchPage(address, tries - 1);
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
