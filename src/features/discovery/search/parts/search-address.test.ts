import { expect, test } from 'vitest';
import { readSearchAddress, searchHref } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

test('a search comes back from its own address as it was', () => {
  const query =
    'q=perovskite+NOT+tandem&scope=picture&match=1&yearFrom=2019&yearTo=2024&facet=journal%3A7&facet=accessType%3A0' +
    '&within=silicon&more=keyword&sort=publishDate%2Cdesc&view=cards&page=3&slds=optics&lang=en';
  expect(searchHref('/searchFrame', read(query), { page: 3 })).toBe(`/searchFrame?${query}`);
});

test('what is as usual does not stand in the address', () => {
  expect(searchHref('/article', read('scope=thesis&sort=relevance&page=0&year=all&view=list'))).toBe('/article');
});

test('a changed question begins at the first page; another view of the same answer stays where it is', () => {
  const third = read('q=a&page=2');
  expect(searchHref('/searchFrame', third, { facets: ['journal:7'] })).toBe('/searchFrame?q=a&facet=journal%3A7');
  expect(searchHref('/searchFrame', third, { view: 'cards' })).toBe('/searchFrame?q=a&view=cards&page=2');
  expect(searchHref('/searchFrame', third, { more: ['author'] })).toBe('/searchFrame?q=a&more=author&page=2');
});

test.each([
  ['scope=everything', { scope: 'thesis' }],
  ['sort=price', { sort: 'relevance' }],
  ['yearFrom=99&yearTo=abcd', { yearFrom: null, yearTo: null }],
  ['page=-1', { page: 0 }],
  ['page=1e9', { page: 0 }],
  ['facet=journal&facet=:7&facet=journal:7&facet=journal:7', { facets: ['journal:7'] }],
  ['within=&within=+a+', { within: ['a'] }],
  ['tab=poems', { tab: '' }],
  ['more=year&more=keyword&more=keyword', { more: ['keyword'] }],
])('%s: a value that makes no sense counts as not given', (query, expected) => {
  expect(read(query)).toMatchObject(expected);
});
