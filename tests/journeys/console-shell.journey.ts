import { describe, expect, test, vi } from 'vitest';
import { axeFindings } from './axe.ts';
import { admitToConsole } from './console-login.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
vi.setConfig({ testTimeout: 300_000 });

const said = {
  en: {
    menu: 'Menu of the console',
    group: 'Settings',
    search: 'Search',
    pages: 'Pages of the console',
    entry: 'Activity log',
  },
  zh: { menu: '后台菜单', group: '设置', search: '搜索', pages: '后台页面', entry: '操作日志' },
};

describe.each(walkedIn('zh'))('the shell of the console in %s', (lang) => {
  test('the menu has seven groups, and the entry of this page is in view', async () => {
    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'owner');
    await open('optics', `/console/changes?lang=${lang}`);
    const menu = page.getByRole('navigation', { name: said[lang].menu }).last();
    const current = menu.locator('[aria-current="page"]');
    await current.waitFor();
    expect(await current.textContent()).toContain(said[lang].entry);
    expect(await menu.locator('svg').count()).toBe(7);
    expect(await menu.locator('details[open]').count()).toBe(1);
    const { y = 0, height = 0 } = (await current.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `shell-${lang}`);
  });

  test('Ctrl-K finds pages of the console and content by title, author and DOI', async () => {
    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'owner');
    await open('optics', `/console?lang=${lang}`);
    await page.getByRole('button', { name: said[lang].search }).waitFor();
    await page.keyboard.press('Control+k');
    const field = page.locator('[data-part="console-search"] input');
    await field.fill('10.5555');
    await page.locator('[data-part="console-search"] [role="option"]').first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `search-${lang}`);
    await field.fill(said[lang].entry);
    await page.getByRole('option', { name: said[lang].entry }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/console\/changes/);
    expect(await page.locator('[data-part="console-search"]').count()).toBe(0);
  });
});

test('a page comes alive on a slow line too, where its scripts are there before the end of its own document', async () => {
  const { page, open, context } = await arrive();
  await admitToConsole(context, 'optics', 'owner');
  await open('optics', '/console/changes?lang=en');
  const line = await context.newCDPSession(page);
  const [downloadThroughput, uploadThroughput] = [8_000, 8_000];
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput,
    uploadThroughput,
  });
  await page.goto(page.url());
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+k');
      return page.locator('[data-part="console-search"] input').count();
    })
    .toBe(1);
});
