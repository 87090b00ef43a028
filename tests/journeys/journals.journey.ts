import { describe, expect, test } from 'vitest';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const words = {
  zh: { current: '当期目录', all: '全部刊期', board: '编委会', introduction: '期刊介绍', contact: '联系方式' },
  en: {
    current: 'Current issue',
    all: 'All issues',
    board: 'Editorial board',
    introduction: 'Introduction',
    contact: 'Contact',
  },
} as const;

describe.each(walkedIn('en'))('in %s', (language) => {
  const say = words[language];

  test('a reader walks from the home page to the journal, all its issues, one of them and a paper', async () => {
    const { page, open } = await arrive();
    await open('biology', `/homeNav?lang=${language}`);
    const glance = page.locator('[data-part="navigation"] a[href*="/periodicalDetail"]');
    await page.goto(new URL((await glance.getAttribute('href')) ?? '', page.url()).toString());
    expect(await page.locator('[data-part="journal-head"] h1').textContent()).not.toBe('');
    await page.locator('[data-part="journal-tabs"]').getByRole('link', { name: say.all }).click();
    await page.waitForURL(/tab=issues/);
    const tree = page.locator('[data-part="period-tree"]');
    const issue = tree.getByRole('link').first();
    const label = await issue.textContent();
    await issue.click();
    await page.waitForURL(/\/issue\?activeName=/);
    expect(await page.locator('h1').textContent()).toBe(label);
    const paper = page.locator('[data-part="paper-row"] a').first();
    expect(await paper.getAttribute('href')).toMatch(/^\/article\/doi\/.+lang=/);
  });

  test('the same by keyboard alone', async () => {
    const { page, open } = await arrive();
    await open('optics', `/mag/1099511628776?lang=${language}`);
    const tab = page.locator('[data-part="journal-tabs"]').getByRole('link', { name: say.all });
    await tab.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/tab=issues/);
    const years = page.locator('[data-part="period-tree"] summary');
    await years.nth(1).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('/issue?activeName=');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/issue\?activeName=/);
    expect(await page.locator('h1').count()).toBe(1);
  });

  test('a journal’s page has its introduction, contact, editorial board and figures by year', async () => {
    const { page, open } = await arrive();
    await open('optics', `/mag/1099511628776?lang=${language}`);
    expect(await page.locator('[data-part="year-plot"] svg').getAttribute('role')).toBe('img');
    await page.locator('[data-part="year-plot"] summary').click();
    expect(await page.locator('[data-part="year-plot"] tbody tr').count()).toBeGreaterThan(0);
    for (const name of [say.introduction, say.contact, say.board]) {
      await page.locator('[data-part="journal-tabs"]').getByRole('link', { name, exact: true }).click();
      await untilQuiet(page);
      expect(await page.locator('[data-part="journal-tab"] h2').first().textContent()).toBe(name);
    }
    expect(await page.locator('[data-part="board"] li').count()).toBe(12);
  });
});

test('every channel of the three sites that leads to journals and issues shows its own name as the title', async () => {
  const { page, open } = await arrive();
  for (const host of ['optics', 'biology', 'www']) {
    await open(host, '/?lang=en');
    const links = await page
      .locator('[data-part="navigation"] a')
      .evaluateAll((all) => all.map((link) => [link.getAttribute('href') ?? '', link.textContent ?? '']));
    const mine = links.filter(([href = '']) =>
      /^\/(?:mag|searchPublication|periodicalGroup|academic|onlineFirst|justAccepted|issues|editorial[\w-]*)\?/.test(
        href,
      ),
    );
    expect(mine.length).toBeGreaterThan(2);
    for (const [href = '', name = ''] of mine) {
      expect(await open(host, href), href).toBe(200);
      expect(await page.locator('h1').textContent()).toBe(name);
    }
  }
});

test('a portal’s journals are found by word and by letter, and without script too', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('www', '/mag?lang=en');
  expect(await page.locator('[data-part="journals"] li').count()).toBe(2);
  await page.locator('[data-choice="letter"]').getByRole('link', { name: 'F' }).click();
  await page.waitForURL(/letter=F/);
  expect(await page.locator('[data-part="journals"] li').count()).toBe(1);
  await open('www', '/searchPublication?lang=en');
  await page.getByRole('searchbox', { name: 'Title, ISSN, CN number or sponsor' }).fill('zzzz');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/q=zzzz/);
  expect(await page.getByRole('main').textContent()).toContain('No journal matches. Try other filters.');
});

test('column browse leads to the papers of that column', async () => {
  const { page, open } = await arrive();
  await open('optics', '/mag/1099511628776?lang=en&tab=columns');
  const columns = page.locator('[data-part="journal-tab"] li');
  const counts = (await columns.locator('span').allTextContents()).map((text) => Number(text.match(/\d+/)?.[0]));
  // The smallest fills no page: one paper more would be seen.
  const fewest = Math.min(...counts);
  await columns.nth(counts.indexOf(fewest)).getByRole('link').click();
  await page.waitForURL(/\/article\?/);
  expect(fewest).toBeLessThan(20);
  expect(await page.locator('[data-part="hit"]').count()).toBe(fewest);
});

test('online first and just accepted list the papers that have no issue yet', async () => {
  const { page, open } = await arrive();
  const papersAt = async (path: string) => {
    await open('optics', path);
    const titles = page.locator('[data-part="paper-row"] a[href^="/article/doi/"]');
    const papers = await titles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(papers.length, path).toBeGreaterThan(0);
    return papers;
  };
  const accepted = await papersAt('/justAccepted?lang=en');
  for (const path of ['/onlineFirst?lang=en', '/academic?lang=en&type=singleFirst'])
    expect(
      (await papersAt(path)).filter((paper) => accepted.includes(paper)),
      path,
    ).toEqual([]);
});
