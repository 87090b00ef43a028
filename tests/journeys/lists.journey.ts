import { describe, expect, test } from 'vitest';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const words = {
  zh: { resources: '资源', announcement: '公告', visits: '浏览量', books: '图书', none: '这里还没有图书' },
  en: {
    resources: 'Resources',
    announcement: 'Announcement',
    visits: 'Views',
    books: 'Books',
    none: 'There are no books here yet.',
  },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a reader goes from the navigation to the books and orders them by visits', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${language}`);
    const entry = page.locator('[data-part="navigation"] > ul > li', { hasText: say.resources });
    await entry.hover();
    await entry.getByRole('link', { name: say.books, exact: true }).click();
    await page.waitForURL(/\/bookList\?/);
    expect(await page.locator('h1').textContent()).toBe(say.books);
    expect(await page.locator('[data-part="list"] li').count()).toBeGreaterThan(1);
    await page.locator('[data-part="list-sorts"]').getByRole('link', { name: say.visits }).click();
    await page.waitForURL(/sort=visits/);
    expect(await page.locator('[data-part="list-sorts"] [aria-current]').textContent()).toBe(say.visits);
  });

  test('news are walked by tab with the keyboard alone', async () => {
    const { page, open } = await arrive();
    await open('biology', `/news?lang=${language}`);
    const tabs = page.locator('[data-part="list-tabs"]').getByRole('link');
    expect(await tabs.count()).toBe(4);
    await tabs.first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/newsDataType=announcement/);
    expect(await page.locator('[data-part="list-tabs"] [aria-current]').textContent()).toBe(say.announcement);
    expect(await page.locator('[data-part="list"] [data-kind="news"]').count()).toBe(3);
  });

  test('an empty list says what is not there and leads on', async () => {
    const { page, open } = await arrive();
    expect(await open('grey', `/bookList?lang=${language}`)).toBe(200);
    const empty = page.locator('[data-part="empty"]');
    expect(await empty.textContent()).toContain(say.none);
    expect(await empty.getByRole('link').count()).toBe(2);
  });
});

test('every channel below Resources leads to its list, which shows the channel’s name and something', async () => {
  const { page, open } = await arrive();
  for (const host of ['optics', 'biology', 'www']) {
    await open(host, '/?lang=en');
    const links = await page
      .locator('[data-part="navigation"] > ul > li', { hasText: 'Resources' })
      .locator('a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? '']));
    expect(links.length).toBeGreaterThan(12);
    for (const [href = '', name = ''] of links) {
      expect(await open(host, href), href).toBe(200);
      expect(await page.locator('h1').textContent()).toBe(name);
      expect(await page.locator('[data-part="list"] :is(li, tr)').count(), `${host}${href}`).toBeGreaterThan(0);
    }
  }
});

test('scholars are found by letter, links lead out safely and files are downloaded, without script too', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await open('optics', '/scholarList?lang=en');
  const all = await page.locator('[data-part="list"] li').count();
  await page.getByRole('navigation', { name: 'By initial' }).getByRole('link').nth(1).click();
  await page.waitForURL(/letter=/);
  const few = await page.locator('[data-part="list"] li').count();
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(all);
  await open('optics', '/newLink?lang=en');
  const link = page.locator('[data-part="list"] h2 a').first();
  expect(await link.getAttribute('href')).toMatch(/^https:/);
  expect(await link.getAttribute('rel')).toContain('noopener');
  await open('optics', '/download?lang=en');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-part="list"] h2 a').first().click(),
  ]);
  expect(await download.failure()).toBeNull();
});

test('on a phone no list is wider than the screen, in Arabic neither', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const path of [
    '/newPicture',
    '/videoList',
    '/bookList?styleId=2',
    '/news?styleId=3',
    '/scholarList',
    '/newPublish',
  ]) {
    await open('optics', `${path}${path.includes('?') ? '&' : '?'}lang=ara`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});

test('papers are shown by the first of their figures in the contents of an issue', async () => {
  const { page, open } = await arrive();
  const picture = page.locator('[data-part="papers"] > li > img').first();
  // Small forms are made after the papers were published.
  await expect
    .poll(() => open('optics', '/issue?lang=en').then(() => picture.count()), { timeout: 150_000, interval: 2_000 })
    .toBe(1);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
});
