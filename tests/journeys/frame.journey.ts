import pg from 'pg';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { idOf } from '../../src/platform/kernel/id.ts';
import { ask } from '../faults/ask.ts';
import { storeSite } from '../support/sites.ts';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const phone = { viewport: { width: 360, height: 740 } };

const words = {
  zh: {
    loading: '正在加载…',
    level: (level: number) => `第${level}级`,
    openMenu: '打开导航菜单',
    top: '返回顶部',
    more: '更多工具',
    qr: '本页二维码',
    folder: '引文夹',
    popular: '热门检索',
    quick: '超构表面',
    read: '请登录个人账号以获取全文阅读权限',
    download: '请登录个人账号以获取下载权限',
    login: '登录',
    cite: '引用',
  },
  en: {
    loading: 'Loading…',
    level: (level: number) => `Level ${level}`,
    openMenu: 'Open navigation menu',
    top: 'Back to top',
    more: 'More tools',
    qr: 'QR code of this page',
    folder: 'Citation folder',
    popular: 'Popular searches',
    quick: 'metasurface',
    read: 'Please log in to your personal account to obtain full text reading permission',
    download: 'Please log in to your personal account to obtain download permission',
    login: 'Sign in',
    cite: 'Cite',
  },
} as const;

const levels = [1, 2, 3, 4, 5];
const deep = { id: 9002, sld: 'deep' };
const channelOf = (level: number) => idOf(deep.id, 100 + level);
const owner = new pg.Client({ connectionString: inject('ownerUrl') });

beforeAll(async () => {
  await owner.connect();
  await storeSite({ owner }, deep);
  await owner.query("select set_config('app.reads', $1, false), set_config('app.writes', $1, false)", [
    String(deep.id),
  ]);
  for (const level of levels)
    await owner.query(
      `insert into channel (site_id, id, parent_id, position, code, names) values ($1, $2, $3, 1, 'introduce', $4)`,
      [
        deep.id,
        channelOf(level),
        level === 1 ? null : channelOf(level - 1),
        JSON.stringify({ zh: words.zh.level(level), en: words.en.level(level) }),
      ],
    );
});
afterAll(() => owner.end());

/** Whether the whole of a part stands inside the window. */
const isInSight = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
  });

describe.each(walkedIn('en'))('in %s', (lang) => {
  const say = words[lang];

  test('the loading screen stands in sight until the next results are there, then fades', async () => {
    const { page, open } = await arrive();
    await open('optics', `/searchFrame?q=${encodeURIComponent('光')}&lang=${lang}`);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/searchFrame\.data/, async (route) => {
      await held;
      await route.continue();
    });
    await page.evaluate(() => scrollTo(0, 500));
    await page.locator('select[name="sort"]').selectOption('visits,desc');
    const screen = page.locator('[data-part="loading-screen"]');
    await expect.poll(() => screen.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    expect(await screen.textContent()).toBe(say.loading);
    expect(await isInSight(page, '[data-part="loading-screen"] p')).toBe(true);
    release();
    await page.waitForURL(/sort=visits/);
    await screen.waitFor({ state: 'detached' });
  });

  test('the mouse reaches all five levels of a menu', async () => {
    const { page, open } = await arrive();
    await open('deep', `/homeNav?lang=${lang}`);
    const menu = page.locator('[data-part="navigation"]');
    await menu.getByRole('link', { name: say.level(1) }).hover();
    for (const level of levels)
      await expect.poll(() => menu.getByRole('link', { name: say.level(level) }).isVisible()).toBe(true);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await menu.getByRole('link', { name: say.level(5) }).click();
    await page.waitForURL(new RegExp(`columnId=${channelOf(5)}`));
    expect(await page.locator('h1').textContent()).toBe(say.level(5));
  });

  test('the keyboard reaches all five levels of a menu', async () => {
    const { page, open } = await arrive();
    await open('deep', `/homeNav?lang=${lang}`);
    const menu = page.locator('[data-part="navigation"]');
    await menu.getByRole('link', { name: say.level(1) }).focus();
    for (const level of levels.slice(1)) {
      await page.keyboard.press('ArrowDown');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(say.level(level));
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(new RegExp(`columnId=${channelOf(5)}`));
  });

  test('the drawer of a phone shows all five levels', async () => {
    const { page, open } = await arrive(phone);
    await open('deep', `/homeNav?lang=${lang}`);
    await page.getByRole('button', { name: say.openMenu }).click();
    const drawer = page.getByRole('dialog');
    await drawer.locator('summary').click();
    for (const level of levels)
      expect(await drawer.getByRole('link', { name: say.level(level) }).isVisible()).toBe(true);
    await drawer.getByRole('link', { name: say.level(5) }).click();
    await page.waitForURL(new RegExp(`columnId=${channelOf(5)}`));
  });

  test('a paper on a phone has back-to-top after more than 300 px, and share and citation folder one step away', async () => {
    const { page, open } = await arrive(phone);
    await open('optics', `/article/doi/10.5555/fol.2026.10.1?lang=${lang}`);
    const top = page.getByRole('button', { name: say.top });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(300);
    expect(await top.count()).toBe(0);
    await page.evaluate(() => scrollTo(0, 301));
    await top.waitFor({ state: 'visible' });
    await page.evaluate(() => scrollTo(0, 800));
    const more = page.getByRole('button', { name: say.more });
    await more.waitFor();
    const bar = await page.locator('[data-part="reading-bar"]').boundingBox();
    const tools = await page.locator('[data-part="toolbar"]').boundingBox();
    expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    await more.click();
    await page.locator('[data-part="toolbar"] button[popovertarget]').first().click();
    await page.getByRole('img', { name: say.qr }).waitFor();
    await page.keyboard.press('Escape');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.locator('[data-part="citation-folder"]').click();
    await page.getByRole('dialog', { name: say.folder }).waitFor();
    await page.keyboard.press('Escape');
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  test('the quick search list stands in the header and where nothing was found', async () => {
    const { page, open } = await arrive();
    await open('optics', `/contact?lang=${lang}`);
    const list = page.locator('header').getByRole('list', { name: say.popular });
    await list.getByRole('link', { name: say.quick }).click();
    await page.waitForURL(/searchFrame/);
    expect(new URL(page.url()).searchParams.get('q')).toBe(say.quick);
    await open('optics', `/searchFrame?q=qqqqqqqq&lang=${lang}`);
    const none = page.locator('[data-part="nothing-found"]').getByRole('list', { name: say.popular });
    expect(await none.getByRole('link').count()).toBeGreaterThan(2);
  });

  test.each([
    ['members', 'read', '[data-part="trial"]'],
    ['reading-room', 'download', '[data-part="actions"]'],
  ] as const)('at %s a visitor is told to log in, and led there and back (%s)', async (host, power, part) => {
    const { page, open } = await arrive();
    await open(host, `/article/doi/10.5555/fol.2026.6.3?lang=${lang}`);
    const message = page.locator(part);
    expect(await message.textContent()).toContain(say[power]);
    await message.locator('[data-part="login-link"]').first().click();
    await page.waitForURL(/\/login\?/);
    expect(new URL(page.url()).searchParams.get('url')).toContain('/article/doi/10.5555/fol.2026.6.3');
  });

  test('a Chinese paper’s citation file is had in Chinese or in English', async () => {
    const { page, open } = await arrive();
    await open('optics', `/article/doi/10.5555/fol.2026.10.1?lang=${lang}`);
    await page.getByRole('button', { name: say.cite, exact: true }).first().click();
    const dialog = page.locator('[data-part="cite-dialog"]');
    await dialog.waitFor();
    const file = async (language: string) => {
      const link = dialog.locator(`[data-language="${language}"]`).getByRole('link', { name: 'BibTeX' });
      const { text } = await ask(inject('edgePort'), (await link.getAttribute('href')) ?? '');
      return /title\s*=\s*\{(.*)\}/.exec(text)?.[1] ?? '';
    };
    expect(await file('zh')).toMatch(/\p{Script=Han}/u);
    expect(await file('en')).toMatch(/^[^\p{Script=Han}]+$/u);
    await untilQuiet(page);
  });
});
