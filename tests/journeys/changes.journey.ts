import { beforeAll, describe, expect, test } from 'vitest';
import { rebuilt, textOf } from '../support/redline-texts.ts';
import { axeFindings } from './axe.ts';
import { keepPicture } from './keep-picture.ts';
import { walkedIn } from './languages.ts';
import { useVisitors } from './visit.ts';

const arrive = useVisitors();

/** A paper of the sample journal whose second version says more than the first. */
const paper = '/article/doi/10.5555/fol.2026.9.2';
const changes = '/articleChanges?columnId={article:10.5555/fol.2026.9.2}&from=1&to=2';

const inLanguage = {
  zh: {
    title: '查看修改',
    next: '下一处修改',
    previous: '上一处修改',
    place: /第 1 处，共 \d+ 处/,
    inserted: '新增：',
  },
  en: {
    title: 'What changed',
    next: 'Next change',
    previous: 'Previous change',
    place: /Change 1 of \d+/,
    inserted: 'inserted:',
  },
} as const;

/** The worker needs a moment until it has compared the two. */
beforeAll(async () => {
  const { page, open, context } = await arrive();
  for (let attempt = 0; attempt < 60; attempt += 1) {
    await open('optics', `${changes}&lang=de`);
    if ((await page.locator('[data-part="redline"]').count()) === 1) break;
    await page.waitForTimeout(1_000);
  }
  await context.close();
}, 120_000);

describe.each(walkedIn('en'))('in %s', (lang) => {
  const words = inLanguage[lang];

  test('from a paper a reader comes to what its newest version changed, and goes from change to change', async () => {
    const { page, open } = await arrive();
    await open('optics', `${paper}?lang=${lang}`);
    const link = page.locator('[data-part="what-changed"]');
    expect(await link.textContent()).toBe(words.title);
    await link.click();
    await page.waitForURL(/\/articleChanges\?columnId=\d+&from=1&to=2/);
    await open('optics', `${changes}&lang=${lang}`);
    await page.locator('[data-part="redline"][data-awake]').waitFor();

    await page.getByRole('link', { name: words.next }).click();
    const place = page.locator('[data-part="change-place"]');
    expect(await place.textContent()).toMatch(words.place);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('change-1');
    expect(await page.locator('#change-1').evaluate((change) => change.getBoundingClientRect().top >= 0)).toBe(true);

    // By keyboard from there.
    await page.keyboard.press('n');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('change-2');
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    const count = Number(/\d+$/.exec((await place.textContent())?.replaceAll(/\D+$/g, '') ?? '')?.[0]);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(`change-${count}`);

    const sections = page.locator('[data-part="changed-sections"] a');
    expect(await sections.count()).toBeGreaterThan(1);
    await sections.last().focus();
    await page.keyboard.press('Enter');
    const target = (await sections.last().getAttribute('href'))?.slice(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe(target);
    expect((await axeFindings(page)).join('\n')).toBe('');
  });

  test('without scripts all of it is there: both texts, and in words what was inserted', async () => {
    const { page, open } = await arrive({ javaScriptEnabled: false });
    await open('optics', `${changes}&lang=${lang}`);
    const redline = await page.locator('[data-part="redline"] [data-part~="body"]').innerHTML();
    for (const [side, version] of [
      ['before', '?version=1&'],
      ['after', '?'],
    ] as const) {
      await open('optics', `${paper}${version}lang=${lang}`);
      const text = await page.locator('[data-part="article"] [data-part~="body"]').last().innerHTML();
      expect(rebuilt(redline, side)).toBe(textOf(text));
    }
    await open('optics', `${changes}&lang=${lang}`);
    expect(await page.locator('ins samp').first().textContent()).toContain(words.inserted);
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain('/articleChanges?columnId=');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    await page.getByRole('link', { name: words.next }).click();
    expect(new URL(page.url()).hash).toBe('#change-1');
  });
});

test.each([360, 768, 1024, 1440])('at %i px nothing is cut off, in light, dark and Arabic', async (width) => {
  const { page, open } = await arrive({ viewport: { width, height: 900 } });
  for (const lang of ['zh', 'en', 'ara']) {
    expect(await open('optics', `${changes}&lang=${lang}`)).toBe(200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await keepPicture(page, `changes-${lang}-${width}`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await keepPicture(page, `changes-dark-${width}`);
  expect((await axeFindings(page)).join('\n')).toBe('');
  await page.emulateMedia({ media: 'print', colorScheme: 'light' });
  await keepPicture(page, `changes-print-${width}`);
});

test('a paper with one version has no such page', async () => {
  const { page, open } = await arrive();
  expect(await open('optics', '/articleChanges?columnId={article:10.5555/fol.2026.11.1}&lang=en')).toBe(404);
  await open('optics', '/article/doi/10.5555/fol.2026.11.1?lang=en');
  expect(await page.locator('[data-part="what-changed"]').count()).toBe(0);
});
