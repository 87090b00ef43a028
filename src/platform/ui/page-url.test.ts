import { expect, test } from 'vitest';
import { pageUrl } from './page-url.ts';

test.each([
  ['/about.data?lang=en', '/about?lang=en'],
  ['/about?lang=en', '/about?lang=en'],
  ['/article/doi/10.5555/x.data.1', '/article/doi/10.5555/x.data.1'],
])('%s is asked for by who wants %s', (requested, page) => {
  const { pathname, search } = pageUrl(new Request(`https://optics.example${requested}`));
  expect(pathname + search).toBe(page);
});
