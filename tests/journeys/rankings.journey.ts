import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const words = {
  zh: {
    title: '论文排行',
    glance: '排行一览',
    downloads: '下载',
    span: '近 3 个月',
    table: '以表格显示',
    statistics: '统计',
  },
  en: {
    title: 'Paper ranking',
    glance: 'Rankings at a glance',
    downloads: 'Downloads',
    span: '3 months',
    table: 'Show as a table',
    statistics: 'Statistics',
  },
} as const;

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = words[language];

  test('a reader looks at all windows, follows one of them, changes the measure and opens a paper', async () => {
    const { page, open } = await arrive();
    expect(await open('optics', `/rank?lang=${language}`)).toBe(200);
    expect(await page.locator('h1').textContent()).toBe(say.glance);
    const windows = page.locator('[data-part="rankings"] section');
    expect(await windows.count()).toBe(8);
    await windows.nth(2).getByRole('link').last().click();
    await page.waitForURL(/\/articleRankList\?.*window=3m/);
    expect(await page.locator('h1').textContent()).toBe(say.title);
    expect(await page.locator('[data-part="ranking-windows"] [aria-current]').textContent()).toBe(say.span);
    await page.locator('[data-part="ranking-measures"]').getByRole('link', { name: say.downloads }).click();
    await page.waitForURL(/sort=downloads/);
    expect(new URL(page.url()).searchParams.get('window')).toBe('3m');
    await page.locator('[data-part="ranking"] a').first().click();
    await page.waitForURL(/\/article\/doi\//);
  });

  test('the same by keyboard alone', async () => {
    const { page, open } = await arrive();
    await open('www', `/articleRankList?lang=${language}`);
    await page.locator('[data-part="ranking-windows"]').getByRole('link', { name: say.span }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/window=3m/);
    expect(await page.locator('[data-part="ranking"] > li').count()).toBeGreaterThan(5);
  });

  test('statistics are drawn, and the same numbers stand in tables', async () => {
    const { page, open } = await arrive();
    expect(await open('optics', `/chart?lang=${language}`)).toBe(200);
    expect(await page.locator('h1').textContent()).toBe(say.statistics);
    expect(await page.locator('[data-part="month-plot"] svg').getAttribute('role')).toBe('img');
    await page.getByText(say.table).click();
    expect(await page.locator('[data-part="month-plot"] tbody tr').count()).toBe(24);
    expect(await page.locator('[data-part="use-bars"] tbody tr').count()).toBeGreaterThan(5);
  });
});

test('rankings and statistics fit a phone, and axe finds nothing', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const path of ['/rank', '/articleRankList?window=1y&lang=ara', '/chart']) {
    await open('optics', path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
    expect(await axeFindings(page), path).toEqual([]);
  }
});
