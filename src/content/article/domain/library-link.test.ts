import { expect, test } from 'vitest';
import { libraryLink, throughProxy } from './library-link.ts';

const paper = {
  doi: '10.5555/a&b',
  titles: { en: 'Light & matter', zh: '光与物质' },
  journal: { names: { en: 'Sample Optics' }, issn: '0000-0003', eissn: null },
  volume: '5',
  issue: null,
  firstPage: '1',
  lastPage: '9',
  date: '2026-05-01T00:00:00Z',
  firstAuthor: 'Lin Sample',
};
const say = (text: { readonly en?: string | undefined }) => text.en ?? '';

test('a paper is asked for at the resolver by all that is known of it', () => {
  const address = new URL(libraryLink('https://resolver.example.edu/openurl', paper, say, 'optics.example:imprint'));
  expect(address.origin + address.pathname).toBe('https://resolver.example.edu/openurl');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ctx_ver: 'Z39.88-2004',
    ctx_enc: 'info:ofi/enc:UTF-8',
    rfr_id: 'info:sid/optics.example:imprint',
    rft_val_fmt: 'info:ofi/fmt:kev:mtx:journal',
    'rft.genre': 'article',
    rft_id: 'info:doi/10.5555/a&b',
    'rft.atitle': 'Light & matter',
    'rft.jtitle': 'Sample Optics',
    'rft.issn': '0000-0003',
    'rft.volume': '5',
    'rft.spage': '1',
    'rft.epage': '9',
    'rft.date': '2026-05-01',
    'rft.au': 'Lin Sample',
  });
});

test('what the address of the resolver asks for itself stays', () => {
  const { searchParams } = new URL(libraryLink('https://sfx.example.edu/?inst=7', paper, say, 'optics'));
  expect(searchParams.get('inst')).toBe('7');
});

test.each([
  [
    'https://proxy.example.edu/login?url=',
    'https://proxy.example.edu/login?url=https://optics.example/article/10.1/a%20b',
  ],
  [
    'https://proxy.example.edu/login?qurl=',
    'https://proxy.example.edu/login?qurl=https%3A%2F%2Foptics.example%2Farticle%2F10.1%2Fa%2520b',
  ],
  [
    'https://go.openathens.net/redirector/example.edu?url=',
    'https://go.openathens.net/redirector/example.edu?url=https%3A%2F%2Foptics.example%2Farticle%2F10.1%2Fa%2520b',
  ],
])('a page by way of %s', (prefix, address) =>
  expect(throughProxy(prefix, 'https://optics.example/article/10.1/a%20b')).toBe(address),
);
