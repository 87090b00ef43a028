import { expect, test } from 'vitest';
import { decideEntry } from './entry-rules.ts';

const open = { state: 'open', stopUrl: null, staticPageUrl: null } as const;
const at = (path: string, origin = 'https://optics.example.org', query = '', signedIn = false) => ({
  origin,
  path,
  query,
  signedIn,
});
const main = 'example.org';

test('/ goes to /scanHome when the address contains www and the main domain, otherwise to /homeNav', () => {
  expect(decideEntry(open, at('/', 'https://www.example.org'), main)).toEqual({ go: '/scanHome' });
  expect(decideEntry(open, at('/', 'https://optics.example.org'), main)).toEqual({ go: '/homeNav' });
  expect(decideEntry(open, at('/', 'https://www.elsewhere.net'), main)).toEqual({ go: '/homeNav' });
  expect(decideEntry(open, at('/', 'https://optics.example.org', '?lang=en'), main)).toEqual({
    go: '/homeNav?lang=en',
  });
});

test('/unifiedSearch goes to /scanHome on the portal host and stays elsewhere', () => {
  expect(decideEntry(open, at('/unifiedSearch', 'https://www.example.org'), main)).toEqual({ go: '/scanHome' });
  expect(decideEntry(open, at('/unifiedSearch'), main)).toEqual({ page: true });
});

test('/homeNav may redirect to a configured static-page address, once', () => {
  const site = { ...open, staticPageUrl: '/info/7' };
  expect(decideEntry(site, at('/homeNav'), main)).toEqual({ go: '/info/7' });
  expect(decideEntry(site, at('/info/7'), main)).toEqual({ page: true });
  expect(decideEntry(site, at('/info/7/'), main)).toEqual({ page: true });
  expect(decideEntry(site, at('/homeNav/'), main)).toEqual({ go: '/info/7' });
});

test('a stop address redirects all navigation there and does not redirect itself', () => {
  const site = { ...open, state: 'stopped', stopUrl: 'https://new.example.org/moved' } as const;
  expect(decideEntry(site, at('/contact'), main)).toEqual({ go: 'https://new.example.org/moved' });
  expect(decideEntry(site, at('/moved', 'https://new.example.org'), main)).toEqual({ page: true });
});

test.each(['forbidden', 'expired', 'maintenance'] as const)(
  'a site that is %s shows its screen at every address',
  (state) => {
    expect(decideEntry({ ...open, state }, at('/contact'), main)).toEqual({ screen: state });
  },
);

test('the pages that the other rules lead to always answer', () => {
  const site = { ...open, state: 'stopped', stopUrl: '/errorMaintain' } as const;
  for (const path of ['/errorPage', '/errorMaintain', '/forbiddenPage'])
    expect(decideEntry(site, at(path), main)).toEqual({ page: true });
});

const www = 'https://www.example.org';

test('on the production www host a member who opens /login or /homeNav goes to /personal', () => {
  for (const path of ['/login', '/homeNav', '/Login'])
    expect(decideEntry(open, at(path, www, '', true), main)).toEqual({ go: '/personal' });
  for (const path of ['/login', '/homeNav']) {
    expect(decideEntry(open, at(path, www), main)).toEqual({ page: true });
    expect(decideEntry(open, at(path, undefined, '', true), main)).toEqual({ page: true });
  }
});

test('a login that comes back from a provider is led to its end, also on the www host', () => {
  expect(decideEntry(open, at('/login', www, '?code=a&state=b', true), main)).toEqual({ page: true });
});

test('a visitor who opens /personal on the production www host goes to the login, and back afterwards', () => {
  expect(decideEntry(open, at('/personal', www), main)).toEqual({ go: '/login?url=%2Fpersonal' });
  expect(decideEntry(open, at('/personal', www, '?menu=comment&lang=en'), main)).toEqual({
    go: '/login?url=%2Fpersonal%3Fmenu%3Dcomment%26lang%3Den&lang=en',
  });
  expect(decideEntry(open, at('/personal', www, '', true), main)).toEqual({ page: true });
  expect(decideEntry(open, at('/personal'), main)).toEqual({ page: true });
});
