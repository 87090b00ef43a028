import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { untilQuiet } from './quiet.ts';
import { addressOf, useVisitors, type Visitor } from './visit.ts';

const arrive = useVisitors();

const paper = '/article/doi/10.5555/fol.2026.5.1';
const retracted = '/article/doi/10.5555/fol.2026.5.5';
const popover = '[data-part="reference-popover"]:popover-open';
const firstCitation = '[data-part~="body"] p a[href="#bib1"]';

const inLanguage = {
  zh: {
    retracted: '【已撤稿】',
    notice: '阅读撤稿声明',
    back: '返回正文',
    translated: '阅读英文版',
    other: '阅读中文版',
  },
  en: {
    retracted: 'RETRACTED: ',
    notice: 'Read the retraction notice',
    back: 'Back to text',
    translated: 'Read the English version',
    other: 'Read the Chinese version',
  },
} as const;

async function openAlive({ page, open }: Visitor, path: string): Promise<void> {
  await open('optics', path);
  await page.locator('[data-part="article-page"][data-reading]').waitFor();
}

/** As the server sent it, with nothing but the small script: no touch has woken it. */
async function openAsleep(page: Page, path: string): Promise<void> {
  await page.goto(addressOf('optics', path));
  await untilQuiet(page);
  expect(await page.locator('[data-part="article-page"][data-reading]').count()).toBe(0);
}

async function pictures(page: Page, name: string): Promise<void> {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await keepPicture(page, `${name}-${width}`);
    // The menu is measured anew a frame later.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
        message: `${name} at ${width}`,
      })
      .toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

describe.each(walkedIn('zh'))('in %s', (lang) => {
  const words = inLanguage[lang];

  test('a retracted paper is called so in its title, its tab, its tags, in lists and by its file', async () => {
    const visitor = await arrive();
    const { page, open } = visitor;
    await openAlive(visitor, `${retracted}?lang=${lang}`);
    expect((await page.locator('h1').textContent())?.startsWith(words.retracted)).toBe(true);
    expect((await page.title()).startsWith(words.retracted)).toBe(true);
    expect(await page.locator('meta[name="citation_title"]').getAttribute('content')).toMatch(/^RETRACTED: /);
    const actions = page.locator('[data-part="actions"]');
    const primary = actions.locator('a').first();
    expect(await primary.textContent()).toBe(words.notice);
    expect(await primary.getAttribute('href')).toContain('/article/doi/10.5555/fol.2026.61');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      actions.locator('[data-part="pdf-download"]').click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^RETRACTED_.*\.pdf$/);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await pictures(page, `retracted-${lang}`);

    await open('optics', `/searchFrame?q=${encodeURIComponent('10.5555/fol.2026.5.5')}&lang=${lang}`);
    const row = page.locator('[data-part="paper-row"] a', { has: page.locator('[data-integrity="retracted"]') });
    expect((await row.first().textContent())?.startsWith(words.retracted)).toBe(true);
  });

  test('a citation opens in place before the page is awake; from the list there is a way back', async () => {
    // So tall that nothing has to be scrolled to: scrolling would wake the page.
    const { page } = await arrive({ viewport: { width: 1440, height: 6_000 } });
    await openAsleep(page, `${paper}?lang=${lang}`);
    const citation = page.locator(firstCitation).first();
    await citation.evaluate((link: HTMLElement) => link.click());
    await page.locator(popover).waitFor();
    expect(page.url()).not.toContain('#');
    const links = page.locator(`${popover} [data-part="reference-actions"] a`);
    const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const host of ['https://doi.org/10.5555/', 'https://scholar.google.com/', 'https://search.crossref.org/'])
      expect(
        addresses.some((address) => address.startsWith(host)),
        host,
      ).toBe(true);
    await page.locator(`${popover} [data-part="to-list"]`).click();
    await page.waitForURL(/#bib1$/);
    const back = page.locator('#bib1 [data-part="back-to-text"]');
    expect(await back.textContent()).toContain(words.back);
    await back.click();
    await expect.poll(() => citation.evaluate((link) => link === document.activeElement)).toBe(true);
    await expect.poll(async () => (await citation.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  });

  test('by pointer and by keyboard a citation shows itself and goes again; every entry can be looked up', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    const citation = page.locator(firstCitation).first();
    await citation.hover();
    await page.locator(popover).waitFor();
    expect(await page.locator(popover).textContent()).toMatch(/^1\. /);
    await page.locator(popover).hover();
    await page.waitForTimeout(500);
    expect(await page.locator(popover).count()).toBe(1);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `popover-${lang}-1440`);
    await page.mouse.move(5, 5);
    await expect.poll(() => page.locator(popover).count()).toBe(0);

    await page.keyboard.press('Shift');
    await citation.focus();
    await page.locator(popover).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator(popover).count()).toBe(0);
    expect(await citation.evaluate((link) => link === document.activeElement)).toBe(true);

    const entries = await page.locator('[role="doc-bibliography"] li').count();
    for (const host of ['scholar.google.com', 'search.crossref.org'])
      expect(await page.locator(`[role="doc-bibliography"] li a[href*="${host}"]`).count()).toBe(entries);
  });

  test('the PDF, citing and saving stay within reach beside a long text', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    const sticky = page.locator('[data-part="sticky-actions"]');
    await page.locator('#s5').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.getElementById('s5')?.scrollIntoView());
    await expect.poll(() => sticky.evaluate(isSeen)).toBe(true);
    await keepPicture(page, `sticky-${lang}-1440`);
    await sticky.locator('a[href="#article-cite"]').click();
    await page.locator('[data-part="cite-dialog"]').waitFor();
  });

  test('sharing opens at its button, with the DOI, a code for phones and plain links', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    const button = page.locator('button[popovertarget="share-page"]');
    await button.click();
    const panel = page.locator('#share-page:popover-open');
    await panel.locator('svg[role="img"]').waitFor();
    expect(await panel.locator('[data-part="lasting-address"]').getAttribute('href')).toBe(
      'https://doi.org/10.5555/fol.2026.5.1',
    );
    expect(
      await panel.locator('a[data-share]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.share)),
    ).toEqual(['weibo', 'linkedin', 'x', 'mastodon']);
    const [from, to] = [await button.boundingBox(), await panel.boundingBox()];
    if (!from || !to) throw new Error('the panel is not shown');
    const apart = Math.min(Math.abs(to.y - (from.y + from.height)), Math.abs(from.y - (to.y + to.height)));
    expect(apart).toBeLessThan(16);
    expect(Math.min(Math.abs(to.x - from.x), Math.abs(to.x + to.width - (from.x + from.width)))).toBeLessThan(16);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `share-${lang}-1440`);
  });

  test('a paper leads to itself in the other language', async () => {
    const visitor = await arrive();
    const { page, open } = visitor;
    await open('optics', `/article/doi/10.5555/fol.2026.11.2?lang=${lang}`);
    const link = page.locator('[data-part="translations"] a');
    const label = await link.textContent();
    expect([words.translated, words.other]).toContain(label);
    await keepPicture(page, `translated-${lang}-1440`);
    await link.click();
    await page.waitForURL(/fol\.2026\.63/);
    expect([words.translated, words.other]).toContain(await page.locator('[data-part="translations"] a').textContent());
    expect(await page.locator('[data-part="translations"] a').textContent()).not.toBe(label);
  });

  test('the figures alone, each cited on its own', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openAlive(visitor, `${paper}?lang=${lang}`);
    expect(await page.locator('#fig1 [data-part="cite-figure"]').getAttribute('href')).toContain('/textDetail?');
    await pictures(page, `article-${lang}`);
    await page.locator('[data-part="figures-only"]').click();
    await page.waitForURL(/tab=figures/);
    expect(await page.locator('[data-part="figures-page"] figure img').count()).toBe(3);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await pictures(page, `figures-only-${lang}`);
  });
});

test('on a wide screen a figure is read beside the text, by mouse and by keyboard; the text stays where it is', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openAlive(visitor, `${paper}?lang=en`);
  const mention = page.locator('[data-part~="body"] p a[href="#fig1"]').first();
  await mention.scrollIntoViewIfNeeded();
  const before = (await mention.boundingBox())?.y ?? Number.NaN;
  await mention.focus();
  await page.keyboard.press('Enter');
  const sidePanel = page.locator('[data-part="beside"]');
  await sidePanel.locator('img').waitFor();
  expect(Math.abs(((await mention.boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(4);
  expect(page.url()).not.toContain('#fig1');
  expect((await axeFindings(page)).join('\n')).toBe('');
  await keepPicture(page, 'beside-en-1440');
  await page.keyboard.press('Escape');
  await expect.poll(() => sidePanel.count()).toBe(0);
  expect(await mention.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.setViewportSize({ width: 800, height: 900 });
  await mention.click();
  await page.waitForURL(/#fig1$/);
});

test('a review is read beside the text', async () => {
  const visitor = await arrive();
  const { page } = visitor;
  await openAlive(visitor, `${paper}?lang=en`);
  const review = page.locator('[data-part="rail-reviews"] a').first();
  await review.click();
  const sidePanel = page.locator('[data-part="beside"]');
  await sidePanel.getByText('The manuscript is clear').waitFor();
  expect(await page.locator('[data-part="article"] h1').first().isVisible()).toBe(true);
  expect((await axeFindings(page)).join('\n')).toBe('');
  await keepPicture(page, 'review-beside-en-1440');
});

test('nothing between the buttons waits for the page to wake', async () => {
  const { page } = await arrive();
  await openAsleep(page, `${paper}?lang=en`);
  expect(await page.locator('[data-part="actions"] [data-part="add-to-folder"]').isVisible()).toBe(true);
  expect(await page.locator('[data-part="actions"]').textContent()).not.toMatch(/Download \d/);
});

test('a number stays with its unit, a citation with its word', async () => {
  const { page, open } = await arrive({ javaScriptEnabled: false });
  await open('optics', `${paper}?lang=en`);
  const joined = page.locator('[data-part~="body"] [data-part="joined"]');
  const texts = await joined.allTextContents();
  expect(texts.some((text) => /^\d[\d.,]* \p{L}/u.test(text))).toBe(true);
  expect(texts.some((text) => /\[\d+$/.test(text))).toBe(true);
  expect(await joined.first().evaluate((element) => getComputedStyle(element).whiteSpace)).toBe('nowrap');
});

test('the name of a Chinese journal stands upright, that of another one is slanted', async () => {
  const { page, open } = await arrive();
  const slant = (lang: string) => async () => {
    await open('optics', `${paper}?lang=${lang}`);
    return page.locator('[data-part="article-head"] cite').evaluate((element) => getComputedStyle(element).fontStyle);
  };
  expect(await slant('zh')()).toBe('normal');
  expect(await slant('en')()).toBe('italic');
});

const isSeen = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
