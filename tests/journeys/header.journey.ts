import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const words = {
  zh: {
    more: '更多',
    media: '图片与音视频',
    videos: '视频',
    contact: '联系',
    openMenu: '打开导航菜单',
    advanced: '高级检索',
    submit: '投稿',
    institution: '机构访问',
    appearance: '外观',
    dark: '深色',
    system: '跟随系统',
    feeds: 'RSS 订阅',
    currentIssue: '当期目录',
    search: '检索',
  },
  en: {
    more: 'More',
    media: 'Figures and media',
    videos: 'Videos',
    contact: 'Contact',
    openMenu: 'Open navigation menu',
    advanced: 'Advanced search',
    submit: 'Submit',
    institution: 'Institutional access',
    appearance: 'Appearance',
    dark: 'Dark',
    system: 'System',
    feeds: 'Feeds',
    currentIssue: 'Current issue',
    search: 'Search',
  },
} as const;

const navigation = (page: Page) => page.locator('[data-part="navigation"]');
const more = (page: Page) => navigation(page).locator('[data-more]');
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** How many lines the entries stand in, and the names at the top level, shown and in "More". */
const linesAndNames = (page: Page) =>
  navigation(page)
    .locator('> ul')
    .evaluate((list) => {
      const entries = [...list.children].filter((entry) => entry.getClientRects().length > 0);
      const nameOf = (entry: Element) => entry.querySelector('a')?.firstChild?.textContent;
      const rest = [...(list.querySelector('[data-more] > ul')?.children ?? [])];
      const visible = entries.filter((entry) => !entry.hasAttribute('data-more'));
      return {
        lines: new Set(entries.map((entry) => Math.round(entry.getBoundingClientRect().top))).size,
        names: [...visible, ...rest].map(nameOf),
        all: [...list.children].filter((entry) => !entry.hasAttribute('data-more')).map(nameOf),
        hidden: rest.length,
        end: Math.max(...entries.map((entry) => entry.getBoundingClientRect().right)),
      };
    });

describe.each(walkedIn('zh'))('in %s', (lang) => {
  const say = words[lang];

  test('the navigation stands on one line at every width, and nothing of it is lost', async () => {
    const { page, open } = await arrive();
    for (const host of ['optics', 'biology', 'www']) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(host, `/rssList?lang=${lang}`);
      let before = -1;
      for (const width of [1440, 1200, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(async () => (await linesAndNames(page)).end).toBeLessThanOrEqual(width);
        const { lines, names, all, hidden } = await linesAndNames(page);
        expect(lines, `${host} ${width}`).toBe(1);
        expect(names, `${host} ${width}`).toEqual(all);
        expect(hidden).toBeGreaterThanOrEqual(before);
        expect(await scrollsSideways(page), `${host} ${width}`).toBe(false);
        before = hidden;
      }
      if (host === 'biology') expect(before).toBeGreaterThan(0);
    }
  });

  test('what found no room is reached through “More”, by mouse, by keyboard and by touch', async () => {
    const tablet = { viewport: { width: 1024, height: 800 } };
    const { page, open } = await arrive(tablet);
    await open('biology', `/rssList?lang=${lang}`);
    await more(page).hover();
    const link = more(page).getByRole('link', { name: say.contact });
    await link.waitFor({ state: 'visible' });
    expect((await axeFindings(page)).join('\n')).toBe('');
    await link.click();
    await page.waitForURL(/periodIntroduce/);

    await open('biology', `/rssList?lang=${lang}`);
    const button = more(page).getByRole('button', { name: say.more });
    const isFocused = (one: Element) => one === document.activeElement;
    await button.focus();
    await page.keyboard.press('ArrowDown');
    expect(await more(page).locator('a').first().evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Escape');
    await more(page).locator('> ul').waitFor({ state: 'hidden' });
    expect(await button.evaluate(isFocused)).toBe(true);
    await page.keyboard.press('ArrowDown');
    for (let step = 0; step < 20 && !(await link.evaluate(isFocused)); step++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/periodIntroduce/);

    const touching = await arrive({ ...tablet, hasTouch: true });
    await touching.open('biology', `/rssList?lang=${lang}`);
    await more(touching.page).getByRole('button').tap();
    await more(touching.page).getByRole('link', { name: say.contact }).tap();
    await touching.page.waitForURL(/periodIntroduce/);
  });

  test('a long menu stands under headings, each entry with its kind', async () => {
    const { page, open } = await arrive();
    await open('biology', `/homeNav?lang=${lang}`);
    const menu = navigation(page).locator('> ul > li[data-wide]').first();
    await menu.hover();
    const group = menu.locator('li', { hasText: say.media }).filter({ has: page.locator('> span') });
    await group.getByText(say.media).waitFor({ state: 'visible' });
    expect(await group.getByRole('link').count()).toBe(3);
    expect(await group.getByRole('link', { name: say.videos }).isVisible()).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });

  test.each([360, 768, 1023])('at %i px there is a drawer, and the search has the whole width', async (width) => {
    const { page, open } = await arrive({ viewport: { width, height: 800 } });
    await open('optics', `/homeNav?lang=${lang}`);
    expect(await navigation(page).isVisible()).toBe(false);
    const field = page.locator('header form[action="/searchFrame"]');
    expect((await field.boundingBox())?.width).toBeGreaterThan(width * 0.85);
    expect((await field.locator('input[name="q"]').boundingBox())?.width).toBeGreaterThan(130);
    expect(await scrollsSideways(page)).toBe(false);
    await page.getByRole('button', { name: say.openMenu }).click();
    const drawer = page.getByRole('dialog');
    expect(await drawer.getByText(say.media).isVisible()).toBe(false);
    await drawer.locator('li', { hasText: say.media }).first().locator('summary').click();
    await drawer.getByText(say.media).waitFor();
    expect((await axeFindings(page)).join('\n')).toBe('');
    await drawer.getByRole('link', { name: say.submit, exact: true }).first().click();
    await page.waitForURL(/\/manuscript/);
  });

  test('the search is never squeezed at 1024 px', async () => {
    const { page, open } = await arrive({ viewport: { width: 1024, height: 800 } });
    for (const host of ['optics', 'biology', 'www']) {
      await open(host, `/rssList?lang=${lang}`);
      const box = await page.locator('header input[name="q"]').boundingBox();
      expect(box?.width, host).toBeGreaterThan(180);
      expect(await scrollsSideways(page), host).toBe(false);
    }
  });

  test('the advanced search is one step from the header and from what was found', async () => {
    const { page, open } = await arrive();
    await open('optics', `/searchFrame?q=${encodeURIComponent('光')}&lang=${lang}`);
    await page.locator('main').getByRole('link', { name: say.advanced }).click();
    await page.waitForURL(/seniorSearch/);
    await open('optics', `/contact?lang=${lang}`);
    await page.locator('header').getByRole('link', { name: say.advanced }).click();
    await page.waitForURL(/seniorSearch/);
  });

  test('the header leads authors to submitting and readers to their institution’s access', async () => {
    const { page, open } = await arrive();
    await open('optics', `/contact?lang=${lang}`);
    const services = page.locator('header [data-part="service-links"]:visible');
    await services.getByRole('link', { name: say.submit }).click();
    await page.waitForURL(/\/manuscript/);
    await services.getByRole('link', { name: say.institution }).click();
    await page.waitForURL(/\/institutionLogin/);
    expect(new URL(page.url()).searchParams.get('url')).toContain('/manuscript');
    await page.locator('[data-part="network-access"]').waitFor();
    expect((await axeFindings(page)).join('\n')).toBe('');
    // The portal takes no manuscripts itself.
    await open('www', `/rssList?lang=${lang}`);
    expect(await services.getByRole('link', { name: say.submit }).count()).toBe(0);
  });

  test('the look is chosen from a menu by keyboard, and the system’s comes back', async () => {
    const { page, open } = await arrive({ colorScheme: 'light' });
    await open('optics', `/contact?lang=${lang}`);
    const button = page.getByRole('button', { name: say.appearance });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: say.dark }).focus();
    await page.keyboard.press('Enter');
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('dark');
    expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: say.dark }).getAttribute('aria-pressed')).toBe('true');
    await page.getByRole('button', { name: say.system }).click();
    expect(await page.locator('html').getAttribute('data-scheme')).toBeNull();
  });

  test('the footer has the journal’s numbers, its feeds and the page in all languages', async () => {
    const { page, open } = await arrive({ viewport: { width: 768, height: 900 } });
    await open('optics', `/homeNav?lang=${lang}`);
    const footer = page.locator('[data-part="footer"]');
    expect(await footer.locator('[data-part="numbers"]').textContent()).toMatch(/0000-0001.*0000-0002.*00-0000\/O4/);
    expect(await footer.locator('[data-part="footer-languages"]').getByRole('link').count()).toBe(7);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.locator('[data-part="toolbar"]').waitFor();
    const covered = await footer.getByRole('link').evaluateAll((links) =>
      links.filter((link) => {
        const { left, top, width, height } = link.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[data-part="toolbar"]');
      }),
    );
    expect(covered).toHaveLength(0);
    await footer.getByRole('link', { name: say.feeds }).click();
    await page.waitForURL(/rssList/);
  });

  test.each(['/nowhere-at-all', '/article/doi/10.5555/unknown.1'])('%s offers a search and the issue', async (path) => {
    const { page, open } = await arrive();
    expect(await open('biology', `${path}?lang=${lang}`)).toBe(404);
    const on = page.locator('[data-part="ways-on"]');
    expect(await on.locator('[data-part="brand"]').textContent()).toContain('Living Systems Letters');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await on.getByRole('link', { name: say.currentIssue }).click();
    await page.waitForURL(/\/issue/);
    await open('biology', `${path}?lang=${lang}`);
    await on.getByRole('searchbox').fill('cells');
    await on.getByRole('button', { name: say.search }).click();
    await page.waitForURL(/searchFrame\?.*q=cells/);
    expect(new URL(page.url()).searchParams.get('lang')).toBe(lang);
  });
});

test('without script the navigation and the search work at every width, and nothing is hidden', async () => {
  for (const width of [360, 1440]) {
    const { page, open } = await arrive({ javaScriptEnabled: false, viewport: { width, height: 800 } });
    await open('optics', '/contact?lang=en');
    expect(await navigation(page).getByRole('link', { name: 'DOI' }).isVisible()).toBe(true);
    expect(await more(page).isVisible()).toBe(false);
    expect(await page.locator('[data-part="scheme"]').isVisible()).toBe(false);
    expect(await page.locator('header').getByRole('link', { name: 'Institutional access' }).isVisible()).toBe(true);
    expect(await scrollsSideways(page)).toBe(false);
  }
});
