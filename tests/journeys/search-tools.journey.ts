import { describe, expect, test } from 'vitest';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { openWhole } from './open-whole.ts';
import { untilQuiet } from './quiet.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

const own = {
  zh: { people: '人物', keywords: '关键词', show: /显示 [\d,]+ 条结果/, filter: /^筛选/, cite: '引用' },
  en: { people: 'People', keywords: 'Keywords', show: /Show [\d,]+ results?/, filter: /^Refine results/, cite: 'Cite' },
} as const;

describe.each(walkedIn('zh'))('in %s', (lang) => {
  const { people, keywords, show, filter, cite } = own[lang];
  const address = `/searchFrame?q=${encodeURIComponent('光')}&lang=${lang}`;

  test('suggestions stand by kind, what was typed stands out, and a screen reader hears how many there are', async () => {
    const { page, open } = await arrive();
    await open('optics', `/homeNav?lang=${lang}`);
    const field = page.locator('header input[name="q"]');
    await field.pressSequentially(lang === 'zh' ? '光' : 'lig');
    const groups = page.locator('header [role="listbox"] [role="group"]');
    await groups.first().waitFor();
    expect(await page.getByRole('group', { name: keywords }).getByRole('option').count()).toBeGreaterThan(0);
    expect(await page.locator('header [role="option"] strong').first().textContent()).toMatch(/^(光|lig)$/i);
    expect(await page.locator('header [role="status"]').textContent()).toMatch(/\d/);
    await page.keyboard.press('ArrowDown');
    const named = await field.getAttribute('aria-activedescendant');
    expect(await page.locator(`[id="${named}"]`).getAttribute('aria-selected')).toBe('true');
    expect((await axeFindings(page)).join('\n')).toBe('');
    await keepPicture(page, `search-suggestions-${lang}-1440`);
    await page.keyboard.press('Escape');
    expect(await field.getAttribute('aria-expanded')).toBe('false');
  });

  test('each keyword and person stands once in a list of choices, in the reader’s language, and finds what both names do', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, address);
    for (const facet of ['keyword', 'author']) {
      const names = await page.locator(`[data-facet="${facet}"] label`).allTextContents();
      expect(new Set(names.map((name) => name.trim().toLowerCase())).size).toBe(names.length);
    }
    const joined = page.locator('[data-facet="keyword"] li', { has: page.locator('input[value*="␟"]') }).first();
    const label = (await joined.locator('label').textContent()) ?? '';
    expect(/\p{Script=Han}/u.test(label)).toBe(lang === 'zh');
    const count = Number((await joined.locator('label + span').textContent())?.replaceAll(/\D/g, ''));
    await openWhole(
      visitor,
      `${address}&facet=${encodeURIComponent((await joined.locator('input').getAttribute('value')) ?? '')}`,
    );
    expect(Number((await page.locator('h1').textContent())?.replaceAll(/\D/g, ''))).toBe(count);
    expect(await page.locator('[data-part="chips"]').textContent()).toContain(label);
  });

  test('on the portal a person whom several sites have a record of stands once', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, `/searchFrame?q=light&lang=${lang}`, 'www');
    // Both sample journals have a record of her, with one ORCID iD. Their namesakes have two.
    const named = (name: string) => page.locator('[data-facet="author"] label', { hasText: name });
    expect(await named(lang === 'zh' ? '孙示嘉' : 'Shijia Sun').count()).toBe(1);
    expect(await named(lang === 'zh' ? '米拉·埃克森普勒' : 'Mira Exemplar').count()).toBe(2);
    const joined = page.locator('[data-facet="author"] li', { has: page.locator('input[value*="␟"]') }).first();
    const count = Number((await joined.locator('label + span').textContent())?.replaceAll(/\D/g, ''));
    const value = (await joined.locator('input').getAttribute('value')) ?? '';
    await openWhole(visitor, `/searchFrame?q=light&lang=${lang}&facet=${encodeURIComponent(value)}`, 'www');
    expect(Number((await page.locator('h1').textContent())?.replaceAll(/\D/g, ''))).toBe(count);
  });

  test('a paper that has figures is shown by the first of them, small and only when it comes into sight', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const found = `/searchFrame?q=${encodeURIComponent(lang === 'zh' ? '飞秒激光' : 'femtosecond')}&lang=${lang}`;
    const picture = page.locator('[data-part="hit"] img').first();
    // Small forms are made after the paper was published.
    await expect
      .poll(
        async () => {
          await openWhole(visitor, found);
          return picture.count();
        },
        { timeout: 150_000, interval: 3_000 },
      )
      .toBe(1);
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.getAttribute('loading')).toBe('lazy');
    const bytes = await picture.evaluate(
      async (image: HTMLImageElement) => (await (await fetch(image.src)).blob()).size,
    );
    expect(bytes).toBeLessThan(60_000);
    await keepPicture(page, `search-pictures-${lang}-1440`);
  });

  test('on a phone results come first; filters lie in a sheet that says how many it leaves', async () => {
    const visitor = await arrive({ viewport: { width: 360, height: 740 }, hasTouch: true });
    const { page } = visitor;
    await openWhole(visitor, address);
    const first = page.locator('[data-part="hit"]').first();
    expect((await first.boundingBox())?.y).toBeLessThan(900);
    expect(await page.locator('[data-part="refine"]').isVisible()).toBe(false);
    await page.getByRole('button', { name: filter }).tap();
    const sheet = page.locator('[data-part="refine"]');
    expect(await sheet.isVisible()).toBe(true);
    await sheet.locator('[data-facet="accessType"] summary').tap();
    const before = await sheet.getByRole('button', { name: show }).textContent();
    await sheet.locator('[data-facet="accessType"] input').first().tap();
    await page.waitForURL(/facet=accessType/);
    await untilQuiet(page);
    expect(await sheet.isVisible()).toBe(true);
    await expect.poll(() => sheet.getByRole('button', { name: show }).textContent()).not.toBe(before);
    await keepPicture(page, `search-sheet-${lang}-360`);
    expect((await axeFindings(page)).join('\n')).toBe('');
    await sheet.getByRole('button', { name: show }).tap();
    expect(await sheet.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await keepPicture(page, `search-results-${lang}-360`);
  });

  test('a search is saved as an alert and followed as a feed, with its filters', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, `${address}&year=5`);
    const feed = await page.locator('[data-part="search-feed"]').getAttribute('href');
    expect(feed).toContain('year=5');
    const advertised = await page
      .locator('link[rel="alternate"][type="application/rss+xml"]')
      .first()
      .getAttribute('href');
    expect(advertised).toContain('/rss/search.rss?q=');
    const answer = await page.evaluate(async (href) => {
      const heard = await fetch(href);
      return { type: heard.headers.get('content-type'), text: await heard.text() };
    }, feed ?? '');
    expect(answer.type).toContain('rss');
    expect(answer.text).toContain('<item>');
    await page.locator('[data-part="save-alert"]').click();
    await page.waitForURL(/emailSubscribe/);
    expect(await page.locator('[name="type"][value="keywords"]').isChecked()).toBe(true);
    expect(await page.locator('[data-part="subscribe"] input[name="keyword"]').inputValue()).toBe('光');
    // Whoever logs in first comes back to the alert that is about to be saved.
    const login = await page.locator('[data-part="login-hint"] a').getAttribute('href');
    const back = new URL(login ?? '', page.url()).searchParams.get('url') ?? '';
    expect(new URL(back, page.url()).searchParams.get('q')).toBe('光');
  });

  test('people have a tab of their own', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, `/searchFrame?q=${encodeURIComponent(lang === 'zh' ? '教授' : 'professor')}&lang=${lang}`);
    await page
      .locator('[data-part="search-tabs"]')
      .getByRole('link', { name: new RegExp(`^${people}`) })
      .click();
    await page.waitForURL(/kind%3Aexpert/);
    await untilQuiet(page);
    expect(await page.locator('[data-part="search-tabs"] [aria-current]').textContent()).toContain(people);
  });

  test('chosen papers are cited together, in the style and the file that are wanted', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, address);
    await page.locator('[data-part="hit"] input[type="checkbox"]').nth(0).check();
    await page.locator('[data-part="hit"] input[type="checkbox"]').nth(1).check();
    await page.locator('[data-part="selection"]').getByRole('button', { name: cite, exact: true }).click();
    const dialog = page.locator('[data-part="cite-works"]');
    await dialog.locator('[data-part="citation"]').nth(1).waitFor();
    await expect.poll(() => dialog.locator('ul[aria-busy="false"]').count()).toBe(1);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: /BibTeX/ }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.bib$/);
    await keepPicture(page, `search-cite-${lang}-1440`);
  });

  test('a long list of choices is opened and searched', async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await openWhole(visitor, address);
    const list = page.locator('[data-facet="keyword"]');
    await list.locator('p a').click();
    await page.waitForURL(/more=keyword/);
    await untilQuiet(page);
    const field = list.locator('[data-part="facet-search"]');
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const all = await list.locator('li').count();
    const last = ((await list.locator('li label').last().textContent()) ?? '').trim();
    await page.keyboard.type(last);
    await expect.poll(() => list.locator('li').count()).toBeLessThan(all);
    expect(await list.locator('li label').allTextContents()).toContain(last);
  });
});
