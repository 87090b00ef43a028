import { expect, test } from 'vitest';
import { drawn } from '../../../../../tests/support/drawn.tsx';
import { SearchField } from './search-field.tsx';

const search = { scopes: ['thesis', 'periodical'], quick: [] };

test('the header search is a plain form that asks for a term in one of the site’s scopes', () => {
  const html = drawn(<SearchField />, { frame: { search } });
  expect(html).toMatch(/<form [^>]*action="\/searchFrame"/);
  const [field = ''] = /<input [^>]*name="q"[^>]*>/.exec(html) ?? [];
  expect(field).toContain('required=""');
  expect(field).toContain('maxLength="150"');
  expect([...html.matchAll(/<option value="(\w+)"/g)].map(([, scope]) => scope)).toEqual(['thesis', 'periodical']);
  expect(html).not.toContain('name="lang"');
});

test('the site’s quick search list stands below the header search, each a search of its own', () => {
  const html = drawn(<SearchField />, { frame: { search: { ...search, quick: ['laser', 'thin film'] } } });
  expect(html).toMatch(/<ul[^>]*aria-label="Popular searches"/);
  const [quick = ''] = /<ul.*<\/ul>/.exec(html) ?? [];
  expect([...quick.matchAll(/<a href="([^"]+)">([^<]+)</g)].map(([, href, term]) => [href, term])).toEqual([
    ['/searchFrame?q=laser&scope=thesis', 'laser'],
    ['/searchFrame?q=thin+film&scope=thesis', 'thin film'],
  ]);
  expect(drawn(<SearchField />, { frame: { search } })).not.toContain('Popular searches');
});

test('the advanced search stands beside the field, on the portal’s first screen too', () => {
  for (const large of [false, true])
    expect(drawn(<SearchField large={large} />, { frame: { search } })).toMatch(
      /<a [^>]*href="\/seniorSearch"[^>]*>Advanced search</,
    );
});

test('the search word stays in the header search of what it found, with its scope and language', () => {
  const html = drawn(<SearchField />, {
    address: '/searchFrame?q=laser&scope=periodical&lang=en',
    frame: { search, languageInAddress: true },
  });
  expect(html).toMatch(/<input [^>]*name="q"[^>]* value="laser"/);
  expect(html).toContain('<option value="periodical" selected="">');
  expect(html).toContain('<input type="hidden" name="lang" value="en"/>');
});
