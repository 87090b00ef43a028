import { expect, test } from 'vitest';
import { badgeText, toolbarVisibility } from './scroll-limits.ts';

const desktop = { width: 1440, toolbarStyle: 1, path: '/homeNav' };
const phone = { ...desktop, width: 767 };

test.each([
  [0, { toolbar: false, backToTop: false }],
  [400, { toolbar: false, backToTop: false }],
  [401, { toolbar: true, backToTop: true }],
])('on a desktop the toolbar and back-to-top appear after more than 400 px (scrolled %d px)', (scrollY, isVisible) => {
  expect(toolbarVisibility({ ...desktop, scrollY })).toEqual(isVisible);
});

test.each([
  [300, { toolbar: false, backToTop: false }],
  [301, { toolbar: false, backToTop: true }],
  [401, { toolbar: true, backToTop: true }],
])('on a phone back-to-top appears past 300 px already (scrolled %d px)', (scrollY, isVisible) => {
  expect(toolbarVisibility({ ...phone, scrollY })).toEqual(isVisible);
});

test('a width of 768 px is no phone any more', () => {
  expect(toolbarVisibility({ ...desktop, width: 768, scrollY: 350 }).backToTop).toBe(false);
});

test('the toolbar is always there in toolbarStyle 3, back-to-top still only after scrolling', () => {
  expect(toolbarVisibility({ ...desktop, toolbarStyle: 3, scrollY: 0 })).toEqual({ toolbar: true, backToTop: false });
});

const hidden = [
  '/rss',
  '/rssList',
  '/login',
  '/login/',
  '/Login',
  '/RSSLIST',
  '/QuickLogin',
  '/register',
  '/quickLogin',
  '/innerHome',
  '/innerRecommendation',
];

test.each(hidden)(
  'the toolbar is hidden on rss, login, register and quickLogin pages and in inner mode: %s',
  (path) => {
    expect(toolbarVisibility({ ...desktop, toolbarStyle: 3, scrollY: 900, path })).toEqual({
      toolbar: false,
      backToTop: false,
    });
  },
);

test.each(['/', '/registered', '/loginHelp', '/newFile/inner'])(
  'a page that is only named alike keeps its toolbar: %s',
  (path) => {
    expect(toolbarVisibility({ ...desktop, scrollY: 900, path }).toolbar).toBe(true);
  },
);

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('the badge of the citation folder is capped at 99: %d', (count, text) => {
  expect(badgeText(count)).toBe(text);
});
