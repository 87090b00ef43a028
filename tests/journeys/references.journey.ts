import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const paper = '/article/doi/10.5555/fol.2026.5.1';
const popover = '[data-part="reference-popover"]:popover-open';
const citation = '[data-part~="body"] p a[href="#bib1"]';

const inLanguage = {
  zh: { cited: '本文引用 2 次', cite: '引用本文', beside: '并列显示参考文献' },
  en: { cited: 'Cited 2× here', cite: 'Cite this paper', beside: 'References beside the text' },
} as const;

describe.each(walkedIn('en'))('in %s', (lang) => {
  const words = inLanguage[lang];

  test('by touch a citation opens above the text, stays on the screen, and goes with a touch elsewhere', async () => {
    const { page, open } = await arrive({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });
    await open('optics', `${paper}?lang=${lang}`);
    const link = page.locator(citation).first();
    await link.scrollIntoViewIfNeeded();
    await link.tap();
    const dialog = page.locator(popover);
    await dialog.waitFor();
    expect(page.url()).not.toContain('#');
    expect(await dialog.textContent()).toMatch(/^1\. /);
    const box = await dialog.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 360 && box.y >= 0 && box.y + box.height <= 780).toBe(true);
    expect((await axeFindings(page)).join('\n')).toBe('');
    // A finger needs as much room as for any link of the list.
    for (const action of await dialog.locator('[data-part="reference-actions"] a').all())
      expect((await action.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
    await page.touchscreen.tap(180, box && box.y > 390 ? 120 : 660);
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('a work that the text cites more than once says how often', async () => {
    const { page, open, source } = await arrive();
    await open('optics', `${paper}?lang=${lang}`);
    await page.locator(citation).first().press('Enter');
    await page.locator(popover).waitFor();
    expect(await page.locator(popover).textContent()).not.toContain(words.cited);
    // The samples cite each work once. Here the document cites it twice before any script has read it.
    const body = (await source()).replace(/<a [^>]*href="#bib1"[^>]*>.*?<\/a>/, '$& $&');
    await page.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.reload();
    await expect.poll(() => page.locator(citation).count()).toBe(2);
    await page.locator(citation).last().press('Enter');
    await expect.poll(() => page.locator(popover).textContent()).toContain(words.cited);
  });

  test('on a wide screen the list stands beside the text, and follows the citations that are pressed', async () => {
    const { page, open } = await arrive();
    await open('optics', `${paper}?lang=${lang}`);
    await page.mouse.move(600, 600);
    await page.locator('[data-reading]').waitFor();
    const cited = page.locator('[data-part~="body"] p a[href^="#bib"]');
    await cited.first().scrollIntoViewIfNeeded();
    const before = (await cited.first().boundingBox())?.y ?? Number.NaN;
    await cited.first().press('Enter');
    await page.locator(popover).getByRole('link', { name: words.beside }).press('Enter');
    const sidePanel = page.locator('[data-part="beside"]');
    const current = sidePanel.locator('[aria-current]');
    await current.waitFor();
    expect(Math.abs(((await cited.first().boundingBox())?.y ?? Number.NaN) - before)).toBeLessThan(4);
    expect(await page.locator(popover).count()).toBe(0);
    const first = await current.textContent();
    expect(first?.trim()).toMatch(/^\d+/);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `references-beside-${lang}-1440`);
    const other = page.locator(
      `[data-part~="body"] p a[href^="#bib"]:not([href="${await cited.first().getAttribute('href')}"])`,
    );
    await other.first().click();
    await expect.poll(() => current.textContent()).not.toBe(first);
    expect(page.url()).not.toContain('#');
    await page.keyboard.press('Escape');
    await expect.poll(() => sidePanel.count()).toBe(0);
    expect(await other.first().evaluate((link) => link === document.activeElement)).toBe(true);
  });

  test('“Cite this paper” stands behind the text: the reference, and a file for each program', async () => {
    const { page, open } = await arrive();
    await open('optics', `${paper}?lang=${lang}`);
    await page.locator('[data-part="outline"] a[href="#article-cite-this"]').click();
    const section = page.locator('section:has(#article-cite-this), section#article-cite-this').last();
    expect(await section.getByRole('heading').first().textContent()).toBe(words.cite);
    await expect.poll(() => section.locator('[data-part="quote"]').first().isVisible()).toBe(true);
    expect(await section.locator('[data-part="quote"]').first().textContent()).toContain('10.5555/fol.2026.5.1');
    const links = section.locator('[data-part="citation-formats"] a');
    const formats = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('citationType')),
    );
    expect(new Set(formats).size).toBe(5);
    const [download] = await Promise.all([page.waitForEvent('download'), links.first().click()]);
    expect(download.suggestedFilename()).toMatch(/\.(bib|enw|ris|net|xml)$/);
  });
});
