import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();
const figure = '/textDetail?columnId={figure:10.5555/fol.2026.10.1#fig1}';
const table = '/textDetail?columnId={table:10.5555/fol.2026.10.1#table1}';
const book = '/bookDetails?columnId={book:sample:optics/book/1}';

const words = {
  zh: {
    original: '原图',
    zoomIn: '放大',
    fit: '适合窗口',
    place: '查看在正文中的位置',
    csv: '下载 CSV',
    read: '开始阅读',
    next: '下一章',
    cite: '引用',
  },
  en: {
    original: 'Original',
    zoomIn: 'Zoom in',
    fit: 'Fit to window',
    place: 'See it in the text',
    csv: 'Download as CSV',
    read: 'Start reading',
    next: 'Next chapter',
    cite: 'Cite',
  },
} as const;

describe.each(walkedIn('zh'))('in %s', (language) => {
  const say = words[language];

  test('a figure is looked at, taken in its precisions, and followed to its place in the paper', async () => {
    const { page, open } = await arrive();
    expect(await open('optics', `${figure}&lang=${language}`)).toBe(200);
    expect(await page.locator('[data-part="record-page"] figure img').getAttribute('alt')).not.toBe('');
    const download = page.locator('[data-part="downloads"]').getByRole('link', { name: say.original });
    const file = await page.evaluate(
      async (href) => {
        const { status, headers } = await fetch(href);
        return [status, headers.get('content-type')];
      },
      (await download.getAttribute('href')) ?? '',
    );
    expect(file).toEqual([200, expect.stringMatching(/^image\//)]);
    await page.getByRole('link', { name: say.place }).click();
    await page.waitForURL(/\/article\/doi\/.+#fig1$/);
  });

  test('a large figure is looked at in tiles, by keyboard, and nothing is fetched for that before it is opened', async () => {
    const { page, open } = await arrive();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    // The worker needs a moment until it has made the precisions of the figure.
    const link = page.locator('[data-part="record-page"][data-awake] a[data-zoom]');
    for (let tries = 0; tries < 30 && (await link.count()) === 0; tries += 1) {
      await open('optics', `${figure}&lang=${language}&page=${tries}`);
      await link.waitFor({ timeout: 2_000 }).catch(() => {});
    }
    expect(requests.filter((path) => /deep-zoom|^\/iiif\//.test(path))).toEqual([]);
    await link.focus();
    await page.keyboard.press('Enter');
    const stage = page.locator('[data-part="viewer-stage"][data-deep]');
    await stage.waitFor();
    expect(await stage.locator('[role="img"]').getAttribute('aria-label')).not.toBe('');
    await expect.poll(() => requests.filter((path) => path.endsWith('.jpg')).length).toBeGreaterThan(0);
    const fitted = await stage.screenshot();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('+');
    await page.getByRole('button', { name: say.zoomIn }).click();
    await expect.poll(async () => (await stage.screenshot()).equals(fitted)).toBe(false);
    await untilQuiet(page);
    await keepPicture(page, `deep-zoom-${language}`);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole('button', { name: say.fit }).click();
    await untilQuiet(page);
    await keepPicture(page, `deep-zoom-phone-${language}`);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-part="viewer"]').count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('a table is a table, and can be had for table programs', async () => {
    const { page, open } = await arrive();
    await open('optics', `${table}&lang=${language}`);
    expect(await page.locator('[data-part="record-page"] table tbody tr').count()).toBe(7);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: say.csv }).click(),
    ]);
    expect(saved.suggestedFilename()).toMatch(/\.csv$/);
  });

  test('a book is opened, read chapter by chapter by keyboard alone, and cited', async () => {
    const { page, open } = await arrive();
    await open('optics', `${book}&lang=${language}`);
    expect(await page.locator('[data-part="contents"] li').count()).toBe(6);
    await page.getByRole('link', { name: say.read }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/bookCatelogDetail\?.*childId=1/);
    const title = await page.locator('h1').textContent();
    expect(await page.locator('[data-part="body"] h2').count()).toBe(3);
    await page.locator('[data-part="around"] a[rel="next"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/childId=2/);
    expect(await page.locator('h1').textContent()).not.toBe(title);
    expect(await page.locator('[data-part="contents"] a[aria-current="page"]').count()).toBe(1);
    await page.getByRole('button', { name: say.cite, exact: true }).click();
    expect(await page.locator('[data-part="cite-dialog"] [data-part="quote"]').first().textContent()).toContain('//');
  });
});

test('a figure leads to those beside it and to those like it', async () => {
  const { page, open } = await arrive();
  await open('optics', `${figure}&lang=en`);
  expect(await page.locator('[data-part="neighbours"] a').count()).toBeGreaterThan(1);
  expect(await page.locator('[data-part="similar"] a').count()).toBeGreaterThan(0);
});

test('everything is there without scripts: figure, table, chapter and standard', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', `${figure}&lang=en`);
  expect(await page.locator('[data-part="downloads"] a').count()).toBeGreaterThan(0);
  await open('optics', `${table}&lang=en`);
  expect(await page.locator('table').count()).toBe(1);
  await open('optics', `/bookCatelogDetail?columnId={book:sample:optics/book/1}&childId=3&lang=en`);
  expect(await page.locator('[data-part="body"]').textContent()).toContain('Sweep more slowly');
  await open('optics', '/libraryDetails?columnId={general-resource:sample:optics/standard/3}&lang=en');
  expect(await page.locator('[data-part="replaced"]').textContent()).toContain('SAMPLE/T 1004-2026');
  expect(await page.locator('[data-part="files"] a').count()).toBe(1);
});

test('on a phone nothing is wider than the screen', async () => {
  const { page, open } = await arrive({ viewport: { width: 360, height: 740 } });
  for (const path of [figure, table, book, '/bookCatelogDetail?columnId={book:sample:optics/book/1}&childId=1']) {
    await open('optics', `${path}&lang=zh`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  }
});
