import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { addressOf, useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();

/** A corrected paper of the sample journal, with three figures and a table. */
const paper = '/article/doi/10.5555/fol.2026.5.1';
const pdf = '/previewFile?id={article:10.5555/fol.2026.5.1}-6&columnId={article:10.5555/fol.2026.5.1}';

const inLanguage = {
  zh: { corrected: '本文已更正', abstract: '摘要', figures: '图片' },
  en: { corrected: 'This paper has been corrected', abstract: 'Abstract', figures: 'Figures' },
} as const;

async function openAlive({ page, open }: Visitor, path: string): Promise<void> {
  await open('optics', path);
  await page.locator('[data-part="article-page"][data-reading]').waitFor();
}

/** The worker needs a moment until it has made the smaller forms of the figures. */
beforeAll(async () => {
  const { page, open, context } = await arrive();
  for (let attempt = 0; attempt < 200; attempt += 1) {
    await open('optics', `${paper}?lang=de&version=1`);
    if ((await page.locator('a[data-figure][data-high][data-low]').count()) === 3) break;
    await page.waitForTimeout(1_000);
  }
  await context.close();
}, 400_000);

describe.each(walkedIn('zh'))('in %s', (lang) => {
  const words = inLanguage[lang];

  test('a paper says first that it was corrected, then what it is', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    const article = page.locator('[data-part="article"]');
    expect(await article.locator(':scope > *').first().getAttribute('data-part')).toBe('integrity');
    expect(await page.locator('[data-part="integrity"]').textContent()).toContain(words.corrected);
    expect(await page.locator('[data-part="doi"]').getAttribute('href')).toBe('https://doi.org/10.5555/fol.2026.5.1');
    expect(await page.locator('[data-part="abstract"] h2').textContent()).toBe(words.abstract);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });

  test('by keyboard: a figure in the viewer, a reference in place, the outline', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);

    const larger = page.locator('#fig1 [data-part="figure-actions"] button');
    await larger.focus();
    await page.keyboard.press('Enter');
    const viewer = page.locator('[data-part="viewer"]');
    await viewer.waitFor();
    expect(await viewer.locator('[role="status"]').textContent()).toBe('1 / 3');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await page.keyboard.press('ArrowRight');
    expect(await viewer.locator('[role="status"]').textContent()).toBe('2 / 3');
    await page.keyboard.press('+');
    expect(await viewer.locator('[data-part="viewer-stage"] img').getAttribute('style')).toContain('scale(1.5)');
    expect(await viewer.locator('[data-part="viewer-forms"] a[download]').count()).toBe(3);
    await page.keyboard.press('Escape');
    await viewer.waitFor({ state: 'detached' });
    expect(await larger.evaluate((button) => button === document.activeElement)).toBe(true);

    const citation = page.locator('[data-part~="body"] a[href="#bib1"]').first();
    await citation.focus();
    await page.keyboard.press('Enter');
    const popover = page.locator('[data-part="reference-popover"]:popover-open');
    await popover.waitFor();
    expect(await popover.textContent()).toMatch(/^1\. /);
    expect(await popover.locator('[data-part="read-here"]').getAttribute('href')).toContain('/article/doi/');
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Number.NaN;
    const gap = async () => (await topOf(popover)) - (await topOf(citation));
    const before = await gap();
    await page.mouse.wheel(0, 40);
    await page.waitForTimeout(300);
    expect(await gap()).toBeCloseTo(before, 0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-part="reference-popover"]:popover-open').count()).toBe(0);
    expect(await citation.evaluate((link) => link === document.activeElement)).toBe(true);

    const entry = page.locator('[data-part="outline"] a[href="#references"]');
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => entry.getAttribute('aria-current')).toBe('location');
  });

  test('without JavaScript the whole paper can be read, its figures and its file can be had', async () => {
    const { page, open, source } = await arrive({ javaScriptEnabled: false });
    await open('optics', `${paper}?lang=${lang}`);
    expect(await page.locator('#s1 h2').isVisible()).toBe(true);
    expect(await page.locator('[role="doc-bibliography"] li').count()).toBeGreaterThan(9);
    await page.locator('[data-part="author-details"] summary').click();
    expect(await page.locator('[data-part="author-details"] ol li').first().isVisible()).toBe(true);
    expect(await page.locator('a[data-figure]').first().getAttribute('href')).toMatch(/^\/files\/[0-9a-f]{64}/);
    const sentence = (await page.locator('#s1 p').first().textContent())?.slice(0, 40) ?? '';
    expect((await source()).split(sentence)).toHaveLength(2);
    await open('optics', `${pdf}&lang=${lang}`);
    expect(await page.locator('[data-part="pdf-reader"] a[download]').getAttribute('href')).toContain('/download?');
  });

  test('on a phone: one column, a bar within reach, the outline from below', async () => {
    const visitor = await arrive({ viewport: { width: 360, height: 740 } });
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const bar = page.locator('[data-part="reading-bar"]');
    expect(await bar.textContent()).toContain(words.figures);
    await bar.locator('button').click();
    const outline = page.locator('[data-part="outline"]:popover-open');
    await outline.waitFor();
    await outline.locator('a[href="#s3"]').click();
    await expect.poll(() => page.locator('[data-part="outline"]:popover-open').count()).toBe(0);
    expect(page.url()).toMatch(/#s3$/);
  });

  test('a PDF is read in the page: its text can be selected and searched', async () => {
    const { page, open } = await arrive();
    await open('optics', `${pdf}&lang=${lang}`);
    await page.locator('[data-part="pdf-reader"][data-stage="open"]').waitFor();
    await page.locator('.textLayer span').first().waitFor();
    expect(await page.locator('.textLayer').first().textContent()).toContain('10.5555/fol.2026.5.1');
    await page.locator('[data-part="pdf-reader"] input[type="search"]').fill('sample');
    await page.locator('.textLayer .highlight').first().waitFor();
    expect((await axeFindings(page)).join('\n')).toBe('');
  });
});

test('a paper is hydrated when it is touched, and the first press on it counts', async () => {
  const { page } = await arrive();
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(addressOf('optics', paper));
  await untilQuiet(page);
  expect(scripts.filter((address) => /hydrate|article-page|react|reading/.test(address))).toEqual([]);
  // What opens a citation in place is the last of them.
  expect(scripts.length).toBeLessThanOrEqual(10);
  const add = page.locator('[data-part="add-to-folder"]').first();
  await add.dispatchEvent('click');
  await page.keyboard.press('Shift');
  await expect.poll(() => add.getAttribute('aria-pressed')).toBe('true');
});

test('a table is downloaded for table programs', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openAlive(visitor, `${paper}?lang=en`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#table1 [data-part="table-actions"] button').click(),
  ]);
  expect(download.suggestedFilename()).toBe('table1.csv');
});

test('who comes back is offered the place where they stopped', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openAlive(visitor, `${paper}?lang=en`);
  await page.evaluate(() => document.getElementById('s5')?.scrollIntoView());
  await expect
    .poll(() => page.locator('[data-part="outline"] a[href="#s5"]').getAttribute('aria-current'))
    .toBe('location');
  await visitor.open('optics', '/homeNav?lang=en');
  await openAlive(visitor, `${paper}?lang=en`);
  await page.locator('[data-part="toast"] [data-part="toast-action"]').click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
});

test('a link of the old form, with the DOI in its fragment, leads to the paper', async () => {
  const { page, open } = await arrive();
  await open('optics', '/thesisDetails#10.5555/FOL.2026.5.1&lang=en');
  await page.waitForURL(/\/article\/doi\/10\.5555\/fol\.2026\.5\.1\?lang=en$/);
  expect(await page.locator('h1').textContent()).toContain('Dual-axis');
});

test('without JavaScript a DOI is typed in', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', '/thesisDetails?lang=en');
  await page.locator('[data-part="find-by-doi"] input[name="doi"]').fill('https://doi.org/10.5555/FOL.2026.5.1');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/article\/doi\//);
  await open('optics', '/thesisDetails?lang=en&doi=10.5555/none');
  expect(await page.locator('[role="alert"]').textContent()).toContain('10.5555/none');
});

test('all addresses of a paper name its one address', async () => {
  const { page, open } = await arrive();
  for (const path of [
    '/thesisDetails?columnId={article:10.5555/fol.2026.5.1}',
    '/bigThesisDetails?columnId={article:10.5555/fol.2026.5.1}',
    paper,
  ]) {
    expect(await open('optics', path)).toBe(200);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(
      /\/article\/doi\/10\.5555\/fol\.2026\.5\.1$/,
    );
  }
});

test('a paper that does not exist says: Article id is not exist.', async () => {
  const { page, open } = await arrive();
  expect(await open('optics', '/article/doi/10.5555/none?lang=en')).toBe(404);
  expect(await page.locator('main').textContent()).toContain('Article id is not exist.');
});

test('printed, a paper stands alone', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openAlive(visitor, `${paper}?lang=en`);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['outline', 'rail', 'reading-bar', 'figure-actions'])
    expect(await page.locator(`[data-part="${part}"]`).first().isVisible(), part).toBe(false);
  expect(await page.locator('[data-part="article"] h1').isVisible()).toBe(true);
});
