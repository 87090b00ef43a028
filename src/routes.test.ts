import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const shell = 'features/portal/frame/pages/shell.tsx';

const asRoutes = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, file, children }) => ({
    ...(path !== undefined && { path }),
    handle: file,
    ...(children && { children: asRoutes(children) }),
  }));

const found = (address: string): RouteObject[] =>
  (matchRoutes(asRoutes(routes), address) ?? []).map(({ route }) => route);
/** The files that draw an address, from the outermost to the page. */
const drawnBy = (address: string): unknown[] => found(address).map(({ handle }) => handle);

test.each([
  ['/unifiedSeniorSearch', 'features/discovery/search/pages/advanced-page.tsx'],
  ['/article', 'features/discovery/search/pages/search-page.tsx'],
  ['/thesisDetails', 'content/article/pages/article-page.tsx'],
  ['/textList', 'features/discovery/search/pages/search-page.tsx'],
  ['/textDetail', 'content/figure/pages/record-page.tsx'],
])('%s is a child of /unifiedSearch: an address of its own in the same shell', (child, page) => {
  expect(drawnBy('/unifiedSearch')[0]).toBe(shell);
  expect(drawnBy(child)).toEqual([shell, page]);
  expect(drawnBy(`/unifiedSearch${child}`)).toEqual(drawnBy('/noSuchPage'));
});

test('an unknown path shows the not-found page, the one of /errorPage', () => {
  expect(found('/errorPage')).toMatchObject([
    { path: '/errorPage', handle: 'features/sites/site/pages/error-page.tsx' },
  ]);
  for (const unknown of ['/noSuchPage', '/mag/7/of/nothing', '/index.php']) {
    expect(drawnBy(unknown)).toEqual(drawnBy('/errorPage'));
  }
});
