import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { consoleRoutes } from './built-addresses.ts';
import { consoleAddresses } from './console/addresses.ts';
import { publish, texts } from './console/form.ts';
import { goTo } from './console/menu.ts';
import { admitToConsole } from './console-login.ts';
import { isWholeRun } from './languages.ts';
import { useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 900_000 });
const soon = { timeout: 30_000, interval: 500 };

/** Two who work at the same site, each in a browser of their own. */
async function twoAt(path: string): Promise<[Visitor, Visitor]> {
  const both: Visitor[] = [];
  for (let who = 0; who < 2; who += 1) {
    const visitor = await arrive();
    await admitToConsole(visitor.context, 'optics', 'owner');
    expect(await visitor.open('optics', path)).toBe(200);
    both.push(visitor);
  }
  return both as [Visitor, Visitor];
}

test('two browsers edit the same thing: the second is asked, no edit is lost, and undoing reaches the edge', async () => {
  const [first, second] = await twoAt('/console/edit/footer/one?lang=en');
  const publisher = (page: Page) => texts(page, 'Publisher').in('English');
  const copyright = (page: Page) => texts(page, 'Copyright').in('English');
  const readersSee = (words: string, isThere = true) =>
    expect
      .poll(async () => {
        await reader.open('optics', '/contact?lang=en');
        return (await reader.page.locator('[data-part="footer"]').textContent())?.includes(words);
      }, soon)
      .toBe(isThere);
  const reader = await arrive();
  const before = await publisher(first.page).inputValue();

  await publisher(first.page).fill('Sample Press One');
  await publish(first.page);
  await publisher(second.page).fill('Sample Press Two');
  await copyright(second.page).fill('© Sample Press');
  await second.page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = second.page.locator('[data-part="merge-question"]');
  await question.waitFor();
  expect(await axeFindings(second.page)).toEqual([]);
  expect(await question.textContent()).toContain('Sample Press One');
  expect(await question.textContent()).toContain('Sample Press Two');
  await readersSee('Sample Press One');
  await question
    .getByRole('group', { name: /Publisher/ })
    .getByRole('radio', { name: /^Theirs/ })
    .check();
  await question.getByRole('button', { name: 'Use this selection' }).click();
  await publish(second.page);
  expect(await publisher(second.page).inputValue()).toBe('Sample Press One');
  expect(await copyright(second.page).inputValue()).toBe('© Sample Press');
  await readersSee('© Sample Press');

  await second.page.getByRole('button', { name: 'Undo' }).first().click();
  await second.page.getByText('Restored.').waitFor();
  await readersSee('© Sample Press', false);
  await first.open('optics', '/console/edit/footer/one?lang=en');
  await publisher(first.page).fill(before);
  await publish(first.page);
});

test('a form is filled in and published by keyboard alone', async () => {
  const visitor = await arrive();
  await admitToConsole(visitor.context, 'optics', 'owner');
  await visitor.open('optics', '/console/edit/seo/one?lang=en');
  const { page } = visitor;
  const words = `Sample words ${randomInt(10 ** 6)}`;
  await page.getByRole('heading', { level: 1 }).waitFor();
  const focused = () =>
    page.evaluate(() => {
      const at = document.activeElement as HTMLElement | null;
      return at?.getAttribute('name') ?? at?.textContent ?? '';
    });
  const tabTo = async (wanted: RegExp) => {
    for (let step = 0; step < 120; step += 1) {
      await page.keyboard.press('Tab');
      if (wanted.test(await focused())) return;
    }
    throw new Error(`The keyboard does not reach ${wanted}.`);
  };
  await tabTo(/Skip to the content/);
  await page.keyboard.press('Enter');
  await tabTo(/\.en$/);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(words);
  await tabTo(/^Publish$/);
  await page.keyboard.press('Enter');
  await page.getByText('Published.').first().waitFor();
  await tabTo(/^Undo$/);
  await page.keyboard.press('Enter');
  await page.getByText('Restored.').waitFor();
});

/** Walked where they come about: console.journey.ts, editorial.journey.ts, filling.journey.ts, and below. */
const walkedElsewhere = [
  '/console/invitation',
  '/console/confirm',
  '/console/submissions/:id',
  '/console/import/:id',
  '/console/*',
];
const isWalked = (route: string, addresses: readonly string[]): boolean => {
  const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`);
  return walkedElsewhere.includes(route) || addresses.some((address) => pattern.test(address));
};

describe('every page of the console', () => {
  const widths = [1440, 360];
  /** A word that is missing is shown as its key. */
  const key = /\b(?:field|help|kind|page|action|siteField|siteHelp|navigation|module)\.[a-z][\w.-]*/g;

  /** Unless everything is to be proven each page is opened in one of the languages, by turns, where axe reads it at one width. */
  test.each([
    ['zh', 1440, 0],
    ['en', 360, 1],
  ])(
    'is fit for everyone in %s, wide and on a phone',
    async (language, ownWidth, turn) => {
      const visitor = await arrive();
      const { page } = visitor;
      await admitToConsole(visitor.context, 'optics', 'operator');
      await visitor.open('optics', `/console?lang=${language}`);
      const addresses = await consoleAddresses(page);
      expect(addresses.length).toBeGreaterThan(40);
      expect(consoleRoutes.filter((route) => !isWalked(route, addresses))).toEqual([]);
      const findings: string[] = [];
      for (const [place, address] of addresses.entries()) {
        if (!isWholeRun && place % 2 !== turn) continue;
        const status = await visitor.open('optics', `${address}?lang=${language}`);
        if (status !== 200) findings.push(`${address} answers ${status}`);
        for (const unsaid of (await page.locator('main').textContent())?.match(key) ?? [])
          findings.push(`${address} has no word for ${unsaid}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          const wide = await page.evaluate(() => document.documentElement.scrollWidth);
          if (wide > width) findings.push(`${address} is ${wide} px wide on ${width}`);
          if (!isWholeRun && width !== ownWidth) continue;
          findings.push(...(await axeFindings(page)).map((found) => `${address} at ${width}: ${found}`));
        }
      }
      expect(findings).toEqual([]);
    },
    600_000,
  );
});

test.each([
  ['an address that the console does not have', '/console/nowhere', 404, 'There is nothing here'],
  ['a thing that was never there', '/console/edit/news/123', 404, 'There is nothing here'],
  ['a page for another role', '/console/jobs', 403, 'Not part of your role'],
])('%s leaves the menu around what it says', async (_, address, status, said) => {
  const visitor = await arrive();
  await admitToConsole(visitor.context, 'optics', 'editor');
  expect(await visitor.open('optics', `${address}?lang=en`)).toBe(status);
  await visitor.page.getByRole('heading', { level: 1, name: said }).waitFor();
  expect(await axeFindings(visitor.page)).toEqual([]);
  await visitor.page.getByRole('navigation', { name: 'Menu of the console' }).last().waitFor();
  await visitor.page.getByRole('link', { name: 'To the dashboard' }).click();
  await visitor.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
});

test('the language of whoever works stays when they go from page to page', async () => {
  const visitor = await arrive();
  await admitToConsole(visitor.context, 'optics', 'owner');
  await visitor.open('optics', '/console?lang=en');
  await goTo(visitor.page, 'Registered users');
  await visitor.page.getByRole('heading', { level: 1, name: 'Registered users' }).waitFor();
});
