import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { documentLanguage, type Language, languages, textDirection } from '../../src/platform/kernel/language.ts';
import { axeFindings } from './axe.ts';
import { readersAddresses } from './built-addresses.ts';
import { isOpenedIn, isWholeRun } from './languages.ts';
import { samplePages } from './pages.ts';
import { useKeptWindows } from './visit.ts';

const enter = useKeptWindows();
const withLanguage = (path: string, language: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
/** Error, maintenance and forbidden pages always show Chinese. Which pages there are stands in tables/pages.tsv. */
const alwaysChinese = [404, 403, 503];

test('every address of the routes has a sample page to walk to', () => {
  expect(readersAddresses.length).toBeGreaterThan(100);
  const samples = new Set(samplePages.map(({ route }) => route.replaceAll(/\{(\w+)\}/g, ':$1')));
  expect(readersAddresses.filter((address) => !samples.has(address))).toEqual([]);
});

/** Pages of one address are made of the same parts: axe reads the first of them, and each when everything is to be proven. */
const pages = samplePages.map((sample, number) => {
  const isReadByAxe = isWholeRun || samplePages.findIndex(({ route }) => route === sample.route) === number;
  return { ...sample, isReadByAxe, fact: isReadByAxe ? ', and axe finds nothing' : '' };
});

/** addresses.journey.ts reads all of them in Chinese and English each time. */
const samplesIn = (language: Language) =>
  pages.filter(({ status }, number) =>
    alwaysChinese.includes(status) ? language === 'zh' : isOpenedIn(language, number),
  );

// Several at a time: a reader mostly waits.
describe.each(languages)('in %s', (language) => {
  test.concurrent.for(samplesIn(language))(
    '$host $path answers as it should and fits a phone$fact',
    async ({ host, path, status, isReadByAxe }, { expect }) => {
      const { page, open, source, leave } = await enter();
      try {
        expect(await open(host, withLanguage(path, language))).toBe(status);
        const expectedLanguage = alwaysChinese.includes(status) ? 'zh' : language;
        const html = page.locator('html');
        expect(await html.getAttribute('lang')).toBe(documentLanguage(expectedLanguage));
        expect(await html.getAttribute('dir')).toBe(textDirection(expectedLanguage));
        expect(await page.locator('h1').count()).toBe(1);
        expect((await source()).match(/<[^>]+\sstyle=/), 'has an inline style').toBeNull();
        expect(await sideways(page), 'scrolls sideways').toBeLessThanOrEqual(0);
        if (isReadByAxe) expect((await axeFindings(page)).join('\n')).toBe('');
        await page.setViewportSize({ width: 320, height: 740 });
        // What is measured by script comes to rest a frame later.
        await expect.poll(() => sideways(page), { message: 'scrolls sideways on a phone' }).toBeLessThanOrEqual(0);
        for (const colorScheme of isWholeRun ? (['light', 'dark'] as const) : []) {
          await page.emulateMedia({ colorScheme });
          await endTransitions(page);
          expect((await axeFindings(page)).join('\n'), `on a phone, ${colorScheme}`).toBe('');
        }
      } finally {
        await page.emulateMedia({ colorScheme: null });
        expect(await leave(), 'the browser complained').toEqual([]);
      }
    },
  );
});

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Halfway from light to dark no colours are what they are meant to be. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish();
  });
