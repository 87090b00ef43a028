import { expect, test } from 'vitest';
import { readTable } from '../tables/read-table.ts';
import { untilQuiet } from './quiet.ts';
import { signIn } from './sign-in.ts';
import { addressOf, useVisitors } from './visit.ts';

const arrive = useVisitors();

test('the mouse opens a sub-menu and follows it', async () => {
  const { page, open } = await arrive();
  await open('biology', '/homeNav?lang=en');
  const entry = page.locator('[data-part="navigation"] > ul > li', { has: page.locator('button') }).first();
  const submenu = entry.locator('ul');
  expect(await submenu.isVisible()).toBe(false);
  await entry.hover();
  await submenu.waitFor({ state: 'visible' });
  const link = submenu.locator('a').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await untilQuiet(page);
  expect(await page.locator('h1').textContent()).toBe(name);
});

test('the keyboard opens a sub-menu, walks it with arrows and closes it with Escape', async () => {
  const { page, open } = await arrive();
  await open('biology', '/homeNav?lang=en');
  const entry = page.locator('[data-part="navigation"] > ul > li', { has: page.locator('button') }).first();
  const button = entry.locator('button');
  await button.focus();
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  expect(await entry.locator('ul').isVisible()).toBe(true);
  await entry.locator('a').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(
    await entry
      .locator('ul a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press('Escape');
  await entry.locator('ul').waitFor({ state: 'hidden' });
  expect(
    await entry
      .locator('a')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

test('the first Tab reaches the skip link, which leads to the content', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-content');
});

test('`/` focuses the search field; an empty search is refused with a message that goes after 2 seconds', async () => {
  const { page, open } = await arrive();
  await open('optics', '/homeNav?lang=en');
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q');
  await page.keyboard.press('Enter');
  const toast = page.locator('[data-part="toast"]');
  await toast.waitFor();
  expect(await toast.textContent()).toContain('Please enter the search term.');
  const loadedAt = Date.now();
  await toast.waitFor({ state: 'detached' });
  expect(Date.now() - loadedAt).toBeGreaterThan(1_500);
  expect(Date.now() - loadedAt).toBeLessThan(4_000);
});

test('a phone has the navigation in a drawer that Escape closes', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  await open('optics', '/homeNav?lang=en');
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation menu' });
  await drawer.waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await drawer.getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL(/periodIntroduce/);
});

test('a chosen dark scheme stays from page to page', async () => {
  const { page, open } = await arrive({ colorScheme: 'light' });
  await open('optics', '/homeNav?lang=en');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await open('optics', '/contact?lang=en');
  expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
  const [ground] = await page.evaluate(() => [getComputedStyle(document.documentElement).backgroundColor]);
  expect(ground).not.toBe('rgb(255, 255, 255)');
});

test('no address after a login, or after checking one’s access, leads a browser away from the site', async () => {
  const { page, context } = await arrive({ javaScriptEnabled: false });
  await signIn(context, 'optics');
  const { origin } = new URL(addressOf('optics', '/'));
  // Where a link leads is all that counts here; neither pictures nor the page behind it need be drawn.
  await context.route(/./, (route) => {
    const { origin: requestedOrigin, pathname } = new URL(route.request().url());
    if (!route.request().isNavigationRequest()) return route.abort();
    const isWay = requestedOrigin === origin && /^\/(login|checkAccess|institutionLogin)$/.test(pathname);
    return isWay ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<title>elsewhere</title>' });
  });
  for (const { trick, address } of readTable('tables/hostile-returns.tsv')) {
    for (const [way, part] of [
      ['/login', '[data-part~="account-card"] p'],
      ['/checkAccess', '[data-part="institution-login"] p:last-child'],
    ]) {
      await page.goto(addressOf('optics', `${way}?url=${address}&lang=en`), { waitUntil: 'domcontentloaded' });
      const before = page.url();
      await page.locator(`${part} a`).last().click();
      await page.waitForURL((url) => url.href !== before, { waitUntil: 'commit' });
      expect(new URL(page.url()).origin, `${way}: ${trick}`).toBe(origin);
    }
  }
});
