import { readFile } from 'node:fs/promises';
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
    authors: 'Authors',
    published: 'Published',
    views: 'Most viewed first',
    csv: 'CSV of this page',
    search: 'Search title, author, DOI',
    chosen: '1 chosen',
    withdraw: 'Withdraw',
    name: 'Name of the view',
    save: 'Save this view',
    median: 'Median days to decision',
    newOne: 'New news item',
  },
  zh: {
    authors: '作者',
    published: '已发布',
    views: '浏览最多在前',
    csv: '本页导出 CSV',
    search: '按标题、作者或 DOI 查找',
    chosen: '已选 1 项',
    withdraw: '撤下',
    name: '视图名称',
    save: '保存此视图',
    median: '决定用时中位数',
    newOne: '新建新闻',
  },
};

describe.each(walkedIn('en'))('lists of the console in %s', (lang) => {
  const words = said[lang];

  test('articles stand in columns, are narrowed down, sorted, kept as a view and saved as CSV', async () => {
    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'editor');
    await open('optics', `/console/list/article?lang=${lang}`);
    await page.getByRole('columnheader', { name: words.authors }).waitFor();
    const row = page.locator('tbody tr').first();
    const { height = 0 } = (await row.boundingBox()) ?? {};
    expect(height).toBeGreaterThanOrEqual(40);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `list-${lang}`);
    await page.getByRole('link', { name: words.published, exact: true }).click();
    await page.waitForURL(/state=published/);
    await page.getByRole('link', { name: words.views }).click();
    await page.waitForURL(/sort=views/);
    const views = page.locator('tbody td[data-number]');
    const isSorted = async () => {
      const numbers = (await views.allTextContents()).map((one) => Number(one.replaceAll(',', '')));
      return numbers.every((one, place) => one <= (numbers[place - 1] ?? Number.POSITIVE_INFINITY));
    };
    await expect.poll(isSorted, { timeout: 10_000 }).toBe(true);
    await page.getByLabel(words.name).fill('Top');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByRole('link', { name: 'Top', exact: true }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: words.csv }).click(),
    ]);
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.split('\r\n').length).toBe((await views.count()) + 2);
    await page.locator('tbody input[type="checkbox"]').first().check();
    await page.getByText(words.chosen).waitFor();
    // Papers are withdrawn one by one, with their reasons.
    expect(await page.getByRole('button', { name: words.withdraw }).count()).toBe(0);
    await page.setViewportSize({ width: 360, height: 780 });
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `list-phone-${lang}`);
  });

  test('news are withdrawn several at once', async () => {
    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'editor');
    await open('optics', `/console/list/news?lang=${lang}&state=published`);
    await page.locator('tbody input[type="checkbox"]').first().check();
    await page.getByText(words.chosen).waitFor();
    await page.getByRole('button', { name: words.withdraw }).waitFor();
  });

  test('the dashboard shows figures, and a form has the title of what it edits as its heading', async () => {
    const { page, open, context } = await arrive();
    await admitToConsole(context, 'optics', 'owner');
    await open('optics', `/console?lang=${lang}`);
    await page.getByText(words.median).waitFor();
    expect(await page.locator('[data-part="figures"] li').count()).toBeGreaterThanOrEqual(2);
    expect(await axeFindings(page)).toEqual([]);
    await keepPicture(page, `dashboard-${lang}`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await keepPicture(page, `dashboard-dark-${lang}`);
    await open('optics', `/console/list/article?lang=${lang}`);
    const first = page.locator('tbody th a').first();
    const title = (await first.textContent()) ?? '';
    await first.click();
    await page.getByRole('heading', { level: 1, name: title.trim() }).waitFor();
    await open('optics', `/console/edit/news/new?lang=${lang}`);
    await page.getByRole('heading', { level: 1, name: words.newOne }).waitFor();
  });
});
